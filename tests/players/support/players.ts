/** Finds the players of all games. */
import type { GameSlug } from '../../../domain/built-games';
import type { GamePlayer } from './game-player';

const FILES = import.meta.glob<GamePlayer>('../*.ts', { import: 'default', eager: true });

/** Returns the player of a game. @throws Error when `tests/players/<slug>.ts` is missing */
export function playerOf(slug: GameSlug): GamePlayer {
  const player = FILES[`../${slug}.ts`];
  if (!player) throw new Error(`tests/players/${slug}.ts is missing`);
  return player;
}
