import { useEffect, useState } from 'react';
import { canDraw } from '../../engine/stage/capabilities';
import { keepPart } from '../offline/worker-registration';
import { useServices } from '../services/context';
import { stage } from '../stage/stage';
import type { AnyGame } from './define-game';

/** Maximum wait for an idle browser, ms: a busy one would be idle too late for a person who starts after a second. */
const IDLE_WITHIN_MS = 300;

/**
 * Preloads files for a start during the intro, and makes the service worker cache the whole game. An earlier start
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
    // Files are requested at once. Only work that blocks the page waits for idle time.
    const scripts = Promise.all([import('../stage/Stage'), scene()]);
    scripts.catch((error: unknown) => console.warn('A game could not be loaded ahead', error));
    const preload = () => {
      if (canDraw()) stage.prepare();
      // A start writes the journal's first entry of the play.
      recorder
        .journal()
        .catch((error: unknown) => console.warn('The journal could not be opened ahead', error));
      // After the files of the current start.
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

/** @returns a function that cancels it */
function whenIdle(act: () => void): () => void {
  // Safari has no idle callback; after the first paint is sufficient.
  if (typeof requestIdleCallback === 'undefined') {
    const id = setTimeout(act, IDLE_WITHIN_MS);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(id);
}
