/** The summary of Emotional Trends, and the mood of a day. */
import type { SyncedEntry } from '../contract';
import { MOODS, type Mood } from '../mood';
import type { EmotionalAnalytics, TrendEntry } from './responses';

/** Maximum length of the list of recent moods. */
export const RECENT_MOODS = 8;

type MoodOf<Entry> = Extract<Entry, { readonly kind: 'mood' }>;

export interface MoodSummary<Entry extends SyncedEntry = SyncedEntry> {
  readonly positive: number;
  readonly neutral: number;
  readonly negative: number;
  /** Sum of the counts of the three moods. */
  readonly total: number;
  /**
   * Number of check-ins. Equal to `total`, because every check-in has one mood and a mood before a game is not a
   * check-in.
   */
  readonly checkIns: number;
  /** Recent moods, newest first. */
  readonly recentMoods: readonly MoodOf<Entry>[];
}

/** Returns whether an entry is a check-in: a mood that was not given before a game. */
export const isCheckIn = <Entry extends SyncedEntry>(entry: Entry): entry is MoodOf<Entry> & Entry =>
  entry.kind === 'mood' && entry.when !== 'before';

/**
 * Summarizes a person's moods.
 *
 * @param entries the journal, in any order
 */
export function moodSummary<Entry extends SyncedEntry>(
  { dailyTrends }: EmotionalAnalytics,
  entries: readonly Entry[],
): MoodSummary<Entry> {
  const sum = { positive: 0, neutral: 0, negative: 0 };
  for (const day of Object.values(dailyTrends)) for (const mood of MOODS) sum[mood] += day[mood];
  const total = sum.positive + sum.neutral + sum.negative;
  const recentMoods = entries
    .filter(isCheckIn)
    .sort((one, other) => other.at - one.at)
    .slice(0, RECENT_MOODS);
  return { ...sum, total, checkIns: total, recentMoods };
}

/** Returns the most frequent mood of a day. `neutral` on a tie. */
export function moodOfDay(day: Pick<TrendEntry, Mood>): Mood {
  const most = Math.max(...MOODS.map((mood) => day[mood]));
  const first = MOODS.filter((mood) => day[mood] === most);
  return first.length === 1 ? (first[0] as Mood) : 'neutral';
}
