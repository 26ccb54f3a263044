/**
 * State that the device stores for an interrupted session: the stone in hand, its worry and its contact time, and
 * whether the ten quiet minutes are over.
 */
import type { WorryStonesContext } from './hand';
import { type Contact, ended, WHOLE_MS } from './rubbing';
import { KINDS, type Kind, STONES } from './shelf';

export interface KeptStone {
  /** The stone in hand, 0-4; null for none. */
  readonly stone: number | null;
  /** Kind of the worry. Null until the person chooses one. */
  readonly kind: Kind | null;
  /** Contact time of the stone, ms. */
  readonly contact: number;
  /** Whether the ten quiet minutes with the stone that the game asks about are over. Older versions omit it. */
  readonly hasSat?: boolean;
}

/**
 * Returns the state of a session to store.
 * @param now clock time, ms
 */
export function keep(context: WorryStonesContext, now: number): KeptStone {
  const { stone, kind, hasSat } = context;
  const { contact } = context.rubbers.reduce<Contact>((of, rubber) => ended(of, rubber, now), context);
  const isNamed = stone !== null && kind !== null;
  return {
    stone: isNamed ? stone : null,
    kind: isNamed ? kind : null,
    contact: Math.min(Math.round(contact), WHOLE_MS - 1),
    ...(hasSat && { hasSat }),
  };
}

/** Parses a stored session. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptStone | undefined {
  const { stone, kind, contact, hasSat } = (value ?? {}) as Record<string, unknown>;
  const isStone =
    stone === null || (Number.isInteger(stone) && (stone as number) >= 0 && (stone as number) < STONES);
  const isKind = kind === null || KINDS.includes(kind as Kind);
  const isContact = Number.isInteger(contact) && (contact as number) >= 0 && (contact as number) < WHOLE_MS;
  if (!isStone || !isKind || !isContact || (stone === null) !== (kind === null)) return undefined;
  return { stone, kind, contact, ...(hasSat === true && { hasSat }) } as KeptStone;
}
