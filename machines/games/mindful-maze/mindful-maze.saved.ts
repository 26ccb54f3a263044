/** The saved session of the Mindful Maze: the garden's seed, where one has been, and what has rung. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { seed, whole } from '../../schemas';
import { PLACES } from './garden';
import { CELLS } from './grid';

const cell = whole(0, CELLS - 1);

export const savedSession = z.object({
  seed,
  cell,
  /** The cells where the lantern has been, each once, in order. */
  visited: z.readonly(z.array(cell).check(z.maxLength(CELLS))),
  rung: z.readonly(z.array(z.enum(PLACES)).check(z.maxLength(PLACES.length))),
  isReturning: z.boolean(),
});
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const save = (context: SavedSession): SavedSession => z.parse(savedSession, context);
