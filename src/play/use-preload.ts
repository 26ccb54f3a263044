import { useEffect, useState } from 'react';
import { canDraw } from '../../engine/stage/capabilities';
import { keepPart } from '../offline/worker-registration';
import { useServices } from '../services/context';
import { stage } from '../stage/stage';
import type { AnyGame } from './define-game';

/** Maximum wait for an idle browser, ms. A person may start after a second, so the wait must be shorter. */
const IDLE_WITHIN_MS = 300;

/**
 * Preloads files during the intro, and makes the service worker cache the whole game. A person who starts earlier
 * waits for the same files.
 *
 * @returns whether the scene may be created in advance; false during a session
 */
export function usePreload({ slug, scene, intro }: AnyGame, hasSession: boolean): boolean {
  const { recorder } = useServices();
  const [isLoaded, setLoaded] = useState(false);
  const [isAhead, setAhead] = useState(false);
  useEffect(() => {
    if (!isLoaded || hasSession || intro === 'play' || !canDraw()) return;
    const stop = whenIdle(() => setAhead(true));
    return () => {
      stop();
      setAhead(false);
    };
  }, [isLoaded, hasSession, intro]);
  useEffect(() => {
    // Requests files immediately. Only work that blocks the page waits for idle time.
    const scripts = Promise.all([import('../stage/Stage'), scene()]);
    scripts.catch((error: unknown) => console.warn('A game could not be preloaded', error));
    const preload = () => {
      if (canDraw()) stage.prepare();
      // Opens the journal now, because a start writes its first entry.
      recorder
        .journal()
        .catch((error: unknown) => console.warn('The journal could not be opened early', error));
      // Caches the game's other files after the files that this start needs.
      scripts.then(
        () => {
          setLoaded(true);
          keepPart(slug);
        },
        () => undefined,
      );
    };
    return whenIdle(preload);
  }, [slug, scene, recorder]);
  return isAhead;
}

/**
 * Calls `act` when the browser is idle, or after {@link IDLE_WITHIN_MS}.
 * @returns a function that cancels the call
 */
function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`. A call after the first paint is sufficient.
  if (typeof requestIdleCallback === 'undefined') {
    const id = setTimeout(act, IDLE_WITHIN_MS);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(id);
}
