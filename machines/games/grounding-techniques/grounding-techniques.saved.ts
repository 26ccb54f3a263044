/** Never typed text. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { whole } from '../../schemas';
import { STEPS, STONES } from './steps';

export const savedSession = z.object({
  step: whole(0, STEPS.length - 1),
  /** For each of the fifteen stones, whether its colored side is up. */
  turned: z.readonly(z.array(z.boolean()).check(z.length(STONES))),
});
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const save = ({ step, turned }: SavedSession): SavedSession => ({ step, turned });
