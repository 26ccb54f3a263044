import { expect, test } from 'vitest';
import { calendarFile } from '../../../../src/pages/profile/calendar';

const REMINDER = {
  name: 'weekly-progress',
  summary: 'Look at your week in Stillgrove',
  every: 'WEEKLY',
  first: { day: '2026-11-20', hour: 9 },
} as const;

test('a reminder is a calendar file that any calendar takes, in local time and for good', () => {
  const lines = calendarFile(REMINDER).split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines).toContain('DTSTART:20261120T090000');
  expect(lines).toContain('RRULE:FREQ=WEEKLY');
  expect(lines).toContain('UID:weekly-progress@stillgrove.local');
  // What begins ends, the innermost first.
  const open: string[] = [];
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6));
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
  }
  expect(open).toEqual([]);
  expect(lines.every((line) => line.length <= 75)).toBe(true);
});

test('a line too long for a calendar is refused rather than broken', () => {
  expect(() => calendarFile({ ...REMINDER, summary: 'x'.repeat(80) })).toThrow('too long');
});
