/** Never typed text. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { wholeNumberSchema } from '../../schemas';
import { GROUNDING_STEPS, STONE_COUNT } from './steps';

export const savedSessionSchema = z.object({
  step: wholeNumberSchema(0, GROUNDING_STEPS.length - 1),
  /** For each of the fifteen stones, whether its colored side is up. */
  turned: z.readonly(z.array(z.boolean()).check(z.length(STONE_COUNT))),
});
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

export const sessionToSave = ({ step, turned }: SavedSession): SavedSession => ({ step, turned });
