import { useEffect, useMemo } from 'react';

/** Maximum time between a start and the second tap of a double tap, ms. */
const DOUBLE_TAP_MS = 350;

/** Maximum distance between the taps of a double tap, CSS px. */
const DOUBLE_TAP_PX = 30;

const NOWHERE = { x: Number.NaN, y: Number.NaN };

interface EarlyPresses {
  /** Must be called when a session begins. */
  readonly begun: () => void;
  /** Must be called when the first frame is visible. */
  readonly shown: () => void;
}

/**
 * Suppresses presses that are not meant for the session: a press on the scene before its first frame, and the second
 * tap of a double tap on Start.
 */
export function useEarlyPresses(): EarlyPresses {
  const presses = useMemo(createEarlyPresses, []);
  useEffect(presses.listen, []);
  return presses;
}

function createEarlyPresses(): EarlyPresses & { readonly listen: () => () => void } {
  let last = NOWHERE;
  /** Position of the press that started the session, CSS px. */
  let start = NOWHERE;
  let beganAt = Number.NEGATIVE_INFINITY;
  let isHidden = false;
  /** Ids of the pointers whose last press was suppressed. Their events up to the click are suppressed too. */
  const taken = new Set<number>();

  const isEarly = ({ target, clientX, clientY }: PointerEvent): boolean => {
    if (isHidden && (target as Element).closest('[data-target]')) return true;
    const isNear = Math.hypot(clientX - start.x, clientY - start.y) <= DOUBLE_TAP_PX;
    return isNear && performance.now() - beganAt < DOUBLE_TAP_MS;
  };
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const press = (event: PointerEvent): void => {
    taken.delete(event.pointerId);
    if (isEarly(event)) {
      taken.add(event.pointerId);
      stop(event);
    } else {
      // After a press elsewhere the next one at the place of Start is no double tap.
      start = NOWHERE;
    }
    last = { x: event.clientX, y: event.clientY };
  };
  const goOn = (event: Event): void => {
    // A click by keyboard has no pointer, so it is no first tap of a double tap.
    if (event.type === 'click' && (event as MouseEvent).detail === 0) last = NOWHERE;
    if (taken.has((event as PointerEvent).pointerId)) stop(event);
  };
  return {
    begun: () => {
      beganAt = performance.now();
      start = last;
      isHidden = true;
    },
    shown: () => {
      isHidden = false;
    },
    listen: () => {
      const stopListening = new AbortController();
      const options = { capture: true, signal: stopListening.signal };
      document.addEventListener('pointerdown', press, options);
      for (const type of ['pointermove', 'pointerup', 'pointercancel', 'click'])
        document.addEventListener(type, goOn, options);
      return () => stopListening.abort();
    },
  };
}
