import { afterEach, expect, test } from 'vitest';
import { clockTime } from '../../../src/ui/journal/clock-time';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test.each([
  ['UTC', '2026-11-20T09:05:59Z', '2026-11-20', 9, '09:05'],
  ['UTC', '2026-11-20T00:00:00Z', '2026-11-20', 0, '00:00'],
  ['America/Los_Angeles', '2026-11-20T07:40:00Z', '2026-11-19', 23, '23:40'],
  ['Asia/Kolkata', '2026-11-20T03:50:00Z', '2026-11-20', 9, '09:20'],
  ['Asia/Kathmandu', '2026-11-20T03:50:00Z', '2026-11-20', 9, '09:35'],
  // An entry that was made in another time zone keeps the hour of that zone.
  ['Asia/Kolkata', '2026-11-20T09:20:00Z', '2026-11-20', 9, '09:20'],
  ['UTC', '2026-11-20T18:45:00Z', '2026-11-20', 10, '10:45'],
])('in %s a mood of %s has its own time', (here, at, day, hour, text) => {
  process.env.TZ = here;
  expect(clockTime({ at: Date.parse(at), day, hour })).toBe(text);
});
