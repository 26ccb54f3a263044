import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { optionsSchema } from '../../options';
import { wholeNumberSchema } from '../../schemas';
import { OPTIONS } from './options';

/** Limits open-ended sessions, ms. */
const LONGEST_MS = 24 * 3_600_000;

export const savedSessionSchema = z
  .object({
    options: optionsSchema(OPTIONS),
    /** Session time so far, ms. */
    sat: wholeNumberSchema(0, LONGEST_MS),
  })
  .check(z.refine(({ options: { minutes }, sat }) => minutes === 0 || sat < minutes * 60_000));
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

/** @param now clock time, ms */
export const sessionToSave = (
  { options, sat, since }: SavedSession & { readonly since: number | null },
  now: number,
): SavedSession => ({
  options,
  sat: sat + (since === null ? 0 : Math.max(0, Math.round(now - since))),
});
