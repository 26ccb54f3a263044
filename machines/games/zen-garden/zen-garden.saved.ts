/** The strokes are stored separately. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { wholeNumberSchema } from '../../schemas';
import { LIGHTING_MODES, RAKE_PATTERNS } from './strokes';

const LONGEST_MS = 1e9;

export const savedSessionSchema = z.object({
  pattern: z.enum(RAKE_PATTERNS),
  mode: z.enum(LIGHTING_MODES),
  rakedMs: wholeNumberSchema(0, LONGEST_MS),
  completed: z.boolean(),
});
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

export const sessionToSave = ({ pattern, mode, rakedMs, completed }: SavedSession): SavedSession => ({
  pattern,
  mode,
  rakedMs,
  completed,
});
