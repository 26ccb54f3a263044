/** The strokes are stored separately. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { whole } from '../../schemas';
import { MODES, PATTERNS } from './strokes';

const LONGEST_MS = 1e9;

export const savedSession = z.object({
  pattern: z.enum(PATTERNS),
  mode: z.enum(MODES),
  rakedMs: whole(0, LONGEST_MS),
  completed: z.boolean(),
});
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const save = ({ pattern, mode, rakedMs, completed }: SavedSession): SavedSession => ({
  pattern,
  mode,
  rakedMs,
  completed,
});
