import type { AnyActorRef } from 'xstate';
import { Music } from '../../engine/audio/music/music';
import { MusicVoice } from '../../engine/audio/music/music-voice';
import { nextRandom } from '../../machines/random';
import type { Services } from '../services/services';
import type { AnyGame } from './define-game';

/**
 * Plays music while its switch is on, the game does not rest, and the tab of a game that waits is visible.
 * @returns a function that fades the music out
 */
export function playMusic(
  actor: AnyActorRef,
  { music, whenHidden }: Pick<AnyGame, 'music' | 'whenHidden'>,
  { clock, settings, sound, theme }: Pick<Services, 'clock' | 'settings' | 'sound' | 'theme'>,
): () => void {
  let playing: Music | undefined;
  let isOver = false;
  let [seed] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number];
  const random = () => {
    const [value, next] = nextRandom(seed);
    seed = next;
    return value;
  };
  const stop = () => {
    playing?.end();
    playing = undefined;
  };
  const follow = () => {
    const isHidden = whenHidden === 'waits' && document.hidden;
    const state = isOver || isHidden || sound.levelOf('music') === 0 ? null : music(actor.getSnapshot());
    if (!state) {
      stop();
      return;
    }
    if (!playing) {
      playing = new Music({ clock, random, handle: sound.voice('music', (parts) => new MusicVoice(parts)) });
      // The audio engine may still have to load.
      sound.background(follow);
    }
    playing.follow({ daylight: theme.value === 'day' ? 1 : 0, ...state });
  };
  const subscription = actor.subscribe(follow);
  // A setting reaches the mixer in the same task.
  const endings = [settings.subscribe(() => queueMicrotask(follow)), theme.subscribe(follow)];
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    isOver = true;
    subscription.unsubscribe();
    for (const end of endings) end();
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}
