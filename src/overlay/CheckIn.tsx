import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useId } from 'react';
import { MOOD_LABELS, MOODS, type Mood } from '../../domain/mood';
import {
  selectCanSubmit,
  selectHasSavingFailed,
  selectIsAfterGrounding,
  selectIsOfferingGrounding,
  selectIsOpen,
  selectIsSaving,
  selectMood,
  selectThankedMood,
} from '../../machines/app/check-in.machine';
import { requestPersistence } from '../device/persistence';
import { useCurrentUser, useServices } from '../services/context';
import { CALM_NOW_ADDRESS, LINK_START_STATE } from '../services/game-addresses';
import { Alert } from '../ui/Alert';
import { Button, ButtonLink } from '../ui/Button';
import { ChoiceTile } from '../ui/ChoiceTile';
import { Dialog, DialogActions } from '../ui/Dialog';
import { MOOD_ICONS } from '../ui/weather';
import styles from './overlay.module.css';

export default function CheckIn() {
  const { checkIn, settings } = useServices();
  const isOpen = useSelector(checkIn, selectIsOpen);
  const isOffering = useSelector(checkIn, selectIsOfferingGrounding);
  const thanked = useSelector(checkIn, selectThankedMood);
  return (
    <>
      {isOpen && (isOffering ? <Offers /> : <Question />)}
      {/* It is there before its words, so that screen readers announce them. */}
      <p role="status" className={styles.thanks}>
        {thanked && thanksFor(thanked, settings.value.dataCollection)}
      </p>
    </>
  );
}

/** Returns the line after a saved mood. For 'Not Great' the offers respond. */
function thanksFor(mood: Mood, isWritten: boolean): string {
  const thanks = mood === 'positive' ? 'Glad to hear it.' : 'Thanks for checking in.';
  if (!isWritten) return `${thanks} Nothing was recorded, just as you asked.`;
  return mood === 'positive' ? `${thanks} Noted.` : thanks;
}

function Question() {
  const { checkIn, settings, sound } = useServices();
  const mood = useSelector(checkIn, selectMood);
  const canSubmit = useSelector(checkIn, selectCanSubmit);
  const isSaving = useSelector(checkIn, selectIsSaving);
  const hasFailed = useSelector(checkIn, selectHasSavingFailed);
  const isCopied = useCurrentUser()?.sync === true;
  const name = useId();

  useEffect(() => {
    const subscription = checkIn.on('mood.saved', () => {
      sound.play({ type: 'cue', cue: 'check-in' });
      // From now on the browser has data that is worth keeping.
      if (settings.value.dataCollection) void requestPersistence();
    });
    return () => subscription.unsubscribe();
  }, [checkIn, settings, sound]);

  const skip = () => checkIn.send({ type: 'skipped', at: Date.now() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkIn.send({ type: 'submitted' });
  };

  return (
    <Dialog title="How are you feeling now?" onClose={skip} isSheet>
      <p className="text-muted">
        {isCopied
          ? 'Your answer stays in your journal and in the copy kept with your account.'
          : 'Your answer stays on this device.'}
      </p>
      <form onSubmit={submit}>
        <fieldset className={styles.moods} aria-label="How are you feeling now?" disabled={isSaving}>
          {MOODS.map((value) => {
            const Icon = MOOD_ICONS[value];
            return (
              <ChoiceTile
                key={value}
                name={name}
                isChosen={mood === value}
                onChoose={() => checkIn.send({ type: 'chosen', mood: value })}
                look="outlined"
                className={styles.mood}
              >
                <Icon className="text-primary" size={40} strokeWidth={1.5} aria-hidden />
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

function Offers() {
  const { checkIn, dialogs } = useServices();
  const isAfterGrounding = useSelector(checkIn, selectIsAfterGrounding);
  const close = () => checkIn.send({ type: 'closed' });
  return (
    <Dialog title="Thank you for saying so." onClose={close} isSheet>
      <p>Some moments stay heavy for a while, and that is all right. Would something different help?</p>
      <div className={styles.offers}>
        {isAfterGrounding ? (
          <ButtonLink look="primary" to={CALM_NOW_ADDRESS} onClick={close}>
            Breathe for a minute
          </ButtonLink>
        ) : (
          <ButtonLink
            look="primary"
            to="/games/grounding-techniques"
            state={LINK_START_STATE}
            onClick={close}
          >
            Try grounding instead
          </ButtonLink>
        )}
        <ButtonLink look="outlined" to="/games/forest-meditation" state={LINK_START_STATE} onClick={close}>
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
