import { type RefObject, useEffect, useRef } from 'react';
import { selectIsRubbedByItself } from '../../../machines/games/worry-stones/selectors';
import type { WorryStonesActor } from '../../../machines/games/worry-stones/worry-stones.machine';
import { useServices } from '../../services/context';

/**
 * Space rubs the stone while the key is held, except while 'Rub it for me' does. The listeners are native, because the
 * scene is in another React tree, so React events of its buttons do not bubble to the returned ref's element.
 */
export function useRubWithSpaceKey(actor: WorryStonesActor): RefObject<HTMLDivElement | null> {
  const { clock } = useServices();
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = around.current as HTMLDivElement;
    const stop = new AbortController();
    const { signal } = stop;
    let isHeld = false;
    let isRubbing = false;
    const release = () => {
      if (isRubbing) actor.send({ type: 'rub.ended', by: 'itself', at: clock.now() });
      isHeld = false;
      isRubbing = false;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || (event.target as HTMLElement).dataset.target !== 'stone') return;
      // Otherwise the browser would press the button on keyup.
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat || isHeld) return;
      isHeld = true;
      // Both are the rubber `itself`, so the release of the key would stop 'Rub it for me'.
      if (selectIsRubbedByItself(actor.getSnapshot())) return;
      isRubbing = true;
      actor.send({ type: 'rub.began', by: 'itself', at: clock.now() });
    };
    const lift = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isHeld) return;
      event.preventDefault();
      release();
    };
    element.addEventListener('keydown', press, { capture: true, signal });
    window.addEventListener('keyup', lift, { capture: true, signal });
    // A window without focus receives no keyup event.
    window.addEventListener('blur', release, { signal });
    element.addEventListener('focusout', release, { signal });
    return () => {
      stop.abort();
      release();
    };
  }, [actor, clock]);
  return around;
}
