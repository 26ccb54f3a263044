/** The table of all contract tests: each address of each built game. */
import { afterEach } from 'vitest';
import { BUILT_GAMES, catalogEntryOf } from '../../../domain/built-games';
import type { AnyGame } from '../../../src/play/define-game';
import { loadGame } from '../../../src/play/definitions';
import { HeadlessPlayer } from '../../players/support/headless-player';
import { playerOf } from '../../players/support/players';

export const EVERY_ADDRESS = BUILT_GAMES.flatMap((built) =>
  built.addresses.map((address) => ({
    slug: built.slug,
    address,
    /** Whether a start spends a free try. */
    costsTryThoughFree: built.costsTryThoughFree || !catalogEntryOf(built).isFree,
    game: playerOf(built.slug),
  })),
);

/** One row for each game, with its first address. */
export const EVERY_GAME = EVERY_ADDRESS.filter(
  ({ slug }, at) => EVERY_ADDRESS.findIndex((one) => one.slug === slug) === at,
);

/** Returns the definitions of the games that fulfil a condition. */
export async function gamesWith(isMet: (definition: AnyGame) => boolean): Promise<typeof EVERY_GAME> {
  const definitions = await Promise.all(EVERY_GAME.map(({ slug }) => loadGame(slug)));
  return EVERY_GAME.filter((_, at) => isMet(definitions[at] as AnyGame));
}

/** Returns a function that makes players, whose pages close after each test. */
export function players(): (options?: ConstructorParameters<typeof HeadlessPlayer>[0]) => HeadlessPlayer {
  const all: HeadlessPlayer[] = [];
  afterEach(async () => {
    for (const player of all.splice(0)) await player.close();
  });
  return (options) => {
    const player = new HeadlessPlayer(options);
    all.push(player);
    return player;
  };
}

/** Returns the number of free tries that are left. */
export const triesOf = ({ page }: HeadlessPlayer): number =>
  page.services.access.getSnapshot().context.trialGamesRemaining;
