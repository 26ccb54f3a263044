import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectRound, selectSession, selectThought } from '../../../machines/games/thought-bubbles/selectors';
import type { ThoughtBubblesActor } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';

export interface OwnWords {
  /** What stands in the form; a slip of the finger that closes it loses nothing. */
  readonly draft: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
  /** What was submitted, by thought (0-9). */
  readonly submitted: Readonly<Record<number, string>>;
}

/**
 * What is typed lives here and nowhere else: it goes when the exercise leaves the screen. The machine hears only
 * whether it is more than blanks, and that it was submitted.
 */
export function useOwnWords(actor: ThoughtBubblesActor): OwnWords {
  const thought = useSelector(actor, selectThought);
  const session = useSelector(actor, selectSession);
  const round = useSelector(actor, selectRound);
  const [draft, setDraft] = useState('');
  const [submitted, setSubmitted] = useState<Readonly<Record<number, string>>>({});
  const [own, setOwn] = useState({ session, round });
  // Another session begins on the same screen: nothing of the last one is left. Every round begins with an empty form.
  if (own.session !== session || own.round !== round) {
    setOwn({ session, round });
    setDraft('');
    if (own.session !== session) setSubmitted({});
  }
  return {
    draft,
    submitted,
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
