import type { SyncedEntry } from '../contract';
import type { Mood } from '../mood';

/** Pairs of moods, before and after one game, for a statement that says 'so far'. */
export const MIN_MOOD_PAIRS = 3;
/** For a statement without 'so far'. With fewer pairs a single hard day could decide. */
export const FIRM_MOOD_PAIRS = 8;

export interface GameMoodCounts {
  readonly game: string;
  readonly pairs: number;
  readonly better: number;
  readonly same: number;
  readonly worse: number;
}

const HEIGHT: Readonly<Record<Mood, number>> = { negative: -1, neutral: 0, positive: 1 };

/**
 * Counts pairs by game: the first mood before a play and the last mood after it. Games after which the person felt
 * better at least once come first. Both groups are sorted by id, because the list is not a ranking.
 */
export function moodCountsByGame(entries: readonly SyncedEntry[], least = MIN_MOOD_PAIRS): GameMoodCounts[] {
  const moods = entries.filter((entry) => entry.kind === 'mood').sort((one, other) => one.at - other.at);
  const before = new Map<string, Mood>();
  const after = new Map<string, { mood: Mood; game: string }>();
  for (const { play, when, mood, after: game } of moods) {
    if (play === undefined) continue;
    if (when === 'before') {
      if (!before.has(play)) before.set(play, mood);
    } else if (game !== undefined) after.set(play, { mood, game });
  }
  const games = new Map<string, GameMoodCounts>();
  for (const [play, { mood, game }] of after) {
    const was = before.get(play);
    if (was === undefined) continue;
    const { pairs, better, same, worse } = games.get(game) ?? { pairs: 0, better: 0, same: 0, worse: 0 };
    const change = Math.sign(HEIGHT[mood] - HEIGHT[was]);
    games.set(game, {
      game,
      pairs: pairs + 1,
      better: better + (change > 0 ? 1 : 0),
      same: same + (change === 0 ? 1 : 0),
      worse: worse + (change < 0 ? 1 : 0),
    });
  }
  return [...games.values()]
    .filter(({ pairs }) => pairs >= least)
    .sort(
      (one, other) => Number(other.better > 0) - Number(one.better > 0) || (one.game < other.game ? -1 : 1),
    );
}
