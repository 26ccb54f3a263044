/** The session resumes at the start of its phase. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { optionsSchema } from '../../options';
import { wholeNumberSchema } from '../../schemas';
import { OPTIONS } from './options';
import { planPhases } from './plan';

export const savedSessionSchema = z
  .object({ options: optionsSchema(OPTIONS), index: wholeNumberSchema(0, 100) })
  .check(z.refine(({ options, index }) => index < planPhases(options).length));
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

export const sessionToSave = ({ options, index }: SavedSession): SavedSession => ({ options, index });
