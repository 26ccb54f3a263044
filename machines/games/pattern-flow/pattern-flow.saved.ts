/** A resumed session shows its pattern first. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { seedSchema, wholeNumberSchema } from '../../schemas';
import { patternLengthOf, STONE_NAMES } from './rules';

/** Nobody remembers a longer pattern. */
const HIGHEST = 200;

export const savedSessionSchema = z
  .object({
    seed: seedSchema,
    level: wholeNumberSchema(1, HIGHEST),
    pattern: z.readonly(z.array(wholeNumberSchema(0, STONE_NAMES.length - 1))),
  })
  .check(z.refine(({ level, pattern }) => pattern.length === patternLengthOf(level)));
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

export const sessionToSave = ({ seed, level, pattern }: SavedSession): SavedSession => ({
  seed,
  level,
  pattern,
});
