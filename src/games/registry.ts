/** Every built game's screen, loaded alone. A game without one does not compile. */
import type { ComponentType } from 'react';
import type { GameSlug } from '../../domain/catalogue';

export const SCREENS = {
  'memory-cards': () => import('./memory-cards/memory-cards.screen'),
  'zen-garden': () => import('./zen-garden/zen-garden.screen'),
} satisfies Record<GameSlug, () => Promise<{ default: ComponentType }>>;
