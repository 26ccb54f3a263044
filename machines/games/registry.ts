/** Every built game's machine, loaded alone. A game without one does not compile. */
import type { GameSlug } from '../../domain/catalogue';

export const MACHINES = {
  'memory-cards': () => import('./memory-cards/memory-cards.machine'),
  'zen-garden': () => import('./zen-garden/zen-garden.machine'),
} satisfies Record<GameSlug, () => Promise<unknown>>;
