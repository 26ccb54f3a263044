/** The one Pixi Application. It owns one container for the scene at hand and nothing else. */
import { Application, extend } from '@pixi/react';
import { Container, type Application as PixiApplication } from 'pixi.js';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { APPLICATION_OPTIONS, Surface } from '../../engine/gpu/surface';
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

export default function Stage() {
  const { clock } = useServices();
  const surface = useRef<Surface>(null);
  const occupant = useSyncExternalStore(stage.subscribe, () => stage.occupant);

  /** A container that was there before the Application was: either may come first. */
  const waiting = useRef<() => void>(undefined);

  const begin = useCallback(
    (app: PixiApplication) => {
      surface.current = new Surface(app, clock);
      // While the intro is read; a scene that waits already makes the same for itself.
      if (!stage.occupant) surface.current.warmUp();
      waiting.current?.();
      waiting.current = undefined;
    },
    [clock],
  );
  const mount = useCallback(
    (container: Container | null) => {
      waiting.current = undefined;
      if (!container) return;
      const show = () => surface.current && occupant?.mount(container, surface.current);
      if (surface.current) show();
      else waiting.current = show;
    },
    [occupant],
  );
  useEffect(() => () => surface.current?.destroy(), []);

  return createPortal(
    <Application {...APPLICATION_OPTIONS} onInit={begin}>
      {occupant && <pixiContainer key={keyOf(occupant)} ref={mount} />}
    </Application>,
    stage.host,
  );
}
