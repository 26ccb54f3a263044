/** State that the device stores for an interrupted session: the stone in hand, its worry and its contact time. */
import type { WorryStonesContext } from './hand';
import { WHOLE_MS } from './rubbing';
import { KINDS, type Kind, STONES } from './shelf';

export interface KeptStone {
  /** The stone in hand, 0-4; null for none. */
  readonly stone: number | null;
  /** Kind of the worry. Null until the person chooses one. */
  readonly kind: Kind | null;
  /** Contact time of the stone, ms. */
  readonly contact: number;
}

export const keep = ({ stone, kind, contact }: WorryStonesContext): KeptStone => ({
  stone: kind === null ? null : stone,
  kind: stone === null ? null : kind,
  contact: Math.min(contact, WHOLE_MS - 1),
});

/** Parses a stored session. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptStone | undefined {
  const { stone, kind, contact } = (value ?? {}) as Record<string, unknown>;
  const isStone =
    stone === null || (Number.isInteger(stone) && (stone as number) >= 0 && (stone as number) < STONES);
  const isKind = kind === null || KINDS.includes(kind as Kind);
  const isContact = Number.isInteger(contact) && (contact as number) >= 0 && (contact as number) < WHOLE_MS;
  if (!isStone || !isKind || !isContact || (stone === null) !== (kind === null)) return undefined;
  return { stone, kind, contact } as KeptStone;
}
