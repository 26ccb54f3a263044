/** The four figures of Profile. */
import { isCheckIn } from '../../../domain/analytics/mood-summary';
import { MUSIC_SECONDS } from '../../../domain/analytics/tally';
import type { JournalEntry } from '../../../domain/journal';

export interface Figures {
  /** Number of started plays. Each level of Memory Cards is a play. */
  readonly sessions: number;
  /** Number of different games played. */
  readonly games: number;
  /** Number of times that ambience played for at least a minute. */
  readonly music: number;
  /**
   * Share of good check-ins in the last seven days minus the share in the seven days before, percentage points; null
   * if either period has no check-in.
   */
  readonly moodChange: number | null;
  /** Number of good check-ins in the last seven days. */
  readonly goodMoods: number;
  /** Number of check-ins in the last seven days. */
  readonly checkIns: number;
}

/** Figures for a journal without entries. The page marks them as a sample. */
export const SAMPLE: Figures = {
  sessions: 12,
  games: 8,
  music: 15,
  moodChange: 24,
  goodMoods: 9,
  checkIns: 14,
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** @param now ms since 1970 UTC */
export function figuresOf(entries: readonly JournalEntry[], now: number): Figures {
  const plays = entries.filter((entry) => entry.kind === 'play');
  const week = (weeksAgo: number) => {
    const to = now - weeksAgo * WEEK_MS;
    const moods = entries.filter(isCheckIn).filter(({ at }) => at <= to && at > to - WEEK_MS);
    const good = moods.filter(({ mood }) => mood === 'positive').length;
    return { good, count: moods.length, share: moods.length === 0 ? null : (good / moods.length) * 100 };
  };
  const [last, before] = [week(0), week(1)];
  return {
    sessions: plays.length,
    games: new Set(plays.map(({ game }) => game)).size,
    music: entries.filter((entry) => entry.kind === 'music' && entry.seconds >= MUSIC_SECONDS).length,
    moodChange: last.share === null || before.share === null ? null : Math.round(last.share - before.share),
    goodMoods: last.good,
    checkIns: last.count,
  };
}

/**
 * Returns label and text of the mood figure: the change in percentage points. The number of good moods replaces a
 * negative or unknown change. In a week without a good mood, the number of check-ins replaces a negative change, and a
 * dash an unknown one.
 */
export function moodFigure({
  moodChange,
  goodMoods,
  checkIns,
}: Pick<Figures, 'moodChange' | 'goodMoods' | 'checkIns'>) {
  const isShown = moodChange !== null && moodChange >= 0;
  if (!isShown && goodMoods > 0)
    return { label: 'Good moods in the last seven days', value: String(goodMoods) };
  if (!isShown && moodChange !== null)
    return { label: 'Check-ins in the last seven days', value: String(checkIns) };
  const value = moodChange === null ? '–' : `${moodChange > 0 ? '+' : ''}${moodChange}%`;
  return { label: 'Good moods, this week vs. last', value };
}
