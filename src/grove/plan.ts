/**
 * What stands in a person's grove, and where: one tree for each day with a check-in, one stone for each completed
 * session. Where something stands follows from its own day and its own entry alone, so another entry moves nothing.
 */
import { dayNumber } from '../../domain/analytics/calendar';
import { isCheckIn, moodOfDay } from '../../domain/analytics/mood-summary';
import type { JournalEntry, MoodEntry } from '../../domain/journal';
import type { Mood } from '../../domain/mood';
import { sequence } from '../../engine/paint/noise-tile';

/** So many trees and stones stand on the hill, the newest; those before them are the ridges behind. */
export const MOST_DRAWN = 400;
/** Parts of a ridge's width in which its trees are counted. */
export const RIDGE_PARTS = 64;
/** Ridges that are told apart; what is older than the farthest is part of it. */
export const MOST_RIDGES = 6;

interface Standing {
  /** The entry that it stands for; of a tree, the first check-in of its day. */
  readonly id: string;
  /** When it began, ms since 1970 UTC. */
  readonly at: number;
  /** The person's local day, `2026-11-20`. */
  readonly day: string;
  /** 0 is the left edge of the ground that it may stand on, 1 the right one. */
  readonly across: number;
  /** 0 is the crest of the hill, 1 its foot. */
  readonly near: number;
  /** What its shape is drawn from. */
  readonly seed: number;
}

export interface Tree extends Standing {
  /** The weather of most of the day's moods: it decides which kind of tree it is. */
  readonly mood: Mood;
}

type Stone = Standing;

/** What has left the hill, by the year of its days. */
export interface Ridge {
  readonly year: number;
  /** The first year that is part of it: only the farthest ridge has more than one. */
  readonly since: number;
  readonly trees: number;
  readonly stones: number;
  /** Trees by where they stood across, {@link RIDGE_PARTS} counts. */
  readonly canopy: readonly number[];
}

export interface Plan {
  /** Both newest first, together at most {@link MOST_DRAWN}. */
  readonly trees: readonly Tree[];
  readonly stones: readonly Stone[];
  /** Newest first, at most {@link MOST_RIDGES}. */
  readonly ridges: readonly Ridge[];
}

/** What will stand somewhere: its place is worked out only if it is to be drawn. */
interface Grown {
  readonly id: string;
  readonly at: number;
  readonly day: string;
  /** Of a tree; a stone has none. */
  readonly mood?: Mood;
}

/** So many entries, days or trees are looked at in a step. */
const AT_ONCE = 500;

/** Looks at all of them, with a pause after every {@link AT_ONCE}. */
function* eachOf<Item>(items: Iterable<Item>, look: (item: Item) => void): Generator<void> {
  let count = 0;
  for (const item of items) {
    look(item);
    count += 1;
    if (count % AT_ONCE === 0) yield;
  }
}

/**
 * Plans a grove, a little at a time: there may be many years of days.
 *
 * @param entries one person's journal, in any order
 */
export function* planGrove(entries: readonly JournalEntry[]): Generator<void, Plan> {
  const all = yield* grownOf(entries);
  all.sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
  yield;
  const trees: Tree[] = [];
  const stones: Stone[] = [];
  for (const { id, at, day, mood } of all.slice(0, MOST_DRAWN)) {
    const seed = seedOf(id);
    if (mood === undefined) stones.push({ id, at, day, ...stonePlace(day, seed), seed });
    else trees.push({ id, at, day, mood, ...treePlace(day), seed });
  }
  yield;
  return { trees, stones, ridges: yield* ridgesOf(all.slice(MOST_DRAWN)) };
}

/** Every tree and stone there is. */
function* grownOf(entries: readonly JournalEntry[]): Generator<void, Grown[]> {
  const days = new Map<string, MoodEntry[]>();
  const grown: Grown[] = [];
  yield* eachOf(entries, (entry) => {
    if (isCheckIn(entry)) {
      const ofDay = days.get(entry.day);
      if (ofDay) ofDay.push(entry);
      else days.set(entry.day, [entry]);
    } else if (entry.kind === 'play' && entry.completedAt !== undefined)
      grown.push({ id: entry.id, at: entry.at, day: entry.day });
  });
  yield* eachOf(days, ([day, moods]) => {
    const { id, at } = moods.reduce((one, other) => (other.at < one.at ? other : one));
    const counts = { positive: 0, neutral: 0, negative: 0 };
    for (const { mood } of moods) counts[mood] += 1;
    grown.push({ id, at, day, mood: moodOfDay(counts) });
  });
  return grown;
}

function* ridgesOf(gone: readonly Grown[]): Generator<void, Ridge[]> {
  const years = [...new Set(gone.map(({ day }) => Number(day.slice(0, 4))))].sort(
    (one, other) => other - one,
  );
  const ridges = years
    .slice(0, MOST_RIDGES)
    .map((year) => ({ year, since: year, trees: 0, stones: 0, canopy: Array<number>(RIDGE_PARTS).fill(0) }));
  const farthest = ridges.at(-1);
  if (farthest) farthest.since = years.at(-1) ?? farthest.year;
  const byYear = new Map(ridges.map((ridge) => [ridge.year, ridge]));
  yield* eachOf(gone, ({ day, mood }) => {
    const ridge = byYear.get(Number(day.slice(0, 4))) ?? farthest;
    if (!ridge) return;
    if (mood === undefined) {
      ridge.stones += 1;
      return;
    }
    const part = Math.floor(treePlace(day).across * RIDGE_PARTS);
    ridge.canopy[part] = (ridge.canopy[part] ?? 0) + 1;
    ridge.trees += 1;
  });
  return ridges;
}

const fraction = (value: number): number => value - Math.floor(value);

/**
 * Spreads days over the hill: any run of days, however long, is far apart from one another and leaves no gap (the R2
 * sequence of Martin Roberts, 2018, whose numbers are powers of the plastic ratio).
 */
function treePlace(day: string): { across: number; near: number } {
  const number = dayNumber(day);
  return {
    across: fraction(0.5 + number * 0.7548776662466927),
    near: fraction(0.5 + number * 0.5698402909980532),
  };
}

/** Along the path: those of one day lie near each other, and days are spread by the golden ratio. */
function stonePlace(day: string, seed: number): { across: number; near: number } {
  const next = sequence(seed);
  return {
    across: next(),
    near: fraction(dayNumber(day) * 0.6180339887498949 + (next() - 0.5) * 0.08),
  };
}

/** FNV-1a (Fowler, Noll and Vo): the same id is the same number everywhere. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
