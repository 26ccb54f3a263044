/** The three answers, counted in the plainest possible way: entry by entry, with nothing put together beforehand. */
import type { SyncedEntry } from '../../../domain/contract';
import { dayBefore } from './random-journal';

/** By the book: the week of a day is that of its Thursday, counted from the first of January. */
function isoWeek(day: string): string {
  const known = weeks.get(day);
  if (known !== undefined) return known;
  const date = new Date(`${day}T12:00:00Z`);
  while (date.getUTCDay() !== 4) {
    // Monday to Wednesday go on to their Thursday, Friday to Sunday back.
    const isEarly = [1, 2, 3].includes(date.getUTCDay());
    date.setUTCDate(date.getUTCDate() + (isEarly ? 1 : -1));
  }
  const year = date.getUTCFullYear();
  let week = 0;
  while (date.getUTCFullYear() === year) {
    week += 1;
    date.setUTCDate(date.getUTCDate() - 7);
  }
  const name = `${year}-W${String(week).padStart(2, '0')}`;
  weeks.set(day, name);
  return name;
}

/** Plain is slow: each day is looked up in the calendar once. */
const weeks = new Map<string, string>();

const counts = (entry: SyncedEntry): boolean =>
  !(entry.kind === 'music' && entry.seconds < 60) && !(entry.kind === 'mood' && entry.when === 'before');

type Mood = Extract<SyncedEntry, { kind: 'mood' }>;
type Play = Extract<SyncedEntry, { kind: 'play' }>;

function trends(moods: readonly Mood[], periodOf: (day: string) => string) {
  const periods = [...new Set(moods.map(({ day }) => day).sort())].map(periodOf);
  return Object.fromEntries(
    [...new Set(periods)].map((period) => {
      const ofPeriod = moods.filter(({ day }) => periodOf(day) === period);
      const of = (which: Mood['mood']) => ofPeriod.filter(({ mood }) => mood === which).length;
      const score = (100 * (of('positive') - of('negative'))) / ofPeriod.length;
      return [
        period,
        {
          positive: of('positive'),
          neutral: of('neutral'),
          negative: of('negative'),
          total: ofPeriod.length,
          happinessScore: Math.round(score) === 0 ? 0 : Math.round(score),
        },
      ];
    }),
  );
}

function figures(plays: readonly Play[]) {
  const gameUsage: Record<string, number> = {};
  const gameCompletionRates: Record<string, number> = {};
  const gameAverageScores: Record<string, number> = {};
  for (const game of [...new Set(plays.map((play) => play.game))].sort()) {
    const mine = plays.filter((play) => play.game === game);
    gameUsage[game] = mine.length;
    const completed = mine.filter(({ completedAt }) => completedAt !== undefined);
    gameCompletionRates[game] = Math.round((100 * completed.length) / mine.length);
    const scores = mine.flatMap(({ score }) => (score === undefined ? [] : [score]));
    if (scores.length > 0) {
      gameAverageScores[game] = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
    }
  }
  return { gameUsage, gameCompletionRates, gameAverageScores };
}

/** @returns the three answers as JSON */
export function plainCounts(journal: readonly SyncedEntry[], today: string) {
  const entries = journal.filter(counts);
  const moods = entries.filter((entry) => entry.kind === 'mood');
  const plays = entries.filter((entry) => entry.kind === 'play');
  const lastDays = [0, 1, 2, 3, 4, 5, 6].map((ago) => dayBefore(today, ago));
  const recent = entries.filter(({ day }) => lastDays.includes(day));
  const emotional = {
    dailyTrends: trends(moods, (day) => day),
    weeklyTrends: trends(moods, isoWeek),
    monthlyTrends: trends(moods, (day) => day.slice(0, 7)),
  };
  const games = {
    ...figures(plays),
    periods: {
      week: figures(plays.filter(({ day }) => isoWeek(day) === isoWeek(today))),
      month: figures(plays.filter(({ day }) => day.slice(0, 7) === today.slice(0, 7))),
    },
  };
  const usage = {
    totalActivities: entries.length,
    hourlyUsage: Array.from(
      { length: 24 },
      (_, hour) => recent.filter((entry) => entry.hour === hour).length,
    ),
    dailyUsage: Array.from(
      { length: 7 },
      (_, weekday) => recent.filter(({ day }) => new Date(`${day}T12:00:00Z`).getUTCDay() === weekday).length,
    ),
  };
  return {
    emotional: JSON.stringify(emotional),
    games: JSON.stringify(games),
    usage: JSON.stringify(usage),
  };
}
