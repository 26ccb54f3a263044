import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GroundingActor } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  STEPS,
  selectFound,
  selectStep,
  selectTaps,
} from '../../../machines/games/grounding-techniques/selectors';

/** Nothing, or a number: stones may write their count over it. */
const isCount = (text: string): boolean => /^\d{0,3}$/.test(text.trim());

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
  const [texts, setTexts] = useState<readonly string[]>(() => STEPS.map(() => ''));
  const countedTaps = useRef(taps);

  // Before it is painted: the field shows the count in the same frame in which the stone begins to turn.
  useLayoutEffect(() => {
    if (taps === countedTaps.current) return;
    countedTaps.current = taps;
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
