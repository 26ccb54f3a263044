import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { seed, whole } from '../../schemas';
import { TERRACES } from './rules';

const board = z
  .object({
    columns: whole(4, 6),
    rows: whole(4, 5),
    spring: whole(0, 5),
    solution: z.readonly(z.array(whole(1, 14))),
    shuffle: z.readonly(z.array(whole(0, 3))),
  })
  .check(
    z.refine(({ columns, rows, spring, solution, shuffle }) => {
      const stones = columns * rows;
      return spring < columns && solution.length === stones && shuffle.length === stones;
    }),
  );

export const savedSession = z
  .object({
    seed,
    terrace: whole(1, TERRACES),
    shift: whole(-TERRACES, TERRACES),
    turns: whole(0, 1e6),
    isHinted: z.boolean(),
    board,
    quarters: z.readonly(z.array(whole(-1e6, 1e6))),
    locked: z.readonly(z.array(z.boolean())),
  })
  .check(
    z.refine(({ board: { solution }, quarters, locked }) => {
      return quarters.length === solution.length && locked.length === solution.length;
    }),
  );
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

/** A terrace that is resumed at dusk fills again, and dusk follows. */
export function save(context: SavedSession): SavedSession {
  const { seed, terrace, shift, turns, isHinted, board, quarters, locked } = context;
  return { seed, terrace, shift, turns, isHinted, board, quarters, locked };
}
