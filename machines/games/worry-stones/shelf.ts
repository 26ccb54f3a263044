/** Stones that the person has put down or kept, as the device stores them, without words of the person. */
import { dayNumber } from '../../../domain/analytics/calendar';
import { isDay, isLocalHour, isTimeReached, type LocalHour } from './times';

/** Stones to choose from. Each has its own shape, speckle and note. */
export const STONE_COUNT = 5;

export const WORRY_KINDS = ['person', 'body', 'money', 'work', 'tomorrow', 'no-name'] as const;
export type WorryKind = (typeof WORRY_KINDS)[number];

export interface ShelfStone {
  /** Unique across tabs: a whole number below 2^32. */
  readonly id: number;
  /** Index among the {@link STONE_COUNT}, from 0. */
  readonly stone: number;
  readonly kind: WorryKind;
  /** Local day on which the stone was put on the shelf. */
  readonly since: string;
  /** Hour at which the game asks about the stone. A kept stone has none. */
  readonly due?: LocalHour;
}

export type Shelf = readonly ShelfStone[];

/** Shelves of other versions are not read. */
const VERSION = 1;

export interface StoredShelf {
  readonly version: typeof VERSION;
  readonly stones: Shelf;
}

/** Stones on the shelf. Two tabs together may exceed it. */
export const SHELF_CAPACITY = 12;

/** After this many days moss grows on an untouched stone. */
const MOSS_DAYS = 14;

/** {@link mergeShelf} drops further stones, and a longer shelf is not read. */
const MOST = 36;

export const toStoredShelf = (stones: Shelf): StoredShelf => ({ version: VERSION, stones });

export const isStoneDue = ({ due }: ShelfStone, now: LocalHour): boolean =>
  due !== undefined && isTimeReached(due, now);

/** False if a wrong clock has put the stone's day in the future. */
export const isStoneMossy = ({ since }: ShelfStone, now: LocalHour): boolean =>
  dayNumber(now.day) - dayNumber(since) >= MOSS_DAYS;

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

function isShelfStone(value: unknown): value is ShelfStone {
  const { id, stone, kind, since, due } = (value ?? {}) as Record<string, unknown>;
  return (
    isWhole(id, 2 ** 32 - 1) &&
    isWhole(stone, STONE_COUNT - 1) &&
    WORRY_KINDS.includes(kind as WorryKind) &&
    isDay(since) &&
    (due === undefined || isLocalHour(due))
  );
}

const plain = ({ id, stone, kind, since, due }: ShelfStone): ShelfStone => ({
  id,
  stone,
  kind,
  since,
  ...(due && { due: { day: due.day, hour: due.hour } }),
});

/** Without damaged and duplicate stones. Undefined for an invalid shelf, or one of another version. */
export function parseShelf(value: unknown): Shelf | undefined {
  const { version, stones } = (value ?? {}) as Record<string, unknown>;
  if (version !== VERSION || !Array.isArray(stones) || stones.length > MOST) return undefined;
  const ids = new Set<number>();
  return stones.filter(isShelfStone).flatMap((stone) => {
    if (ids.has(stone.id)) return [];
    ids.add(stone.id);
    return [plain(stone)];
  });
}

/** Applies the changes between `before` and `after` to `there`, which another tab may have changed in the meantime. */
export function mergeShelf(before: Shelf, after: Shelf, there: Shelf): Shelf {
  const were = new Map(before.map((stone) => [stone.id, stone]));
  const are = new Map(after.map((stone) => [stone.id, stone]));
  const stay = there.filter(({ id }) => are.has(id) || !were.has(id));
  const isThere = new Set(there.map(({ id }) => id));
  const changed = stay.map((stone) => {
    const now = are.get(stone.id);
    return now && now !== were.get(stone.id) ? now : stone;
  });
  return [...changed, ...after.filter(({ id }) => !were.has(id) && !isThere.has(id))].slice(0, MOST);
}
