/** The players of all games, found by their files. */
import { BUILT_GAMES, type GameSlug } from '../../../domain/built-games';
import { DEFAULT_HABITS, type Habits } from '../../bench/support/habits';
import type { GamePlayer } from './game-player';

/** Players by slug. */
export const PLAYERS: Readonly<Record<string, GamePlayer>> = Object.fromEntries(
  await Promise.all(BUILT_GAMES.map(async ({ slug }) => [slug, (await import(`../${slug}.ts`)).default])),
);

/** Returns the player of a game. @throws Error when `tests/players/<slug>.ts` is missing */
export function playerOf(slug: GameSlug): GamePlayer {
  const player = PLAYERS[slug];
  if (!player) throw new Error(`tests/players/${slug}.ts is missing`);
  return player;
}

/** Returns how the benches play a game. */
export const habitsOf = (slug: GameSlug): Habits => ({ ...DEFAULT_HABITS, ...playerOf(slug).bench });
