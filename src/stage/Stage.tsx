/** The one Pixi Application. It owns one container for the scene at hand and nothing else. */
import { Application, extend } from '@pixi/react';
import { Container, type Application as PixiApplication } from 'pixi.js';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { APPLICATION_OPTIONS, Surface } from '../../engine/stage/surface';
import { useServices } from '../services/context';
import { type Occupant, stage } from './stage';

extend({ Container });

/** Keys for React: a new occupant gets a new container. */
const keys = new WeakMap<Occupant, number>();
let lastKey = 0;
function keyOf(occupant: Occupant): number {
  const key = keys.get(occupant) ?? ++lastKey;
  keys.set(occupant, key);
  return key;
}

/**
 * Whether the Application may be made. In development React undoes every effect once and does it again, a while after
 * the first commit, and @pixi/react destroys an Application that has come up by then. What is committed at once has its
 * effects at once, before anything can come up.
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
      // PixiJS Devtools read it.
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
      {/* Not before the Application is there: once it is, it shows again what it was first rendered with, and a
          container that came in between would be gone. */}
      {surface && occupant && <pixiContainer key={keyOf(occupant)} ref={mount} />}
    </Application>,
    stage.host,
  );
}
