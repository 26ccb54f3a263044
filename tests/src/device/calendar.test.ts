import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile, type Reminder } from '../../../src/device/calendar';

const NOW = Date.UTC(2026, 10, 20, 21, 30, 5);

const WEEKLY: Reminder = {
  name: 'weekly-progress',
  summary: 'Look at your week in Stillgrove',
  every: 'WEEKLY',
  first: { day: '2026-11-20', hour: 18 },
};
const DAILY: Reminder = {
  name: 'daily-session',
  summary: 'A quiet moment with Stillgrove',
  every: 'DAILY',
  first: { day: '2026-11-20', hour: 19 },
};

/** Parses the only event of a file, like a calendar program. */
function read(reminder: Reminder) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(reminder, NOW)));
  const [component, ...more] = calendar.getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  const event = new ICAL.Event(component as ICAL.Component);
  const times = event.iterator();
  return { calendar, component: component as ICAL.Component, event, next: () => times.next().toString() };
}

describe('a reminder, read by a calendar program', () => {
  test('occurs every evening at seven, in any time zone', () => {
    const { event, next } = read(DAILY);
    expect(event.summary).toBe(DAILY.summary);
    expect(event.startDate.toString()).toBe('2026-11-20T19:00:00');
    expect(event.endDate.toString()).toBe('2026-11-20T19:10:00');
    // The time has no zone, so the event stays at seven local time while the person travels.
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect([next(), next(), next()]).toEqual([
      '2026-11-20T19:00:00',
      '2026-11-21T19:00:00',
      '2026-11-22T19:00:00',
    ]);
  });

  test.each(['2026-11-20', '2026-11-22', '2028-02-29', '2026-12-31'])(
    'occurs every week from %s on',
    (day) => {
      const { event, next } = read({ ...WEEKLY, first: { day, hour: 18 } });
      expect(event.isRecurring()).toBe(true);
      const [first, second] = [next(), next()];
      expect(first).toBe(`${day}T18:00:00`);
      expect(Date.parse(second) - Date.parse(first)).toBe(7 * 24 * 60 * 60 * 1000);
    },
  );

  test('occurs once when it has no interval', () => {
    const { event } = read({
      name: 'stone-2026-11-27-9',
      summary: 'A stone is waiting',
      first: { day: '2026-11-27', hour: 9 },
    });
    expect(event.isRecurring()).toBe(false);
    expect(event.startDate.toString()).toBe('2026-11-27T09:00:00');
    expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect(event.uid).toBe('stone-2026-11-27-9@stillgrove.local');
  });

  test('has an alarm, and all fields that any maker requires', () => {
    const { calendar, component, event } = read(WEEKLY);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('prodid')).toContain('Stillgrove');
    expect(event.uid).toBe('weekly-progress@stillgrove.local');
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T21:30:05Z');
    const alarm = component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT0S');
    expect(alarm?.getFirstPropertyValue('description')).toBe(WEEKLY.summary);
  });

  test('its lines have the right endings, and none is too long', () => {
    for (const reminder of [DAILY, WEEKLY]) {
      const text = calendarFile(reminder, NOW);
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
    }
  });
});

test('a line that is too long for a calendar is refused', () => {
  expect(() => calendarFile({ ...WEEKLY, summary: 'x'.repeat(80) }, NOW)).toThrow('too long');
});
