/** The thought stays visible while the person types. */
import { useSelector } from '@xstate/react';
import { CloudRain } from 'lucide-react';
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import {
  selectIsOwnAnswerFilled,
  selectThoughtIndex,
  thoughtAt,
} from '../../../machines/games/thought-bubbles/selectors';
import type { ThoughtBubblesActor } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { usePlay } from '../../play/play-context';
import { useKeepAboveKeyboard } from '../../play/use-keep-above-keyboard';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import { isEscape } from '../../ui/keys';
import textArea from '../../ui/text-area.module.css';
import styles from './own-thought.module.css';
import type { TypedAnswers } from './use-typed-answers';

interface OwnThoughtProps {
  actor: ThoughtBubblesActor;
  words: TypedAnswers;
}

export function OwnThought({ actor, words }: OwnThoughtProps) {
  const id = useId();
  const { focusScene } = usePlay();
  const isFilled = useSelector(actor, selectIsOwnAnswerFilled);
  const thought = useSelector(actor, selectThoughtIndex);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    // The focused element disappears with the form.
    return () => void focusScene();
  }, [focusScene]);
  useEscape(() => actor.send({ type: 'form.cancelled' }));
  useKeepAboveKeyboard(form);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    words.submit();
  };
  return (
    <form ref={form} className={styles.form} aria-label="An answer of your own" onSubmit={submit}>
      <p className={styles.thought}>
        <CloudRain size={22} strokeWidth={1.75} aria-hidden />
        <span>{thoughtAt(thought).text}</span>
      </p>
      <label htmlFor={id} className="font-semibold">
        What would you say to a friend who thought this?
      </label>
      <textarea
        ref={field}
        id={id}
        className={`${textArea.area} ${styles.field}`}
        rows={2}
        dir="auto"
        aria-describedby={`${id}hint`}
        // The browser must neither store the text nor send it to a spelling service.
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={words.draft}
        onChange={(event) => words.type(event.target.value)}
      />
      <p id={`${id}hint`} className="hint">
        It doesn't have to be cheerful. Just fair. It stays on this device.
      </p>
      <div className={styles.ways}>
        <Button look="outlined" onClick={() => actor.send({ type: 'form.cancelled' })}>
          Cancel
        </Button>
        <Button look="primary" type="submit" disabled={!isFilled}>
          Submit
        </Button>
      </div>
    </form>
  );
}

/** Closes the form before the session handles Escape, even without focus in the form. An open dialog has priority. */
function useEscape(close: () => void): void {
  const { dialogs } = useServices();
  const closeForm = useEffectEvent(close);
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (!isEscape(event) || event.defaultPrevented || dialogs.isAnyOpen) return;
      event.preventDefault();
      closeForm();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [dialogs]);
}
