import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { optionsSchema } from '../../options';
import { whole } from '../../schemas';
import { cyclesIn, OPTIONS } from './options';

export const savedSession = z
  .object({
    options: optionsSchema(OPTIONS),
    cycles: whole(0, 1000),
  })
  .check(z.refine(({ options, cycles }) => cycles < cyclesIn(options)));
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

/** Nothing for 'Follow me', because the next session learns the rhythm of its own day. */
export const save = ({ options, cycles }: SavedSession): SavedSession | undefined =>
  options.follow ? undefined : { options, cycles };
