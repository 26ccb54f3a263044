/** A resumed session shows its pattern first. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { seed, whole } from '../../schemas';
import { lengthOf, STONES } from './rules';

/** Nobody remembers a longer pattern. */
const HIGHEST = 200;

export const savedSession = z
  .object({
    seed,
    level: whole(1, HIGHEST),
    pattern: z.readonly(z.array(whole(0, STONES.length - 1))),
  })
  .check(z.refine(({ level, pattern }) => pattern.length === lengthOf(level)));
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const save = ({ seed, level, pattern }: SavedSession): SavedSession => ({
  seed,
  level,
  pattern,
});
