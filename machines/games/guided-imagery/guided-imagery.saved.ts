/** The walk resumes at the start of its scene. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { optionsSchema } from '../../options';
import { wholeNumberSchema } from '../../schemas';
import { OPTIONS } from './options';
import { LAST_SCENE_INDEX } from './scenes';

export const savedSessionSchema = z.object({
  options: optionsSchema(OPTIONS),
  index: wholeNumberSchema(0, LAST_SCENE_INDEX),
});
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

export const sessionToSave = ({ options, index }: SavedSession): SavedSession => ({ options, index });
