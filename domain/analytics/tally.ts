/** What the dashboard needs to know of one local day: it weighs the same whether the day had one entry or a thousand. */
import type { SyncedEntry } from '../contract';
import { newerVersion } from '../journal';
import { MOODS } from '../mood';

/** To be raised when a day is tallied in another way: whoever keeps tallies then makes them anew. */
export const TALLY_VERSION = 1;

/** Shortest ambience that counts as a session of music (s). */
export const MUSIC_SECONDS = 60;

/** What was played of one game on one day. */
type GameTally = readonly [
  game: string,
  /** Begun, completed or not. */
  plays: number,
  completed: number,
  /** How many of them have a score. */
  scored: number,
  /** The sum of their scores. */
  points: number,
];

export interface DayTally {
  readonly version: typeof TALLY_VERSION;
  /** `2026-11-20`, the person's local day. */
  readonly day: string;
  /** Check-ins, in the order of `MOODS`. */
  readonly moods: readonly [positive: number, neutral: number, negative: number];
  /** Sessions of music. */
  readonly music: number;
  /** By their ids, in the order of their letters. */
  readonly games: readonly GameTally[];
  /** Activities by local hour, 24 counts. Where clocks are set back, one hour holds two. */
  readonly hours: readonly number[];
}

/**
 * Counts one day. An activity is a check-in, a play that was begun, or a session of music.
 *
 * @param entries Of this day, in any order. Of an entry that is there twice, the version counts that would be kept.
 */
export function tallyDay(day: string, entries: readonly SyncedEntry[]): DayTally {
  const byId = new Map<string, SyncedEntry>();
  for (const entry of entries) {
    const there = byId.get(entry.id);
    byId.set(entry.id, there ? newerVersion(there, entry) : entry);
  }
  const moods: [number, number, number] = [0, 0, 0];
  const games = new Map<string, [number, number, number, number]>();
  const hours = Array<number>(24).fill(0);
  let music = 0;
  for (const entry of byId.values()) {
    if (!isActivity(entry)) continue;
    hours[entry.hour] = (hours[entry.hour] ?? 0) + 1;
    if (entry.kind === 'mood') {
      const index = MOODS.indexOf(entry.mood);
      moods[index] = (moods[index] ?? 0) + 1;
    } else if (entry.kind === 'music') music += 1;
    else {
      const [plays, completed, scored, points] = games.get(entry.game) ?? [0, 0, 0, 0];
      games.set(entry.game, [
        plays + 1,
        completed + (entry.completedAt === undefined ? 0 : 1),
        scored + (entry.score === undefined ? 0 : 1),
        points + (entry.score ?? 0),
      ]);
    }
  }
  const sorted = [...games].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    version: TALLY_VERSION,
    day,
    moods,
    music,
    games: sorted.map(([game, counts]): GameTally => [game, ...counts]),
    hours,
  };
}

/** A mood before a game is there to compare with the one after it, and is no check-in. */
function isActivity(entry: SyncedEntry): boolean {
  if (entry.kind === 'music') return entry.seconds >= MUSIC_SECONDS;
  return entry.kind !== 'mood' || entry.when !== 'before';
}

/** All that was done on a day. */
export const activitiesOf = ({ hours }: DayTally): number => hours.reduce((sum, count) => sum + count, 0);

/** Whether something that was kept is a tally as it is made today. */
export function isTally(value: unknown): value is DayTally {
  if (typeof value !== 'object' || value === null) return false;
  const { version, day, moods, music, games, hours } = value as Partial<Record<keyof DayTally, unknown>>;
  return (
    version === TALLY_VERSION &&
    typeof day === 'string' &&
    areCounts(moods, 3) &&
    areCounts([music], 1) &&
    areCounts(hours, 24) &&
    Array.isArray(games) &&
    games.every((game) => Array.isArray(game) && typeof game[0] === 'string' && areCounts(game.slice(1), 4))
  );
}

const areCounts = (values: unknown, length: number): boolean =>
  Array.isArray(values) &&
  values.length === length &&
  values.every((value) => Number.isSafeInteger(value) && value >= 0);
