import { useEffect } from 'react';
import { keepPart } from '../offline/worker-registration';
import { stage } from '../stage/stage';
import type { AnyGame } from './define-game';

/**
 * Loads what a start will need while the person still reads the intro, and has the service worker keep all of the
 * game. A start that comes first waits for the same.
 */
export function usePreload({ slug, scene }: AnyGame): void {
  useEffect(() => {
    const preload = () => {
      stage.prepare();
      Promise.all([import('../stage/Stage'), scene()])
        // After what this very start needs.
        .then(() => keepPart(slug))
        .catch((error: unknown) => console.warn('A game could not be loaded ahead', error));
    };
    // Safari has no idle callback; after the first paint is good enough.
    if (typeof requestIdleCallback === 'undefined') {
      const id = setTimeout(preload, 300);
      return () => clearTimeout(id);
    }
    const id = requestIdleCallback(preload);
    return () => cancelIdleCallback(id);
  }, [slug, scene]);
}
