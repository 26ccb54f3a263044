import { describe, expect, test } from 'vitest';
import {
  dayNumber,
  mondayOf,
  monthOf,
  periodNumber,
  weekdayOf,
  weekOf,
} from '../../../domain/analytics/calendar';

describe('a local day', () => {
  test.each([
    ['2026-11-15', 0],
    ['2026-11-20', 5],
    ['2026-11-21', 6],
    ['1970-01-01', 4],
    ['1969-12-28', 0],
    ['2024-02-29', 4],
  ])('%s has weekday %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

  test('has the next number after the day before, over clock changes, leap days and the new year', () => {
    expect(dayNumber('2026-03-29') - dayNumber('2026-03-28')).toBe(1);
    expect(dayNumber('2026-11-02') - dayNumber('2026-11-01')).toBe(1);
    expect(dayNumber('2024-03-01') - dayNumber('2024-02-28')).toBe(2);
    expect(dayNumber('2027-01-01') - dayNumber('2026-12-31')).toBe(1);
  });

  test('has its month', () => expect(monthOf('2026-11-20')).toBe('2026-11'));
});

describe('an ISO week', () => {
  // https://en.wikipedia.org/wiki/ISO_week_date
  test.each([
    ['2026-11-20', '2026-W47'],
    ['2026-11-15', '2026-W46'],
    ['2026-11-16', '2026-W47'],
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-01', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2005-01-01', '2004-W53'],
    ['2008-12-28', '2008-W52'],
    ['2008-12-29', '2009-W01'],
    ['2018-12-31', '2019-W01'],
    ['2000-02-29', '2000-W09'],
    ['9999-12-31', '9999-W52'],
    ['0004-01-01', '0004-W01'],
  ])('%s is in week %s', (day, week) => expect(weekOf(day)).toBe(week));

  test('begins on its Monday', () => {
    expect(mondayOf('2026-W47')).toBe('2026-11-16');
    expect(mondayOf('2026-W01')).toBe('2025-12-29');
    expect(mondayOf('2026-W53')).toBe('2026-12-28');
  });

  test.each(['2025-W53', '2026-W00', '2026-W54', '2026-11', 'Week 3', ''])('%s is no ISO week', (week) =>
    expect(mondayOf(week)).toBeUndefined(),
  );
});

describe('the number of a period', () => {
  test.each([
    ['2026-10-31', '2026-11-01', 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-W53', '2027-W01', 1],
    ['2026-W47', '2026-W40', -7],
    ['2026-12', '2027-01', 1],
    ['2025-11', '2026-11', 12],
    ['0001-01-01', '9999-12-31', 3_652_058],
  ])('from %s to %s differs by %i', (one, other, steps) => {
    expect((periodNumber(other) as number) - (periodNumber(one) as number)).toBe(steps);
  });

  test.each(['2026-13', '2026-00', '2026-02-30', '2025-W53', 'Monday', '', '2026', '2026-11-20T10:00'])(
    '%s has no number',
    (key) => expect(periodNumber(key)).toBeUndefined(),
  );
});
