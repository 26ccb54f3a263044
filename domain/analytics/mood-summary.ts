import type { SyncedEntry } from '../contract';
import { MOODS, type Mood } from '../mood';
import type { EmotionalAnalytics, PeriodMoodCounts } from './responses';

export const RECENT_MOOD_COUNT = 8;

type MoodOf<Entry> = Extract<Entry, { readonly kind: 'mood' }>;

export interface MoodSummary<Entry extends SyncedEntry = SyncedEntry> {
  readonly positive: number;
  readonly neutral: number;
  readonly negative: number;
  readonly total: number;
  /** Equal to `total`, because every check-in has one mood and a mood before a game is not a check-in. */
  readonly checkIns: number;
  /** Newest first. */
  readonly recentMoods: readonly MoodOf<Entry>[];
}

export const countsAsCheckIn = <Entry extends SyncedEntry>(entry: Entry): entry is MoodOf<Entry> & Entry =>
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
    .filter(countsAsCheckIn)
    .sort((one, other) => other.at - one.at)
    .slice(0, RECENT_MOOD_COUNT);
  return { ...sum, total, checkIns: total, recentMoods };
}

/** The most frequent mood; `neutral` on a tie. */
export function moodOfDay(day: Pick<PeriodMoodCounts, Mood>): Mood {
  const most = Math.max(...MOODS.map((mood) => day[mood]));
  const first = MOODS.filter((mood) => day[mood] === most);
  return first.length === 1 ? (first[0] as Mood) : 'neutral';
}
