import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId } from 'react';
import {
  END_AFTER_CHOICES,
  type EndAfterActor,
  type EndAfterMinutes,
  endAfterMachine,
  FADE_OUT_MS,
  selectMinutes,
} from '../../machines/session/end-after.machine';
import { useServices } from '../services/context';
import styles from './end-after.module.css';

/** Duration of the sound's fade-in after the session was left or the choice changed, s. */
const COME_BACK_SECONDS = 2;

/**
 * Ends a session after the chosen time. Sound and light fade over its last 30 s.
 *
 * @param isRunning whether a session is running. The time counts from the session's start.
 * @param onEnd must leave the session
 */
export function useEndAfter(isRunning: boolean, onEnd: () => void): EndAfterActor {
  const { clock, sound, ambience, watched } = useServices();
  const actor = useActorRef(endAfterMachine, { ...watched, clock });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const listening = [
      actor.on('fade.began', ({ ms }) => sound.fade('silence', ms / 1000)),
      actor.on('fade.ended', () => sound.fade('sound', COME_BACK_SECONDS)),
      actor.on('ended', () => {
        // The ambience has faded out and must not return together with the other sound.
        ambience.stop(0);
        end();
      }),
    ];
    return () => {
      for (const subscription of listening) subscription.unsubscribe();
    };
  }, [actor, sound, ambience]);
  useEffect(() => {
    if (!isRunning) return;
    actor.send({ type: 'session.began' });
    return () => actor.send({ type: 'session.left' });
  }, [actor, isRunning]);
  return actor;
}

/** @param isEnded whether the session has ended by itself. If so, its ambience does not return with the sound. */
export function useSoundFade(isFading: boolean, isEnded: () => boolean): void {
  const { sound, ambience } = useServices();
  const hasEnded = useEffectEvent(isEnded);
  useEffect(() => {
    if (!isFading) return;
    sound.fade('silence', FADE_OUT_MS / 1000);
    return () => {
      if (hasEnded()) ambience.stop(0);
      sound.fade('sound', COME_BACK_SECONDS);
    };
  }, [isFading, sound, ambience]);
}

/** Off by default. */
export function EndAfter({ actor }: { actor: EndAfterActor }) {
  const id = useId();
  const minutes = useSelector(actor, selectMinutes);
  return (
    <div className="inline-flex gap-10 items-center font-semibold">
      <label htmlFor={id}>End after</label>
      <select
        id={id}
        className={styles.choice}
        value={minutes}
        onChange={(event) =>
          actor.send({ type: 'minutes.chosen', minutes: Number(event.target.value) as EndAfterMinutes })
        }
      >
        {END_AFTER_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 0 ? 'Off' : `${choice} minutes`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Darkens the screen before a session ends. The layer lets touches through, and announces the end once. */
export function Dusk({ isFalling }: { isFalling: boolean }) {
  return (
    <>
      <div className={styles.dusk} data-falls={isFalling || undefined} aria-hidden />
      <p className="visually-hidden" role="status">
        {isFalling && 'This session will end gently in half a minute.'}
      </p>
    </>
  );
}
