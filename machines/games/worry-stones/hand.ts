import { nextRandom, type Seed } from '../../random';
import { NO_CONTACT, type RubbingContact } from './rubbing';
import { isStoneDue, SHELF_CAPACITY, type Shelf, type ShelfStone, type WorryKind } from './shelf';
import { type LocalHour, type UntilChoice, untilTimeOf } from './times';

/** Put down until later, sunk, kept, or sat with for ten minutes. */
export type StoneOutcome = 'laid' | 'sunk' | 'kept' | 'sat';

/** @public The declarations of other modules refer to this type. */
export interface WorryStonesContext extends RubbingContact {
  readonly seed: Seed;
  /** As the device last reported it. */
  readonly now: LocalHour;
  readonly shelf: Shelf;
  /** The stone in hand, 0-4; null for none. */
  readonly stone: number | null;
  /** Null until the person chooses one. */
  readonly kind: WorryKind | null;
  /** The stone on the shelf that the game asks about or that is being released. Null for none. */
  readonly asked: ShelfStone | null;
  /** The person took the stone `asked` from the shelf before it was due. */
  readonly isVisited: boolean;
  /** The ten quiet minutes with the stone `asked` are over. */
  readonly hasSat: boolean;
  /** For the stone in hand: the hour at which it is due, or `keep`. Null for none. */
  readonly plan: LocalHour | 'keep' | null;
  /**
   * The stone that was put on the shelf last. Null at first, and again when the person returns to the choice of a
   * stone, or when the game asks about one.
   */
  readonly placed: ShelfStone | null;
  readonly outcome: StoneOutcome | null;
}

export const NOTHING_IN_HAND = {
  ...NO_CONTACT,
  stone: null,
  kind: null,
  asked: null,
  isVisited: false,
  hasSat: false,
  plan: null,
  placed: null,
} as const;

export const UNDECIDED_HAND = { ...NOTHING_IN_HAND, outcome: null } as const;

export const firstDueStone = ({ shelf, now }: WorryStonesContext): ShelfStone | undefined =>
  shelf.find((stone) => isStoneDue(stone, now));

/** In a resumed session the ten quiet minutes with the stone may be over. */
export const askAboutFirstDue = (context: WorryStonesContext): Partial<WorryStonesContext> => ({
  ...NOTHING_IN_HAND,
  hasSat: context.hasSat,
  asked: firstDueStone(context) ?? null,
});

/** The person can still choose this time, because it is in the future. */
export const isTimeAhead = ({ now }: WorryStonesContext, until: UntilChoice): boolean =>
  untilTimeOf(until, now) !== undefined;

export const isShelfFull = ({ shelf }: WorryStonesContext): boolean => shelf.length >= SHELF_CAPACITY;

export const withoutStone = (shelf: Shelf, id: number | undefined): Shelf =>
  shelf.filter((stone) => stone.id !== id);

/** Puts the stone in hand on the shelf according to the plan. */
export function putStoneOnShelf(context: WorryStonesContext): Partial<WorryStonesContext> {
  const { shelf, stone, kind, now, plan, seed } = context;
  if (stone === null || kind === null || plan === null) return {};
  const [value, next] = nextRandom(seed);
  const id = Math.floor(value * 2 ** 32);
  const placed: ShelfStone = { id, stone, kind, since: now.day, ...(plan !== 'keep' && { due: plan }) };
  return { seed: next, shelf: [...shelf, placed], placed };
}

/** Puts the stone that the game asked about back on the shelf until another time. */
export function postponeStone(context: WorryStonesContext, until: UntilChoice): Partial<WorryStonesContext> {
  const { shelf, asked, now } = context;
  const due = untilTimeOf(until, now);
  if (!asked || !due) return {};
  const placed: ShelfStone = { ...asked, since: now.day, due };
  return { shelf: shelf.map((stone) => (stone.id === asked.id ? placed : stone)), placed, asked: placed };
}
