/** The saved session of the Mindful Maze: the garden's seed, where one has been, and what has rung. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { seedSchema, wholeNumberSchema } from '../../schemas';
import { GARDEN_LANDMARKS } from './garden';
import { CELL_COUNT } from './grid';

const cell = wholeNumberSchema(0, CELL_COUNT - 1);

export const savedSessionSchema = z.object({
  seed: seedSchema,
  cell,
  /** The cells where the lantern has been, each once, in order. */
  visited: z.readonly(z.array(cell).check(z.maxLength(CELL_COUNT))),
  rung: z.readonly(z.array(z.enum(GARDEN_LANDMARKS)).check(z.maxLength(GARDEN_LANDMARKS.length))),
  isReturning: z.boolean(),
});
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

export const sessionToSave = (context: SavedSession): SavedSession => z.parse(savedSessionSchema, context);
