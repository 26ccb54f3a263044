/** What somebody's own moods say of games: how they felt before one, and after it. */
import type { SyncedEntry } from '../contract';
import type { Mood } from '../mood';

/** From so many pairs of one game on it is said; fewer may be chance, and more so for one hard day. */
export const LEAST_PAIRS = 8;

/** Of one game: how often it was followed by a better, the same, or a worse mood. */
export interface Helped {
  readonly game: string;
  readonly pairs: number;
  readonly better: number;
  readonly same: number;
  readonly worse: number;
}

const HEIGHT: Readonly<Record<Mood, number>> = { negative: -1, neutral: 0, positive: 1 };

/**
 * Counts the pairs: two moods of one play, the first from before it and the last from after it. Of the games that have
 * enough of them; in the order of their ids, since this is no rank.
 *
 * @param entries the journal, in any order
 */
export function whatHelps(entries: readonly SyncedEntry[], least = LEAST_PAIRS): Helped[] {
  const moods = entries.filter((entry) => entry.kind === 'mood').sort((one, other) => one.at - other.at);
  const before = new Map<string, Mood>();
  const after = new Map<string, { mood: Mood; game: string }>();
  for (const { play, when, mood, after: game } of moods) {
    if (play === undefined) continue;
    if (when === 'before') {
      if (!before.has(play)) before.set(play, mood);
    } else if (game !== undefined) after.set(play, { mood, game });
  }
  const games = new Map<string, Helped>();
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
    .sort((one, other) => (one.game < other.game ? -1 : 1));
}
