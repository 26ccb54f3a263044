import { useEffect, useState } from 'react';
import { canDraw } from '../../engine/stage/capabilities';
import { keepPart } from '../offline/worker-registration';
import { useServices } from '../services/context';
import { stage } from '../stage/stage';
import type { AnyGame } from './define-game';

/** A busy browser is idle too late for whoever starts after a second; so long it may wait (ms). */
const IDLE_WITHIN_MS = 300;

/**
 * Loads what a start will need while the person still reads the intro, and has the service worker keep all of the
 * game. A start that comes first waits for the same.
 *
 * @returns whether the scene can be made ahead now; not while a session runs
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
    // On their way at once: only what holds up the page waits until it is idle.
    const scripts = Promise.all([import('../stage/Stage'), scene()]);
    scripts.catch((error: unknown) => console.warn('A game could not be loaded ahead', error));
    const preload = () => {
      if (canDraw()) stage.prepare();
      // A start is the journal's first entry of the play.
      recorder
        .journal()
        .catch((error: unknown) => console.warn('The journal could not be opened ahead', error));
      // After what this very start needs.
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

/** @returns how to call it off */
function whenIdle(act: () => void): () => void {
  // Safari has no idle callback; after the first paint is good enough.
  if (typeof requestIdleCallback === 'undefined') {
    const id = setTimeout(act, IDLE_WITHIN_MS);
    return () => clearTimeout(id);
  }
  const id = requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(id);
}
