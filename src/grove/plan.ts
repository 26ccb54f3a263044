/**
 * Plan of a person's grove: one tree per day with a check-in, one stone per completed session. The position of each
 * depends only on its own day and entry, so another entry moves nothing.
 */
import { dayNumber } from '../../domain/analytics/calendar';
import { countsAsCheckIn, moodOfDay } from '../../domain/analytics/mood-summary';
import type { JournalEntry, MoodEntry } from '../../domain/journal';
import type { Mood } from '../../domain/mood';
import { createRandomSequence } from '../../engine/paint/noise-tile';

/** Maximum number of trees and stones on the hill, the newest. Older ones form the ridges behind it. */
export const MOST_TREES_AND_STONES = 400;
/** Number of sections into which a ridge is divided to count its trees. */
export const RIDGE_SECTION_COUNT = 64;
/** Maximum number of ridges. The farthest ridge includes everything older. */
export const MOST_RIDGES = 6;

interface Standing {
  /** For a stone the id of the session's entry. For a tree the id of the day's first check-in. */
  readonly id: string;
  /** Time of that entry, ms since 1970 UTC. */
  readonly at: number;
  /** The person's local day, such as `2026-11-20`. */
  readonly day: string;
  /** Horizontal position on the permitted ground: 0 left, 1 right. */
  readonly across: number;
  /** Distance from the crest: 0 at the crest of the hill, 1 at its foot. */
  readonly near: number;
  /** Seed of the shape. */
  readonly seed: number;
}

export interface Tree extends Standing {
  /** Most frequent mood of the day. It determines the species of the tree. */
  readonly mood: Mood;
}

type Stone = Standing;

/** Trees and stones of one year that no longer fit on the hill. */
export interface YearRidge {
  readonly year: number;
  /** First year of the ridge. Only the farthest ridge has several years. */
  readonly since: number;
  readonly trees: number;
  readonly stones: number;
  /** Number of trees in each of {@link RIDGE_SECTION_COUNT} sections. */
  readonly canopy: readonly number[];
}

export interface GrovePlan {
  /** Trees and stones, each newest first. Together they have at most {@link MOST_TREES_AND_STONES} items. */
  readonly trees: readonly Tree[];
  readonly stones: readonly Stone[];
  /** Ridges, newest first, at most {@link MOST_RIDGES}. */
  readonly ridges: readonly YearRidge[];
  /** Place of today's tree while today has no check-in. */
  readonly clearing?: Pick<Standing, 'across' | 'near'>;
}

/** A tree or stone without its position. */
interface Grown {
  readonly id: string;
  readonly at: number;
  readonly day: string;
  /** Mood of a tree; undefined for a stone. */
  readonly mood?: Mood;
}

/** Number of items that one step handles, because a journal may cover many years. */
const AT_ONCE = 500;

function* eachOf<Item>(items: Iterable<Item>, look: (item: Item) => void): Generator<void> {
  let count = 0;
  for (const item of items) {
    look(item);
    count += 1;
    if (count % AT_ONCE === 0) yield;
  }
}

/** Plans one person's grove. Entries may be in any order. `today` is a local day whose place shows without a tree. */
export function* planGrove(entries: readonly JournalEntry[], today?: string): Generator<void, GrovePlan> {
  const all = yield* grownOf(entries);
  all.sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
  yield;
  const trees: Tree[] = [];
  const stones: Stone[] = [];
  for (const { id, at, day, mood } of all.slice(0, MOST_TREES_AND_STONES)) {
    const seed = seedOf(id);
    if (mood === undefined) stones.push({ id, at, day, ...stonePlace(day, seed), seed });
    else trees.push({ id, at, day, mood, ...treePlace(day), seed });
  }
  yield;
  const isEmpty = today !== undefined && !trees.some(({ day }) => day === today);
  return {
    trees,
    stones,
    ridges: yield* ridgesOf(all.slice(MOST_TREES_AND_STONES)),
    ...(isEmpty && { clearing: treePlace(today) }),
  };
}

function* grownOf(entries: readonly JournalEntry[]): Generator<void, Grown[]> {
  const days = new Map<string, MoodEntry[]>();
  const grown: Grown[] = [];
  yield* eachOf(entries, (entry) => {
    if (countsAsCheckIn(entry)) {
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

function* ridgesOf(gone: readonly Grown[]): Generator<void, YearRidge[]> {
  const years = [...new Set(gone.map(({ day }) => Number(day.slice(0, 4))))].sort(
    (one, other) => other - one,
  );
  const ridges = years.slice(0, MOST_RIDGES).map((year) => ({
    year,
    since: year,
    trees: 0,
    stones: 0,
    canopy: Array<number>(RIDGE_SECTION_COUNT).fill(0),
  }));
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
    const part = Math.floor(treePlace(day).across * RIDGE_SECTION_COUNT);
    ridge.canopy[part] = (ridge.canopy[part] ?? 0) + 1;
    ridge.trees += 1;
  });
  return ridges;
}

const fraction = (value: number): number => value - Math.floor(value);

/**
 * Returns a place from a low-discrepancy sequence (R2 by Martin Roberts, 2018, with powers of the plastic ratio), which
 * spreads any run of days without gaps and clusters.
 */
function treePlace(day: string): { across: number; near: number } {
  const number = dayNumber(day);
  return {
    across: fraction(0.5 + number * 0.7548776662466927),
    near: fraction(0.5 + number * 0.5698402909980532),
  };
}

/** Returns a place on the path. Stones of one day are close together, and the golden ratio spreads the days. */
function stonePlace(day: string, seed: number): { across: number; near: number } {
  const next = createRandomSequence(seed);
  return {
    across: next(),
    near: fraction(dayNumber(day) * 0.6180339887498949 + (next() - 0.5) * 0.08),
  };
}

/** Returns the FNV-1a hash (Fowler, Noll and Vo) of an id. The hash is the same on every device. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
