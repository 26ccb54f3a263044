import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { CueTable } from '../../engine/audio/cue-table';
import type { Emitted } from '../../machines/emitted';
import { useServices } from '../services/context';
import type { RunningGame } from './game-context';
import { createPlayRecorder } from './play-recorder';

/** As much of a game's actor as the listeners need: every game emits the shared effects. */
interface Emitter {
  on<T extends Emitted<string>['type']>(
    type: T,
    listener: (emitted: Extract<Emitted<string>, { type: T }>) => void,
  ): { unsubscribe(): void };
}

/**
 * Passes on what a game's machine emits: cues to the sound, toasts to the shell, activities to the journal, requests
 * to the check-in.
 *
 * @param gameId The catalogue's id: journal and check-in know the game by it.
 * @param cues What each of the machine's cues sounds like.
 * @param moodBefore Takes each play that begins, for a mood that was given before it.
 */
export function useEmitted(
  actor: AnyActorRef,
  gameId: string,
  cues: CueTable,
  moodBefore: RunningGame['moodBefore'],
): void {
  const { checkIn, toasts, recorder, settings, sound } = useServices();
  useEffect(() => {
    const emitter = actor as unknown as Emitter;
    const record = createPlayRecorder(recorder, gameId, (begun) => moodBefore.current?.(begun));
    let play: string | undefined;
    const listening = [
      emitter.on('cue', (emitted) => sound.cue(cues, emitted)),
      emitter.on('toast', (toast) => {
        const { hideFigures } = settings.value;
        const description = (hideFigures && toast.withoutFigures) || toast.description;
        toasts.showSilently({ ...toast, description });
      }),
      emitter.on('activity', (emitted) => {
        // A play begins with a gesture: from here on sound may be loaded.
        if (emitted.activity.kind === 'play.started') sound.prepare(cues);
        play = record(emitted);
      }),
      emitter.on('check-in.requested', ({ delay }) =>
        checkIn.send({ type: 'requested', after: gameId, play, delay, at: Date.now() }),
      ),
    ];
    return () => {
      for (const subscription of listening) subscription.unsubscribe();
    };
  }, [actor, gameId, cues, moodBefore, checkIn, toasts, recorder, settings, sound]);
}
