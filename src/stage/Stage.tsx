/** The only Pixi Application. It has one container, for the current scene. */
import { Application, extend } from '@pixi/react';
import { Container, type Application as PixiApplication } from 'pixi.js';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { APPLICATION_OPTIONS, Surface } from '../../engine/stage/surface';
import { useServices } from '../services/context';
import { type Occupant, stage } from './stage';

extend({ Container });

/** React keys of occupants, so that each one gets a new container. */
const keys = new WeakMap<Occupant, number>();
let lastKey = 0;
function keyOf(occupant: Occupant): number {
  const key = keys.get(occupant) ?? ++lastKey;
  keys.set(occupant, key);
  return key;
}

/**
 * Returns whether the Application may be created. In development React runs effects twice after the first commit, and
 * `@pixi/react` destroys an Application that was created in between. A later commit avoids that.
 */
const useIsReady = import.meta.env.DEV
  ? () => {
      const [isReady, setReady] = useState(false);
      useEffect(() => queueMicrotask(() => flushSync(() => setReady(true))), []);
      return isReady;
    }
  : () => true;

export default function Stage() {
  const { clock } = useServices();
  const [surface, setSurface] = useState<Surface>();
  const occupant = useSyncExternalStore(stage.subscribe, () => stage.occupant);

  const begin = useCallback(
    (app: PixiApplication) => {
      // The property that PixiJS Devtools reads.
      if (import.meta.env.DEV) Object.assign(globalThis, { __PIXI_DEVTOOLS__: { app } });
      const made = new Surface(app, clock);
      made.warmUp();
      setSurface(made);
    },
    [clock],
  );
  const mount = useCallback(
    (container: Container | null) => {
      if (container && surface) occupant?.mount(container, surface);
    },
    [occupant, surface],
  );
  useEffect(() => () => surface?.destroy(), [surface]);

  if (!useIsReady()) return null;
  return createPortal(
    <Application {...APPLICATION_OPTIONS} onInit={begin}>
      {/* The container renders only after the Application is ready. The Application then renders its first children
          again, so an earlier container would be lost. */}
      {surface && occupant && <pixiContainer key={keyOf(occupant)} ref={mount} />}
    </Application>,
    stage.host,
  );
}
