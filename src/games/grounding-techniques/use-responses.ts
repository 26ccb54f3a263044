import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GroundingActor } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  selectFound,
  selectSession,
  selectStep,
  selectTaps,
} from '../../../machines/games/grounding-techniques/selectors';
import { countsIn } from '../../../machines/games/grounding-techniques/steps';

/**
 * Returns whether a response is empty or a number of one to three digits. Only such a response is replaced with the new
 * count when the person taps a stone.
 */
export const isCount = (text: string): boolean => /^\d{0,3}$/.test(text.trim());

/** Returns the initial response of each step: the number of stones that are turned already, or an empty text. */
const countsOf = (actor: GroundingActor): readonly string[] =>
  countsIn(actor.getSnapshot().context.turned).map((count) => (count > 0 ? `${count}` : ''));

interface Responses {
  /** Response of each step, typed or counted. */
  readonly texts: readonly string[];
  /** Sets the response of the current step. */
  readonly type: (text: string) => void;
}

/**
 * Keeps typed text only in component state, so that the text disappears with the exercise. The machine only knows
 * whether a response is blank.
 */
export function useResponses(actor: GroundingActor): Responses {
  const step = useSelector(actor, selectStep);
  const found = useSelector(actor, selectFound);
  const taps = useSelector(actor, selectTaps);
  const session = useSelector(actor, selectSession);
  const [texts, setTexts] = useState(() => countsOf(actor));
  const [ownSession, setOwnSession] = useState(session);
  const countedTaps = useRef(0);
  // A new session on the same screen starts with the counts of its stones.
  if (ownSession !== session) {
    setOwnSession(session);
    setTexts(countsOf(actor));
  }

  // A layout effect, so that the count appears in the frame in which the stone starts to turn.
  useLayoutEffect(() => {
    const isTapped = taps > countedTaps.current;
    countedTaps.current = taps;
    if (!isTapped) return;
    setTexts((now) => (isCount(now[step] ?? '') ? now.with(step, String(found)) : now));
  }, [taps, step, found]);

  return {
    texts,
    type: (text) => {
      setTexts((now) => now.with(step, text));
      actor.send({ type: 'response.changed', filled: text.trim() !== '' });
    },
  };
}
