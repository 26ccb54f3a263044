/** Every built game's scene, loaded alone. A game without one does not compile. */
import type { GameSlug } from '../../domain/catalogue';
import type { Cue } from '../../machines/emitted';

export const SCENES = {
  'memory-cards': async () => (await import('./memory-cards/memory-cards.scene')).createMemoryCardsScene,
  'zen-garden': async () => (await import('./zen-garden/zen-garden.scene')).createZenGardenScene,
} satisfies Record<GameSlug, () => Promise<unknown>>;

/** The cues of every built game, loaded when it starts. */
export const GAME_CUES = {
  'memory-cards': ['card-flip', 'card-place', 'match', 'level-complete', 'check-in'],
  'zen-garden': ['check-in'],
} satisfies Record<GameSlug, readonly Cue[]>;
