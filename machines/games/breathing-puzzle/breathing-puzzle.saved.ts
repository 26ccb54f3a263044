import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { optionsSchema } from '../../options';
import { wholeNumberSchema } from '../../schemas';
import { cycleCountOf, OPTIONS } from './options';

/** Breathing time, ms: 'My rhythm' with its longest breaths at half speed. */
const LONGEST_MS = 30 * 60_000;

export const savedSessionSchema = z
  .object({
    options: optionsSchema(OPTIONS),
    cycles: wholeNumberSchema(0, 1000),
    /** Exact total duration of the finished breaths, ms. */
    breathed: z.number().check(z.gte(0), z.lte(LONGEST_MS)),
  })
  .check(z.refine((saved) => saved.cycles < cycleCountOf(saved)));
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

/** Nothing for 'Follow me', because the next session learns the rhythm of its own day. */
export const sessionToSave = ({ options, cycles, breathed }: SavedSession): SavedSession | undefined =>
  options.pattern === 'follow' ? undefined : { options, cycles, breathed };
