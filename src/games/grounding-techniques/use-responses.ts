import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { GroundingActor } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  GROUNDING_STEPS,
  selectSessionNumber,
  selectStepIndex,
} from '../../../machines/games/grounding-techniques/selectors';

const BLANK: readonly string[] = GROUNDING_STEPS.map(() => '');

interface Responses {
  /** One text per step. */
  readonly texts: readonly string[];
  readonly type: (text: string) => void;
}

/** Component state, so typed text disappears with the exercise. The machine only knows whether a text is blank. */
export function useResponses(actor: GroundingActor): Responses {
  const step = useSelector(actor, selectStepIndex);
  const session = useSelector(actor, selectSessionNumber);
  const [texts, setTexts] = useState(BLANK);
  const [ownSession, setOwnSession] = useState(session);
  // A new session on the same screen starts blank.
  if (ownSession !== session) {
    setOwnSession(session);
    setTexts(BLANK);
  }
  return {
    texts,
    type: (text) => {
      setTexts((now) => now.with(step, text));
      actor.send({ type: 'response.changed', typed: text.trim() !== '' });
    },
  };
}
