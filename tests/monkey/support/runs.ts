/** Which runs there are, and how one of them is played again. */
import { BUILT_GAMES, type BuiltGame } from '../../../domain/built-games';

export interface Run {
  readonly game: BuiltGame;
  readonly address: string;
  readonly seed: number;
}

/** `MONKEY=zen-garden` plays that game alone, `MONKEY=zen-garden:17` with that seed alone. */
const [SLUG, SEED] = process.env.MONKEY?.split(':') ?? [];

/** Every game with so many seeds; a game that is added is among them. Its addresses take turns. */
export const runs = (seeds: number): Run[] =>
  BUILT_GAMES.flatMap((game) =>
    (SEED ? [Number(SEED)] : Array.from({ length: seeds }, (_, index) => index + 1)).map((seed) => ({
      game,
      address: game.addresses[seed % game.addresses.length] as string,
      seed,
    })),
  ).filter(({ game }) => !SLUG || game.slug === SLUG);

/** The last of what was done, and how all of it is done again. */
export const told = ({ game, seed }: Run, file: string, acts: readonly string[]): string =>
  [
    `${acts.length} acts; the last of them:`,
    ...acts.slice(-15).map((act) => `  ${act}`),
    `Again: MONKEY=${game.slug}:${seed} npx vitest run ${file}`,
  ].join('\n');
