import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useId } from 'react';
import { MOOD_LABELS, MOODS, type Mood } from '../../domain/mood';
import {
  selectCanSubmit,
  selectHasFailed,
  selectHasGame,
  selectIsOffering,
  selectIsSaving,
  selectMood,
} from '../../machines/app/check-in.machine';
import type { ToastEmitted } from '../../machines/emitted';
import { askToKeep } from '../device/keeping';
import { useCurrentUser, useServices } from '../services/context';
import { BEGIN_AT_ONCE } from '../services/game-addresses';
import { Alert } from '../ui/Alert';
import { Button, ButtonLink } from '../ui/Button';
import { ChoiceTile } from '../ui/ChoiceTile';
import { Dialog, DialogActions } from '../ui/Dialog';
import { WEATHER } from '../ui/weather';
import styles from './overlay.module.css';

export default function CheckIn() {
  const { checkIn } = useServices();
  const isOffering = useSelector(checkIn, selectIsOffering);
  return isOffering ? <Offers /> : <Question />;
}

/** Returns the toast after a saved mood. For 'Not Great' the dialog itself responds. */
function thanksFor(mood: Mood, isWritten: boolean): Omit<ToastEmitted, 'type'> | undefined {
  if (mood === 'negative') return undefined;
  const thanks = mood === 'positive' ? 'Glad to hear it.' : 'Thanks for checking in.';
  if (!isWritten) return { title: thanks, description: 'Nothing was recorded, just as you asked.' };
  return {
    title: mood === 'positive' ? `${thanks} Noted.` : thanks,
    description: "It's in your journal.",
  };
}

function Question() {
  const { checkIn, settings, sound, toasts } = useServices();
  const mood = useSelector(checkIn, selectMood);
  const canSubmit = useSelector(checkIn, selectCanSubmit);
  const isSaving = useSelector(checkIn, selectIsSaving);
  const hasFailed = useSelector(checkIn, selectHasFailed);
  const isCopied = useCurrentUser()?.sync === true;
  const name = useId();

  useEffect(() => {
    const subscription = checkIn.on('mood.saved', ({ mood: saved }) => {
      const { dataCollection } = settings.value;
      sound.play({ type: 'cue', cue: 'check-in' });
      const thanks = thanksFor(saved, dataCollection);
      if (thanks) toasts.showSilently(thanks);
      // From now on the browser has data that is worth keeping.
      if (dataCollection) void askToKeep();
    });
    return () => subscription.unsubscribe();
  }, [checkIn, settings, sound, toasts]);

  const skip = () => checkIn.send({ type: 'skipped', at: Date.now() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkIn.send({ type: 'submitted' });
  };

  return (
    <Dialog title="How are you feeling now?" onClose={skip} isCentred>
      <p className={styles.aside}>
        {isCopied
          ? 'Your answer stays in your journal and in the copy kept with your account.'
          : 'Your answer stays on this device.'}
      </p>
      <form onSubmit={submit}>
        <fieldset className={styles.moods} aria-label="How are you feeling now?" disabled={isSaving}>
          {MOODS.map((value) => {
            const Icon = WEATHER[value];
            return (
              <ChoiceTile
                key={value}
                name={name}
                isChosen={mood === value}
                onChoose={() => checkIn.send({ type: 'chosen', mood: value })}
                look="outlined"
                className={styles.mood}
              >
                <Icon size={40} strokeWidth={1.5} aria-hidden />
                <span>{MOOD_LABELS[value]}</span>
              </ChoiceTile>
            );
          })}
        </fieldset>
        {hasFailed && (
          <Alert>Your browser couldn't save this. Your answer is still here, so please try again.</Alert>
        )}
        <DialogActions>
          <Button look="outlined" onClick={skip} disabled={isSaving}>
            Skip
          </Button>
          <Button look="primary" type="submit" disabled={!canSubmit}>
            Submit
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Content after 'Not Great': a kind sentence and offers. */
function Offers() {
  const { checkIn, dialogs } = useServices();
  const hasGame = useSelector(checkIn, selectHasGame);
  const close = () => checkIn.send({ type: 'closed' });
  return (
    <Dialog title="Thank you for being honest." onClose={close} isCentred>
      <p>
        {hasGame
          ? "Feeling worse after an exercise happens to many people, and it isn't a failure. Would something different help?"
          : "Many people have hard hours, and having one isn't a failure. Would something help now?"}
      </p>
      <div className={styles.offers}>
        <ButtonLink look="primary" to="/games/grounding-techniques" state={BEGIN_AT_ONCE} onClick={close}>
          Try grounding instead
        </ButtonLink>
        <ButtonLink look="outlined" to="/games/forest-meditation" state={BEGIN_AT_ONCE} onClick={close}>
          Just sit with the forest
        </ButtonLink>
        <Button
          look="outlined"
          onClick={() => {
            close();
            dialogs.open('help');
          }}
        >
          Talk to someone
        </Button>
        <button type="button" className={styles.notNow} onClick={close}>
          Not now
        </button>
      </div>
    </Dialog>
  );
}
