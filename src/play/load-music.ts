import type { AnyActorRef } from 'xstate';
import type { Services } from '../services/services';
import type { AnyGame } from './define-game';

/** Music loads after the session's first frame. Returns a function that fades the music out. */
export function loadMusic(actor: AnyActorRef, definition: AnyGame, services: Services): () => void {
  const music = services.sound
    .whenFree()
    .then(() => import('./music'))
    .then(({ playMusic }) => playMusic(actor, definition, services))
    .catch((error: unknown) => console.warn('The music could not be loaded', error));
  return () => void music.then((end) => end?.());
}
