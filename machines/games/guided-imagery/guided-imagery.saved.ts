/** The walk resumes at the start of its scene. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { optionsSchema } from '../../options';
import { whole } from '../../schemas';
import { OPTIONS } from './options';
import { LAST_SCENE } from './scenes';

export const savedSession = z.object({ options: optionsSchema(OPTIONS), index: whole(0, LAST_SCENE) });
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const save = ({ options, index }: SavedSession): SavedSession => ({ options, index });
