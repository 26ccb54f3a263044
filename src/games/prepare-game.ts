import type { GameSlug } from '../../domain/built-games';
import { loadGame } from './definitions';

/** Loads what a game needs to begin in words, before anybody has asked for it. */
export const prepareGame = async (slug: GameSlug): Promise<void> => {
  await Promise.all([import('./GameRoute'), loadGame(slug)]);
};
