/** The runs of the monkey, and the command that repeats one of them. */
import { BUILT_GAMES, type BuiltGame } from '../../../domain/built-games';

export interface Run {
  readonly game: BuiltGame;
  readonly address: string;
  readonly seed: number;
}

/** `MONKEY=zen-garden` plays only this game, `MONKEY=zen-garden:17` only with this seed. */
const [SLUG, SEED] = process.env.MONKEY?.split(':') ?? [];

/**
 * Returns every built game with each seed, limited by `MONKEY`. The runs of a game alternate between its addresses.
 */
export const runs = (seeds: number): Run[] =>
  BUILT_GAMES.flatMap((game) =>
    (SEED ? [Number(SEED)] : Array.from({ length: seeds }, (_, index) => index + 1)).map((seed) => ({
      game,
      address: game.addresses[seed % game.addresses.length] as string,
      seed,
    })),
  ).filter(({ game }) => !SLUG || game.slug === SLUG);

/** Returns the last actions and the command that repeats the run. */
export const told = ({ game, seed }: Run, command: string, acts: readonly string[]): string =>
  [
    `${acts.length} acts; the last of them:`,
    ...acts.slice(-15).map((act) => `  ${act}`),
    `Again: MONKEY=${game.slug}:${seed} ${command}`,
  ].join('\n');
