/** Every built game's scene, loaded alone. A game without one does not compile. */
import type { GameSlug } from '../../domain/catalogue';

export const SCENES = {
  'memory-cards': async () => (await import('./memory-cards/memory-cards.scene')).createMemoryCardsScene,
  'zen-garden': async () => (await import('./zen-garden/zen-garden.scene')).createZenGardenScene,
} satisfies Record<GameSlug, () => Promise<unknown>>;
