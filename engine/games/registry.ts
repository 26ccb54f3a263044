/** Every built game's scene, loaded alone. A game without one does not compile. */
import type { GameSlug } from '../../domain/catalogue';
import { type CueTable, NO_CUES } from '../audio/cue-table';

export const SCENES = {
  'memory-cards': async () => (await import('./memory-cards/memory-cards.scene')).createMemoryCardsScene,
  'zen-garden': async () => (await import('./zen-garden/zen-garden.scene')).createZenGardenScene,
} satisfies Record<GameSlug, () => Promise<unknown>>;

/** The cues of every built game, loaded when it starts. */
export const GAME_CUES = {
  'memory-cards': async () => (await import('./memory-cards/memory-cards.cues')).memoryCardsCues,
  'zen-garden': async () => NO_CUES,
} satisfies Record<GameSlug, () => Promise<CueTable>>;
