/** Presses that show the breath: a finger, pen or mouse, Space, and the clicks of Enter and assistive technology. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type FollowEvent, LONGEST_PRESS_MS } from '../../machines/follow';
import { useServices } from '../services/context';

export interface FollowEventTarget {
  send(event: FollowEvent): void;
}

interface Holding {
  /** Id of the pointer, or the key. */
  readonly by: number | string;
  /** Clock time of the start, ms. */
  readonly since: number;
}

/**
 * Handlers of the button. Only the first finger counts, unless it rests for so long that it may be a palm. A hidden tab
 * and a window without focus cancel the press, because they receive no release event.
 */
export function useBreathPressHandlers(actor: FollowEventTarget) {
  const { clock } = useServices();
  const holding = useRef<Holding>(undefined);
  const send = (type: FollowEvent['type'], { timeStamp }: { readonly timeStamp: number }) => {
    // Uses the time of the event itself. A slow device handles the release late, which would turn a tap into a hold.
    const late = Math.max(0, performance.now() - timeStamp);
    actor.send({ type, at: Math.round(clock.now() - late) });
  };
  const press = (by: number | string, event: { readonly timeStamp: number }) => {
    const { since = Number.NEGATIVE_INFINITY } = holding.current ?? {};
    if (clock.now() - since < LONGEST_PRESS_MS) return;
    holding.current = { by, since: clock.now() };
    send('breath.pressed', event);
  };
  const end = (
    type: 'breath.released' | 'breath.cancelled',
    by: number | string,
    event: { readonly timeStamp: number },
  ) => {
    if (holding.current?.by !== by) return;
    holding.current = undefined;
    send(type, event);
  };

  useEffect(() => {
    const cancel = () => {
      if (holding.current === undefined) return;
      holding.current = undefined;
      actor.send({ type: 'breath.cancelled', at: clock.now() });
    };
    const followTab = () => document.hidden && cancel();
    document.addEventListener('visibilitychange', followTab);
    window.addEventListener('blur', cancel);
    return () => {
      document.removeEventListener('visibilitychange', followTab);
      window.removeEventListener('blur', cancel);
      cancel();
    };
  }, [actor, clock]);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // With pointer capture this button gets the release event even when the pointer is outside the window.
      event.currentTarget.setPointerCapture(event.pointerId);
      press(event.pointerId, event);
    },
    onPointerUp: (event: PointerEvent) => end('breath.released', event.pointerId, event),
    onPointerCancel: (event: PointerEvent) => end('breath.cancelled', event.pointerId, event),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      press(' ', event);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      // The release of Space would click.
      event.preventDefault();
      end('breath.released', ' ', event);
    },
    // Enter and assistive technology click without a pointer.
    onClick: (event: MouseEvent) => event.detail === 0 && send('breath.toggled', event),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
