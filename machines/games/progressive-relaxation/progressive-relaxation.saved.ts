/** The session resumes at the start of its phase. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { optionsSchema } from '../../options';
import { whole } from '../../schemas';
import { OPTIONS } from './options';
import { phasesOf } from './plan';

export const savedSession = z
  .object({ options: optionsSchema(OPTIONS), index: whole(0, 100) })
  .check(z.refine(({ options, index }) => index < phasesOf(options).length));
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const save = ({ options, index }: SavedSession): SavedSession => ({ options, index });
