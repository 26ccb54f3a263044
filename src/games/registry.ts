/** Every built game's screen, loaded alone. A game without one does not compile. */
import type { ComponentType } from 'react';
import type { GameSlug } from '../../domain/catalogue';

export const SCREENS = {
  'memory-cards': () => import('./memory-cards/memory-cards.screen'),
} satisfies Record<GameSlug, () => Promise<{ default: ComponentType }>>;
