import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GroundingActor } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  STEPS,
  selectFound,
  selectSession,
  selectStep,
  selectTaps,
} from '../../../machines/games/grounding-techniques/selectors';

/** Nothing, or a number: stones may write their count over it. */
const isCount = (text: string): boolean => /^\d{0,3}$/.test(text.trim());

const BLANK: readonly string[] = STEPS.map(() => '');

interface Responses {
  /** What was typed or counted for each step. */
  readonly texts: readonly string[];
  /** Somebody typed: this is the response of the step at hand now. */
  readonly type: (text: string) => void;
}

/**
 * What is typed lives here and nowhere else: it goes when the exercise leaves the screen. The machine hears only
 * whether a response is more than blanks.
 */
export function useResponses(actor: GroundingActor): Responses {
  const step = useSelector(actor, selectStep);
  const found = useSelector(actor, selectFound);
  const taps = useSelector(actor, selectTaps);
  const session = useSelector(actor, selectSession);
  const [texts, setTexts] = useState(BLANK);
  const [ownSession, setOwnSession] = useState(session);
  const countedTaps = useRef(0);
  // Another session begins on the same screen: nothing of the last one is left.
  if (ownSession !== session) {
    setOwnSession(session);
    setTexts(BLANK);
  }

  // Before it is painted: the field shows the count in the same frame in which the stone begins to turn.
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
