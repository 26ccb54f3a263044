import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { wholeNumberSchema } from '../../schemas';
import type { WorryStonesContext } from './hand';
import { endContact, type RubbingContact, WHOLE_SMOOTH_MS } from './rubbing';
import { STONE_COUNT, WORRY_KINDS } from './shelf';

export const savedSessionSchema = z
  .object({
    /** The stone in hand, 0-4; null for none. */
    stone: z.nullable(wholeNumberSchema(0, STONE_COUNT - 1)),
    /** Kind of the worry; null until the person chooses one. */
    kind: z.nullable(z.enum(WORRY_KINDS)),
    /** Contact time of the stone, ms. */
    contact: wholeNumberSchema(0, WHOLE_SMOOTH_MS - 1),
    /** Whether the ten quiet minutes with the stone that the game asks about are over. */
    hasSat: z.boolean(),
  })
  .check(z.refine(({ stone, kind }) => (stone === null) === (kind === null)));
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

/** Nothing once the outcome is decided. @param now clock time, ms */
export function sessionToSave(context: WorryStonesContext, now: number): SavedSession | undefined {
  const { stone, kind, hasSat, outcome } = context;
  if (outcome !== null) return undefined;
  const { contact } = context.rubbers.reduce<RubbingContact>(
    (of, rubber) => endContact(of, rubber, now),
    context,
  );
  const isNamed = stone !== null && kind !== null;
  return {
    stone: isNamed ? stone : null,
    kind: isNamed ? kind : null,
    contact: Math.min(Math.round(contact), WHOLE_SMOOTH_MS - 1),
    hasSat,
  };
}
