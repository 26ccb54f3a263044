/** The players of all games, found by their files. */
import type { GameSlug } from '../../../domain/built-games';
import type { GamePlayer } from './game-player';

const FILES = import.meta.glob<GamePlayer>('../*.ts', { import: 'default', eager: true });

/** Players by slug. */
export const PLAYERS: Readonly<Record<string, GamePlayer>> = Object.fromEntries(
  Object.entries(FILES).map(([file, player]) => [file.slice('../'.length, -'.ts'.length), player]),
);

/** Returns the player of a game. @throws Error when `tests/players/<slug>.ts` is missing */
export function playerOf(slug: GameSlug): GamePlayer {
  const player = PLAYERS[slug];
  if (!player) throw new Error(`tests/players/${slug}.ts is missing`);
  return player;
}
