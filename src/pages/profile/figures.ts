import { countsAsCheckIn } from '../../../domain/analytics/mood-summary';
import { MIN_MUSIC_SECONDS } from '../../../domain/analytics/tally';
import type { JournalEntry } from '../../../domain/journal';

export interface ProfileFigures {
  /** Number of started plays. Each level of Memory Cards is a play. */
  readonly sessions: number;
  /** Number of different games. */
  readonly games: number;
  /** Number of times that ambience played for at least a minute. */
  readonly music: number;
  /**
   * Share of good check-ins in the last seven days minus the share in the seven before, percentage points; null if
   * either period has no check-in.
   */
  readonly moodChange: number | null;
  /** Number of good check-ins in the last seven days. */
  readonly goodMoods: number;
  readonly checkIns: number;
}

/** The page marks these figures as a sample. */
export const SAMPLE_FIGURES: ProfileFigures = {
  sessions: 12,
  games: 8,
  music: 15,
  moodChange: 24,
  goodMoods: 9,
  checkIns: 14,
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** @param now ms since 1970 UTC */
export function figuresOf(entries: readonly JournalEntry[], now: number): ProfileFigures {
  const plays = entries.filter((entry) => entry.kind === 'play');
  const week = (weeksAgo: number) => {
    const to = now - weeksAgo * WEEK_MS;
    const moods = entries.filter(countsAsCheckIn).filter(({ at }) => at <= to && at > to - WEEK_MS);
    const good = moods.filter(({ mood }) => mood === 'positive').length;
    return { good, count: moods.length, share: moods.length === 0 ? null : (good / moods.length) * 100 };
  };
  const [last, before] = [week(0), week(1)];
  return {
    sessions: plays.length,
    games: new Set(plays.map(({ game }) => game)).size,
    music: entries.filter((entry) => entry.kind === 'music' && entry.seconds >= MIN_MUSIC_SECONDS).length,
    moodChange: last.share === null || before.share === null ? null : Math.round(last.share - before.share),
    goodMoods: last.good,
    checkIns: last.count,
  };
}

type MoodFigures = Pick<ProfileFigures, 'moodChange' | 'goodMoods' | 'checkIns'>;

/**
 * The change of the share of good moods, percentage points, unless that is negative or unknown. Otherwise the number of
 * good moods. Without a good mood, the number of check-ins if the change is negative, and a dash if it is unknown.
 */
export function moodFigure({ moodChange, goodMoods, checkIns }: MoodFigures) {
  const change = 'Good moods, this week vs. last';
  if (moodChange !== null && moodChange >= 0)
    return { label: change, value: `${moodChange > 0 ? '+' : ''}${moodChange}%` };
  if (goodMoods > 0) return { label: 'Good moods in the last seven days', value: String(goodMoods) };
  if (moodChange !== null) return { label: 'Check-ins in the last seven days', value: String(checkIns) };
  return { label: change, value: '–' };
}
