import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { CueTable } from '../../engine/audio/cue-table';
import type { Emitted } from '../../machines/emitted';
import { useServices } from '../services/context';
import type { RunningGame } from './game-context';
import { type CurrentPlay, createPlayRecorder } from './play-recorder';

/** The part of a game's actor that the listeners need. Every game emits the shared effects. */
interface Emitter {
  on<T extends Emitted<string>['type']>(
    type: T,
    listener: (emitted: Extract<Emitted<string>, { type: T }>) => void,
  ): { unsubscribe(): void };
}

/**
 * Forwards a machine's effects: cues to the sound, toasts to the screen, activities to the journal, requests to the
 * check-in.
 *
 * @param gameId catalog ID for journal and check-in
 * @param cues sounds of the machine's cues
 * @param moodBefore receives each started play, to record the mood that the person gave before it
 * @param play holds the current play
 */
export function useEmitted(
  actor: AnyActorRef,
  gameId: string,
  cues: CueTable,
  moodBefore: RunningGame['moodBefore'],
  play: CurrentPlay,
): void {
  const { checkIn, toasts, recorder, settings, sound } = useServices();
  useEffect(() => {
    const emitter = actor as unknown as Emitter;
    const record = createPlayRecorder(recorder, gameId, (begun) => moodBefore.current?.(begun), play);
    const listening = [
      emitter.on('cue', (emitted) => sound.cue(cues, emitted)),
      emitter.on('toast', (toast) => {
        const { hideFigures } = settings.value;
        const description = (hideFigures && toast.descriptionWithoutScores) || toast.description;
        toasts.showSilently({ ...toast, description });
      }),
      emitter.on('activity', (emitted) => {
        // A play starts with a gesture, so the browser permits sound from now on.
        if (emitted.activity.kind === 'play.started') sound.prepare(cues);
        record(emitted);
      }),
      emitter.on('check-in.requested', ({ delay }) =>
        checkIn.send({ type: 'requested', after: gameId, play: play.current?.id, delay, at: Date.now() }),
      ),
    ];
    return () => {
      for (const subscription of listening) subscription.unsubscribe();
    };
  }, [actor, gameId, cues, moodBefore, play, checkIn, toasts, recorder, settings, sound]);
}
