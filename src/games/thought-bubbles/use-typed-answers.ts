import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  selectRoundNumber,
  selectSessionNumber,
  selectThoughtIndex,
} from '../../../machines/games/thought-bubbles/selectors';
import type { ThoughtBubblesActor } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';

export interface TypedAnswers {
  /** Closing the form by accident does not lose the draft. */
  readonly draft: string;
  /** Whether this session has any text of the person. */
  readonly areThere: boolean;
  readonly type: (text: string) => void;
  readonly submit: () => void;
  /** Submitted answers by the thought's number, 0-9. */
  readonly submitted: Readonly<Record<number, string>>;
}

/**
 * Typed text is only component state, so it disappears with the exercise. The machine only knows whether the text is
 * blank and whether it was submitted.
 */
export function useTypedAnswers(actor: ThoughtBubblesActor): TypedAnswers {
  const thought = useSelector(actor, selectThoughtIndex);
  const session = useSelector(actor, selectSessionNumber);
  const round = useSelector(actor, selectRoundNumber);
  const [draft, setDraft] = useState('');
  const [submitted, setSubmitted] = useState<Readonly<Record<number, string>>>({});
  const [own, setOwn] = useState({ session, round });
  // A new session starts empty, and every round starts with an empty form.
  if (own.session !== session || own.round !== round) {
    setOwn({ session, round });
    setDraft('');
    if (own.session !== session) setSubmitted({});
  }
  return {
    draft,
    submitted,
    areThere: draft.trim() !== '' || Object.keys(submitted).length > 0,
    type: (text) => {
      setDraft(text);
      actor.send({ type: 'form.changed', filled: text.trim() !== '' });
    },
    submit: () => {
      if (draft.trim() === '') return;
      setSubmitted((now) => ({ ...now, [thought]: draft.trim() }));
      actor.send({ type: 'form.submitted' });
    },
  };
}
