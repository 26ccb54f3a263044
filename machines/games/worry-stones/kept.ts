/** What is kept of a session that is interrupted: the stone in hand, and how long it has been rubbed. */
import type { WorryStonesContext } from './hand';
import { WHOLE_MS } from './rubbing';
import { KINDS, type Kind, STONES } from './shelf';

export interface KeptStone {
  /** 0-4; null while none is chosen. */
  readonly stone: number | null;
  /** Null until the worry is named. */
  readonly kind: Kind | null;
  /** Contact, ms. */
  readonly contact: number;
}

export const keep = ({ stone, kind, contact }: WorryStonesContext): KeptStone => ({
  stone: kind === null ? null : stone,
  kind: stone === null ? null : kind,
  contact: Math.min(contact, WHOLE_MS - 1),
});

/** Returns undefined for what cannot have been kept. */
export function keptFrom(value: unknown): KeptStone | undefined {
  const { stone, kind, contact } = (value ?? {}) as Record<string, unknown>;
  const isStone =
    stone === null || (Number.isInteger(stone) && (stone as number) >= 0 && (stone as number) < STONES);
  const isKind = kind === null || KINDS.includes(kind as Kind);
  const isContact = Number.isInteger(contact) && (contact as number) >= 0 && (contact as number) < WHOLE_MS;
  if (!isStone || !isKind || !isContact || (stone === null) !== (kind === null)) return undefined;
  return { stone, kind, contact } as KeptStone;
}
