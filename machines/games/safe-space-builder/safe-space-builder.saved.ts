/** The space itself is stored separately, as a draft. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';

export const savedSession = z.object({
  /** A save has completed the play. */
  completed: z.boolean(),
});
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const save = ({ completed }: SavedSession): SavedSession => ({ completed });
