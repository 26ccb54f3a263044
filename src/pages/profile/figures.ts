/** The four figures of Profile. */
import { isCheckIn } from '../../../domain/analytics/mood-summary';
import { MUSIC_SECONDS } from '../../../domain/analytics/tally';
import type { JournalEntry } from '../../../domain/journal';

export interface Figures {
  /** Number of started plays. A level of Memory Cards counts as one. */
  readonly sessions: number;
  /** Number of different games. */
  readonly games: number;
  /** Number of times that ambience played for a minute or more. */
  readonly music: number;
  /**
   * Share of good check-ins of the last seven days minus that of the seven days before, in percentage points; null
   * without check-ins in one of them.
   */
  readonly moodChange: number | null;
}

/** Sample that is shown, marked as such, until there is data. */
export const SAMPLE: Figures = { sessions: 12, games: 8, music: 15, moodChange: 24 };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Computes the four figures.
 * @param now ms since 1970 UTC
 */
export function figuresOf(entries: readonly JournalEntry[], now: number): Figures {
  const plays = entries.filter((entry) => entry.kind === 'play');
  const goodShare = (weeksAgo: number): number | null => {
    const to = now - weeksAgo * WEEK_MS;
    const moods = entries.filter(isCheckIn).filter(({ at }) => at <= to && at > to - WEEK_MS);
    if (moods.length === 0) return null;
    const good = moods.filter(({ mood }) => mood === 'positive');
    return (good.length / moods.length) * 100;
  };
  const [last, before] = [goodShare(0), goodShare(1)];
  return {
    sessions: plays.length,
    games: new Set(plays.map(({ game }) => game)).size,
    music: entries.filter((entry) => entry.kind === 'music' && entry.seconds >= MUSIC_SECONDS).length,
    moodChange: last === null || before === null ? null : Math.round(last - before),
  };
}

/** Formats a change: `+24%`, `-5%`, `0%`, or a dash when unknown. */
export const changeLabel = (change: number | null): string =>
  change === null ? '–' : `${change > 0 ? '+' : ''}${change}%`;
