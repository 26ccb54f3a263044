/** What somebody's moods come to: the summary of Emotional Trends, and the mood of a day. */
import type { SyncedEntry } from '../contract';
import { MOODS, type Mood } from '../mood';
import type { EmotionalAnalytics, TrendEntry } from './responses';

/** So many moods are recent. */
export const RECENT_MOODS = 8;

type MoodOf<Entry> = Extract<Entry, { readonly kind: 'mood' }>;

export interface MoodSummary<Entry extends SyncedEntry = SyncedEntry> {
  readonly positive: number;
  readonly neutral: number;
  readonly negative: number;
  /** All three together. */
  readonly total: number;
  /** Every check-in is one mood, so this is `total` again: a mood from before a game is no check-in. */
  readonly checkIns: number;
  /** The last ones, newest first. */
  readonly recentMoods: readonly MoodOf<Entry>[];
}

/** Whether an entry is a check-in: a mood that was not given before a game. */
export const isCheckIn = <Entry extends SyncedEntry>(entry: Entry): entry is MoodOf<Entry> & Entry =>
  entry.kind === 'mood' && entry.when !== 'before';

/** @param entries the journal, in any order */
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

/** What a day was most of; `neutral` where two are as many as each other. */
export function moodOfDay(day: Pick<TrendEntry, Mood>): Mood {
  const most = Math.max(...MOODS.map((mood) => day[mood]));
  const first = MOODS.filter((mood) => day[mood] === most);
  return first.length === 1 ? (first[0] as Mood) : 'neutral';
}
