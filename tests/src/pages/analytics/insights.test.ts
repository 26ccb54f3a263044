/** The sentences below the charts of each tab. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { ANALYTICS_BUILDERS } from '../../../../domain/analytics/analytics';
import { withTotalMoods } from '../../../../domain/analytics/mood-trends';
import { tallyDay } from '../../../../domain/analytics/tally';
import type { SyncedEntry } from '../../../../domain/contract';
import { EmotionalTab } from '../../../../src/pages/analytics/EmotionalTab';
import { GamesTab } from '../../../../src/pages/analytics/GamesTab';
import { UsageTab } from '../../../../src/pages/analytics/UsageTab';
import type { DashboardReports } from '../../../../src/pages/analytics/use-dashboard';
import { felt, heard, played } from '../../../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../../../fixtures/analytics/random-journal';

/** Returns the text of a tab for these entries. */
function textOf(Tab: FunctionComponent<DashboardReports>, entries: readonly SyncedEntry[]): string {
  const days = [...new Set(entries.map(({ day }) => day))].map((day) =>
    tallyDay(
      day,
      entries.filter((entry) => entry.day === day),
    ),
  );
  const answers: DashboardReports = {
    emotional: withTotalMoods(ANALYTICS_BUILDERS.emotional(days)),
    games: ANALYTICS_BUILDERS.games(days, TODAY),
    usage: ANALYTICS_BUILDERS.usage(days, TODAY),
    isDayRefused: false,
  };
  const page = createElement(MemoryRouter, null, createElement(Tab, answers));
  return renderToStaticMarkup(page).replace(/<[^>]+>/g, ' ');
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('Games', () => {
  test('only people without a play are asked to play', () => {
    expect(textOf(GamesTab, [])).toContain('Play more games');
    expect(textOf(GamesTab, [felt('positive', TODAY)])).toContain('Play more games');
    const one = textOf(GamesTab, [played('zen-garden', dayBefore(TODAY, 400))]);
    expect(one).not.toContain('Play more games');
    expect(one).toContain('Nothing stands out.');
  });
});

describe('Emotional', () => {
  test('the sentence about good and hard check-ins states its rule', () => {
    const moods = (good: number, hard: number) => [
      ...times(good, () => felt('positive', TODAY)),
      ...times(hard, () => felt('negative', TODAY)),
    ];
    const [good, hard] = ['many good check-ins as hard ones.', 'many hard check-ins as good ones.'];
    expect(textOf(EmotionalTab, moods(5, 2))).toContain(`More than twice as ${good}`);
    expect(textOf(EmotionalTab, moods(2, 5))).toContain(`More than twice as ${hard}`);
  });

  test('a rise has a number, and a fall has none', () => {
    const weeks = (before: 'positive' | 'negative', now: 'positive' | 'negative') =>
      textOf(EmotionalTab, [
        ...times(4, () => felt(before, dayBefore(TODAY, 7))),
        ...times(4, () => felt(now, TODAY)),
      ]);
    expect(weeks('negative', 'positive')).toContain('+200, significantly improved');
    const fall = weeks('positive', 'negative');
    expect(fall).toContain('declined');
    expect(fall).not.toContain('−200');
  });

  test.each([
    ['a gap', 14],
    ['fewer than three check-ins on one side', 7],
  ])('neither the insights nor the cards speak of a change over %s', (_, ago) => {
    const text = textOf(EmotionalTab, [
      ...times(ago === 7 ? 2 : 5, () => felt('positive', dayBefore(TODAY, ago))),
      ...times(5, () => felt('negative', TODAY)),
    ]);
    expect(text).toContain('−100');
    expect(text).not.toMatch(/declined|−200/);
  });
});

describe('a journal with one entry', () => {
  test('of music has a day, an hour and no share of games', () => {
    const text = textOf(UsageTab, [heard(TODAY, 20)]);
    expect(text).toMatch(/Peak Activity Hour\s+20:00/);
    expect(text).toMatch(/Most Active Day\s+Friday/);
    expect(text).toMatch(/Average Daily Activities\s+0/);
    expect(text).toContain("You come by on a couple of days, and that's enough.".replace("'", '&#x27;'));
  });
});
