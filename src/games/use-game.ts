import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { GameSlug } from '../../domain/catalogue';
import type { CueTable } from '../../engine/audio/cue-table';
import { GAME_CUES, SCENES } from '../../engine/games/registry';
import type { Emitted } from '../../machines/emitted';
import { useServices } from '../app/context';
import { keepGame } from '../offline/worker-registration';
import { createPlayRecorder } from './play-recorder';

/** As much of a game's actor as the listeners need: every game emits the shared effects. */
interface Emitter {
  on<T extends Emitted<string>['type']>(
    type: T,
    listener: (emitted: Extract<Emitted<string>, { type: T }>) => void,
  ): { unsubscribe(): void };
}

/**
 * Runs a game's machine on the one clock for as long as its screen is there, and passes on what it emits:
 * cues to the sound, toasts to the shell, activities to the journal, requests to the check-in.
 */
export function useGame<TMachine extends AnyStateMachine>(
  slug: GameSlug,
  machine: TMachine,
  input: InputFrom<TMachine>,
): ActorRefFrom<TMachine> {
  const { clock, checkIn, toasts, recorder, sound } = useServices();
  const actor = useActorRef(machine as AnyStateMachine, { clock, input }) as ActorRefFrom<TMachine>;

  useEffect(() => {
    const emitter = actor as unknown as Emitter;
    const record = createPlayRecorder(recorder, slug);
    const cues: Promise<CueTable> = GAME_CUES[slug]();
    const listening = [
      emitter.on('cue', (emitted) => void cues.then((table) => sound.cue(table, emitted))),
      emitter.on('toast', toasts.showSilently),
      emitter.on('activity', (emitted) => {
        // A play begins with a gesture: from here on sound may be loaded.
        if (emitted.activity.kind === 'play.started') void cues.then(sound.prepare);
        record(emitted);
      }),
      emitter.on('check-in.requested', ({ delay }) =>
        checkIn.send({ type: 'requested', after: slug, delay, at: Date.now() }),
      ),
    ];
    return () => {
      for (const subscription of listening) subscription.unsubscribe();
    };
  }, [actor, slug, checkIn, toasts, recorder, sound]);

  return actor;
}

/** Loads what a start will need while the person still reads the intro. A start that comes first waits for the same. */
export function usePreload(slug: GameSlug): void {
  useEffect(() => {
    const preload = () => {
      Promise.all([import('../stage/Stage'), SCENES[slug]()])
        // After what this very start needs.
        .then(() => keepGame(slug))
        .catch((error: unknown) => console.warn('A game could not be loaded ahead', error));
    };
    // Safari has no idle callback; after the first paint is good enough.
    if (typeof requestIdleCallback === 'undefined') {
      const id = setTimeout(preload, 300);
      return () => clearTimeout(id);
    }
    const id = requestIdleCallback(preload);
    return () => cancelIdleCallback(id);
  }, [slug]);
}

/** A seed for a new game: the one place where chance comes from. */
export function newSeed(): number {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return seed as number;
}
