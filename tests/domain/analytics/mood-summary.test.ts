import { describe, expect, test } from 'vitest';
import { buildEmotionalAnalytics } from '../../../domain/analytics/analytics';
import { addDays, addMonths, weeksOfMonth } from '../../../domain/analytics/calendar';
import { moodOfDay, moodSummary, RECENT_MOOD_COUNT } from '../../../domain/analytics/mood-summary';
import { tallyDay } from '../../../domain/analytics/tally';
import type { SyncedEntry } from '../../../domain/contract';
import { felt, played } from '../../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../../fixtures/analytics/random-journal';

/** Returns the device's mood trends for a journal. */
const trendsOf = (entries: readonly SyncedEntry[]) =>
  buildEmotionalAnalytics(
    [...new Set(entries.map(({ day }) => day))].map((day) =>
      tallyDay(
        day,
        entries.filter((entry) => entry.day === day),
      ),
    ),
  );

describe('the mood summary', () => {
  test('counts moods one by one and together, and lists the last ones, newest first', () => {
    const entries = [
      felt('positive', dayBefore(TODAY, 3)),
      felt('negative', TODAY, 8),
      played('zen-garden', TODAY),
      felt('neutral', TODAY, 20),
      { ...felt('negative', TODAY, 9), when: 'before' as const },
    ];
    const { recentMoods, ...counts } = moodSummary(trendsOf(entries), entries);
    expect(counts).toEqual({ positive: 1, neutral: 1, negative: 1, total: 3, checkIns: 3 });
    expect(recentMoods.map(({ mood, hour }) => `${mood} at ${hour}`)).toEqual([
      'neutral at 20',
      'negative at 8',
      'positive at 19',
    ]);
    const many = Array.from({ length: RECENT_MOOD_COUNT + 1 }, () => felt('neutral', TODAY));
    expect(moodSummary(trendsOf(many), many).recentMoods).toHaveLength(RECENT_MOOD_COUNT);
  });
});

test.each([
  [[2, 1, 0], 'positive'],
  [[0, 1, 2], 'negative'],
  [[1, 3, 2], 'neutral'],
  [[2, 0, 2], 'neutral'],
  [[1, 1, 0], 'neutral'],
] as const)('a day with %j check-ins has the mood %s', ([positive, neutral, negative], mood) => {
  expect(moodOfDay({ positive, neutral, negative })).toBe(mood);
});

describe('a month', () => {
  test('has weeks from Monday to Sunday', () => {
    const weeks = weeksOfMonth('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  });

  test.each(Array.from({ length: 60 }, (_, index) => addMonths('2023-12', index)))(
    '%s has each of its days once',
    (month) => {
      const days = weeksOfMonth(month)
        .flat()
        .filter((day) => day !== null);
      const [year, number] = month.split('-').map(Number);
      expect(days).toHaveLength(new Date(Date.UTC(year as number, number as number, 0)).getUTCDate());
      expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] as string, 1))).toBe(
        true,
      );
    },
  );
});
