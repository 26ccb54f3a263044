/** The session resumes at the start of its phase. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { optionsSchema } from '../../options';
import { wholeNumberSchema } from '../../schemas';
import { OPTIONS } from './options';
import { phasesOf } from './plan';

export const savedSessionSchema = z
  .object({ options: optionsSchema(OPTIONS), index: wholeNumberSchema(0, 100) })
  .check(z.refine(({ options, index }) => index < phasesOf(options).length));
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const sessionToSave = ({ options, index }: SavedSession): SavedSession => ({ options, index });
