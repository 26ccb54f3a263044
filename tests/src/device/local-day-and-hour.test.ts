import { afterEach, expect, test } from 'vitest';
import { localDayAndHour } from '../../../src/device/local-day-and-hour';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test.each([
  ['UTC', '2026-01-05T00:00:00Z', '2026-01-05', 0],
  ['UTC', '2026-12-31T23:59:00Z', '2026-12-31', 23],
  ['UTC', '2028-02-29T12:00:00Z', '2028-02-29', 12],
  ['Pacific/Kiritimati', '2026-11-20T10:30:00Z', '2026-11-21', 0],
  ['America/St_Johns', '2026-11-20T10:30:00Z', '2026-11-20', 7],
  ['Pacific/Pago_Pago', '2026-11-20T10:30:00Z', '2026-11-19', 23],
])('in %s, %s is day %s, hour %i', (here, at, day, hour) => {
  process.env.TZ = here;
  expect(localDayAndHour(Date.parse(at))).toEqual({ day, hour });
});
