/** Never typed text. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { wholeNumberSchema } from '../../schemas';
import { STEPS, STONE_COUNT } from './steps';

export const savedSessionSchema = z.object({
  step: wholeNumberSchema(0, STEPS.length - 1),
  /** For each of the fifteen stones, whether its colored side is up. */
  turned: z.readonly(z.array(z.boolean()).check(z.length(STONE_COUNT))),
});
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const sessionToSave = ({ step, turned }: SavedSession): SavedSession => ({ step, turned });
