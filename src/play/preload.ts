import { hasWebGl } from '../../engine/stage/capabilities';
import type { JournalRecorder } from '../device/journal-recorder';
import { cachePart } from '../offline/worker-registration';
import { stage } from '../stage/stage';
import type { AnyGame } from './define-game';

/** Maximum wait for an idle browser, ms. A person may start after 1 s, so the wait must be shorter. */
const IDLE_WITHIN_MS = 300;

/**
 * Loads files during the intro, and makes the service worker cache the whole game. A person who starts earlier waits
 * for the same files.
 *
 * @returns a function that cancels work that waits for an idle browser
 */
export function preloadGame(
  { slug, scene }: AnyGame,
  recorder: JournalRecorder,
  onLoaded: () => void,
): () => void {
  // Requests files immediately. Only work that blocks the page waits for idle time.
  const scripts = Promise.all([import('../stage/Stage'), scene()]);
  scripts.catch((error: unknown) => console.warn('A game could not be preloaded', error));
  return whenIdle(() => {
    if (hasWebGl()) stage.prepare();
    // Opens the journal now, because a start writes its first entry.
    recorder
      .journal()
      .catch((error: unknown) => console.warn('The journal could not be opened early', error));
    // Caches the game's other files after the files that this start needs.
    scripts.then(
      () => {
        onLoaded();
        cachePart(slug);
      },
      () => undefined,
    );
  });
}

/** Calls `act` after at most {@link IDLE_WITHIN_MS}. Returns a function that cancels the call. */
export function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`. A call after the first paint is sufficient.
  if (typeof requestIdleCallback === 'undefined') {
    const id = setTimeout(act, IDLE_WITHIN_MS);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(id);
}
