import { expect, test } from 'vitest';
import { localDayAndHour } from '../../../src/device/local-day-and-hour';

test.each([
  [new Date(2026, 0, 5, 0, 0), '2026-01-05', 0],
  [new Date(2026, 10, 20, 9, 59), '2026-11-20', 9],
  [new Date(2026, 11, 31, 23, 59), '2026-12-31', 23],
  [new Date(2028, 1, 29, 12, 0), '2028-02-29', 12],
])('%s is day %s, hour %i', (date, day, hour) => {
  expect(localDayAndHour(date.getTime())).toEqual({ day, hour });
});
