import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { optionsSchema } from '../../options';
import { wholeNumberSchema } from '../../schemas';
import { cycleCountOf, OPTIONS } from './options';

export const savedSessionSchema = z
  .object({
    options: optionsSchema(OPTIONS),
    cycles: wholeNumberSchema(0, 1000),
  })
  .check(z.refine(({ options, cycles }) => cycles < cycleCountOf(options)));
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

/** Nothing for 'Follow me', because the next session learns the rhythm of its own day. */
export const sessionToSave = ({ options, cycles }: SavedSession): SavedSession | undefined =>
  options.follow ? undefined : { options, cycles };
