import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { seedSchema, wholeNumberSchema } from '../../schemas';
import { TERRACE_COUNT } from './rules';

const board = z
  .object({
    columns: wholeNumberSchema(4, 6),
    rows: wholeNumberSchema(4, 5),
    spring: wholeNumberSchema(0, 5),
    solution: z.readonly(z.array(wholeNumberSchema(1, 14))),
    shuffle: z.readonly(z.array(wholeNumberSchema(0, 3))),
  })
  .check(
    z.refine(({ columns, rows, spring, solution, shuffle }) => {
      const stones = columns * rows;
      return spring < columns && solution.length === stones && shuffle.length === stones;
    }),
  );

export const savedSessionSchema = z
  .object({
    seed: seedSchema,
    terrace: wholeNumberSchema(1, TERRACE_COUNT),
    shift: wholeNumberSchema(-TERRACE_COUNT, TERRACE_COUNT),
    turns: wholeNumberSchema(0, 1e6),
    isHinted: z.boolean(),
    board,
    quarters: z.readonly(z.array(wholeNumberSchema(-1e6, 1e6))),
    locked: z.readonly(z.array(z.boolean())),
  })
  .check(
    z.refine(({ board: { solution }, quarters, locked }) => {
      return quarters.length === solution.length && locked.length === solution.length;
    }),
  );
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

/** A terrace that is resumed at dusk fills again, and dusk follows. */
export function sessionToSave(context: SavedSession): SavedSession {
  const { seed, terrace, shift, turns, isHinted, board, quarters, locked } = context;
  return { seed, terrace, shift, turns, isHinted, board, quarters, locked };
}
