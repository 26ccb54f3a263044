/** The space itself is stored separately, as a draft. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';

export const savedSessionSchema = z.object({
  /** A save has completed the play. */
  completed: z.boolean(),
});
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

export const sessionToSave = ({ completed }: SavedSession): SavedSession => ({ completed });
