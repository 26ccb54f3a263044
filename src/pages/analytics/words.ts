import type { EmotionalInsight, GameInsight, UsageInsight } from '../../../domain/analytics/insights';
import type { MoodDirection } from '../../../domain/analytics/mood-trends';

export const EMOTIONAL_INSIGHTS: Readonly<Record<EmotionalInsight, string>> = {
  'significantly-improved': 'Your check-ins have significantly improved since the last period.',
  'positive-trend': "There's a positive trend in your recent check-ins.",
  stable: 'Your check-ins have been stable.',
  'slight-decline': 'A slight decline lately. Ups and downs are normal.',
  declined: 'Your check-ins have declined. It may have been a hard stretch. Someone you trust could help.',
  'mostly-positive': 'More than twice as many good check-ins as hard ones.',
  'mostly-negative':
    "More than twice as many hard check-ins as good ones. You don't have to sort that out alone.",
};

export const GAME_INSIGHTS: Readonly<Record<GameInsight['rule'], (game: string) => string>> = {
  'often-incomplete': (game) => `You often leave ${game} early. That's fine. Others may suit you better.`,
  exceptional: (game) => `Your scores in ${game} are exceptional.`,
};

export const USAGE_INSIGHTS: Readonly<Record<UsageInsight, string>> = {
  morning: 'You tend to come here in the morning.',
  evening: 'You tend to come here in the evening.',
  'mostly-games': 'Mostly games so far. A quick check-in can show what helps.',
  'mostly-moods': 'Mostly check-ins so far. A short game might be a nice change.',
  consistent: "You've been here on most days.",
  concentrated: "You come by on a couple of days, and that's enough.",
};

export const NO_MOODS =
  'Not enough mood data available yet. Continue using mood check-ins to build insights.';
export const NO_GAMES = 'Play more games to generate personalized insights.';
export const NOTHING_STANDS_OUT = 'Nothing stands out. A little of everything is fine.';

/** `+12, positive trend`, or without a number `slight decline`. */
export const TREND_WORDS: Readonly<Record<MoodDirection, string>> = {
  'significantly-improved': 'significantly improved',
  'positive-trend': 'positive trend',
  stable: 'stable',
  'slight-decline': 'slight decline',
  declined: 'declined',
};

/** `+12`, `−5` (with a minus, not a hyphen) or `0`. */
export const signedText = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

export const hourLabel = (hour: number): string => `${hour}:00`;
