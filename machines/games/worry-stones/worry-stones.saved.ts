import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { whole } from '../../schemas';
import type { WorryStonesContext } from './hand';
import { type Contact, endContact, WHOLE_MS } from './rubbing';
import { KINDS, STONES } from './shelf';

export const savedSession = z
  .object({
    /** The stone in hand, 0-4; null for none. */
    stone: z.nullable(whole(0, STONES - 1)),
    /** Kind of the worry; null until the person chooses one. */
    kind: z.nullable(z.enum(KINDS)),
    /** Contact time of the stone, ms. */
    contact: whole(0, WHOLE_MS - 1),
    /** Whether the ten quiet minutes with the stone that the game asks about are over. */
    hasSat: z.boolean(),
  })
  .check(z.refine(({ stone, kind }) => (stone === null) === (kind === null)));
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

/** Nothing once the outcome is decided. @param now clock time, ms */
export function save(context: WorryStonesContext, now: number): SavedSession | undefined {
  const { stone, kind, hasSat, outcome } = context;
  if (outcome !== null) return undefined;
  const { contact } = context.rubbers.reduce<Contact>((of, rubber) => endContact(of, rubber, now), context);
  const isNamed = stone !== null && kind !== null;
  return {
    stone: isNamed ? stone : null,
    kind: isNamed ? kind : null,
    contact: Math.min(Math.round(contact), WHOLE_MS - 1),
    hasSat,
  };
}
