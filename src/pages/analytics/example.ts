/** An invented month, which is never stored. */
import { ANALYTICS_BUILDERS } from '../../../domain/analytics/analytics';
import { addDays } from '../../../domain/analytics/calendar';
import { withTotalMoods } from '../../../domain/analytics/mood-trends';
import { tallyDay } from '../../../domain/analytics/tally';
import type { SyncedEntry } from '../../../domain/contract';
import type { Mood } from '../../../domain/mood';
import type { DashboardReports } from './use-dashboard';

const DAYS = 30;

/** Games with their usual score, if they have scores. The first 15 days have only the first three games. */
const GAMES = [
  { game: 'memory-cards', score: 78 },
  { game: 'breathing-puzzle' },
  { game: 'zen-garden' },
  { game: 'forest-meditation' },
  { game: 'grounding-techniques' },
] as const;

/**
 * Moods improve slowly, with some hard days.
 * @param day number of the day, from 0
 */
function moodsOf(day: number): readonly Mood[] {
  if (day % 7 === 3) return [];
  if (day % 9 === 4) return ['negative', 'neutral'];
  if (day < 10) return day % 2 ? ['neutral', 'negative'] : ['neutral', 'positive'];
  return day % 3 === 0 ? ['positive', 'neutral'] : ['positive', 'positive'];
}

/** @param day number of the day, from 0 */
function entriesOf(day: number, name: string): SyncedEntry[] {
  const common = (part: number, hour: number) => ({
    id: `example-${day}-${part}`,
    at: Date.parse(name) + hour * 3_600_000,
    day: name,
    hour,
  });
  return moodsOf(day).flatMap((mood, index): SyncedEntry[] => {
    const hour = index === 0 ? 8 + (day % 3) : 19 + (day % 3);
    const chosen = GAMES[(day * (index + 1) + index) % (day < 15 ? 3 : GAMES.length)] ?? GAMES[0];
    const isCompleted = (day + index) % 5 !== 0;
    return [
      {
        ...common(3 * index, hour),
        kind: 'play',
        game: chosen.game,
        ...(isCompleted && { completedAt: Date.parse(name) + hour * 3_600_000 + 300_000 }),
        ...(isCompleted && 'score' in chosen && { score: chosen.score + (day % 9) - 4 }),
      },
      { ...common(3 * index + 1, hour), kind: 'mood', mood, after: chosen.game },
      ...(day % 4 === index
        ? [{ ...common(3 * index + 2, hour), kind: 'music' as const, seconds: 240 }]
        : []),
    ];
  });
}

/** @param today last day of the month, such as `2026-11-20` */
export function exampleReports(today: string): DashboardReports {
  const days = Array.from({ length: DAYS }, (_, day) => {
    const name = addDays(today, day + 1 - DAYS);
    return tallyDay(name, entriesOf(day, name));
  });
  return {
    emotional: withTotalMoods(ANALYTICS_BUILDERS.emotional(days)),
    games: ANALYTICS_BUILDERS.games(days, today),
    usage: ANALYTICS_BUILDERS.usage(days, today),
    isDayRefused: false,
  };
}
