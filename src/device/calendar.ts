/** A reminder as a calendar file. The device creates the file and sends nothing, and any calendar can import it. */
import { weekdayOf } from '../../domain/analytics/calendar';
import { PRODUCT_NAME } from '../../domain/product';

export interface Reminder {
  /** File name without its extension, and first part of the UID: lower-case letters, digits, hyphens. */
  readonly name: string;
  readonly summary: string;
  /** Interval; missing for a reminder that occurs once. */
  readonly every?: 'DAILY' | 'WEEKLY';
  /** First occurrence in local time without a zone, so that the reminder keeps its hour while the person travels. */
  readonly first: { readonly day: string; readonly hour: number };
}

/** Maximum length of a line, bytes. RFC 5545 requires longer lines to be folded, but no reminder has one. */
const LONGEST = 75;

const compact = (day: string): string => day.replaceAll('-', '');

const two = (value: number): string => String(value).padStart(2, '0');

/** Duration of a reminder in the calendar, minutes. Some calendars hide events without an end. */
const MINUTES = 10;

/** Weekdays as RFC 5545 names them, from Sunday. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/**
 * Returns an iCalendar file (RFC 5545) with the fields that Apple, Google and Outlook require: a method, a creation
 * time (`now`, ms since 1970 UTC), an end, and the weekday of weekly events.
 */
export function calendarFile({ name, summary, every, first }: Reminder, now: number): string {
  const at = (minutes: number) => `${compact(first.day)}T${two(first.hour)}${two(minutes)}00`;
  const made = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const rule = every === 'WEEKLY' ? `WEEKLY;BYDAY=${WEEKDAYS[weekdayOf(first.day)]}` : every;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `PRODID:-//${PRODUCT_NAME}//Reminders//EN`,
    'BEGIN:VEVENT',
    // With the same UID a second import replaces the first.
    `UID:${name}@stillgrove.local`,
    `DTSTAMP:${made}`,
    `DTSTART:${at(0)}`,
    `DTEND:${at(MINUTES)}`,
    ...(rule === undefined ? [] : [`RRULE:FREQ=${rule}`]),
    `SUMMARY:${summary}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const long = lines.find((line) => line.length > LONGEST);
  if (long) throw new Error(`A line of a calendar file is too long: ${long}`);
  return `${lines.join('\r\n')}\r\n`;
}
