import type { SyncedEntry } from '../contract';
import { newerVersion } from '../journal';
import { MOODS } from '../mood';

/** Raise it when the counting rules change, so that device and server replace their stored tallies. */
export const TALLY_VERSION = 1;

/** Minimum of ambience that counts as a session of music, s. */
export const MIN_MUSIC_SECONDS = 60;

type GameTally = readonly [
  game: string,
  plays: number,
  completed: number,
  /** Plays with a score. */
  scored: number,
  points: number,
];

export interface DayTally {
  readonly version: typeof TALLY_VERSION;
  /** Local, `2026-11-20`. */
  readonly day: string;
  /** Check-ins, in the order of `MOODS`. */
  readonly moods: readonly [positive: number, neutral: number, negative: number];
  readonly music: number;
  /** Sorted by id. */
  readonly games: readonly GameTally[];
  /** Activities by local hour, as 24 counts. When the clocks go back, the repeated hour adds to the same count. */
  readonly hours: readonly number[];
}

/**
 * An activity is a check-in, a started play or a session of music.
 *
 * @param entries entries of this day, in any order. Of several versions of one, only the newest is tallied
 */
export function tallyDay(day: string, entries: readonly SyncedEntry[]): DayTally {
  const byId = new Map<string, SyncedEntry>();
  for (const entry of entries) {
    const counted = byId.get(entry.id);
    byId.set(entry.id, counted ? newerVersion(counted, entry) : entry);
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

/**
 * The tally of a day after a change of some entries. The other entries of the day need not be known.
 *
 * @param before earlier versions of these entries, which `tally` includes
 * @param after versions that replace them, and new entries; at most one per id
 */
export function updateTally(
  tally: DayTally,
  before: readonly SyncedEntry[],
  after: readonly SyncedEntry[],
): DayTally {
  const { version, day } = tally;
  const less = tallyDay(day, before);
  const more = tallyDay(day, after);
  const change = (counts: readonly number[], removed: readonly number[], added: readonly number[]) =>
    counts.map((value, index) => value - (removed[index] ?? 0) + (added[index] ?? 0));
  const byGame = (part: DayTally) => new Map(part.games.map(([game, ...counts]) => [game, counts]));
  const [games, gone, come] = [byGame(tally), byGame(less), byGame(more)];
  const none = [0, 0, 0, 0];
  return {
    version,
    day,
    moods: change(tally.moods, less.moods, more.moods) as [number, number, number],
    music: tally.music - less.music + more.music,
    games: [...new Set([...games.keys(), ...come.keys()])]
      .sort()
      .map((game): GameTally => {
        const counts = change(games.get(game) ?? none, gone.get(game) ?? none, come.get(game) ?? none);
        return [game, ...(counts as [number, number, number, number])];
      })
      .filter(([, plays]) => plays > 0),
    hours: change(tally.hours, less.hours, more.hours),
  };
}

/** A mood before a game is no activity, because it only serves the comparison in 'What helps me'. */
function isActivity(entry: SyncedEntry): boolean {
  if (entry.kind === 'music') return entry.seconds >= MIN_MUSIC_SECONDS;
  return entry.kind !== 'mood' || entry.when !== 'before';
}

export const countActivities = ({ hours }: DayTally): number => hours.reduce((sum, count) => sum + count, 0);

/** Whether a stored value is a tally of the current version. */
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
