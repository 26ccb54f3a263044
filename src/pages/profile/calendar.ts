/** A reminder as a calendar file, made on the device: any calendar can take it, and nothing is sent to anyone. */
import { weekdayOf } from '../../../domain/analytics/calendar';
import { PRODUCT_NAME } from '../../../domain/product';

export interface Reminder {
  /** File name without its ending, and half of the reminder's lasting name. */
  readonly name: 'daily-session' | 'weekly-progress';
  readonly summary: string;
  readonly every: 'DAILY' | 'WEEKLY';
  /** When it first comes: local time without a zone, so that it stays at the same hour on a journey. */
  readonly first: { readonly day: string; readonly hour: number };
}

/** Lines longer than this many bytes are folded by RFC 5545; ours are all shorter. */
const LONGEST = 75;

const compact = (day: string): string => day.replaceAll('-', '');

const two = (value: number): string => String(value).padStart(2, '0');

/** How long a reminder stands in the calendar (minutes): some show nothing of one without an end. */
const MINUTES = 10;

/** By RFC 5545, from Sunday on. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/**
 * The text of an iCalendar file (RFC 5545), with what the calendars of Apple, Google and Outlook each ask for: a
 * method, when it was made, an end, and the weekday of what comes every week.
 *
 * @param now when it is made, ms since 1970 UTC
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
    // Taken into a calendar twice it is still one reminder.
    `UID:${name}@stillgrove.local`,
    `DTSTAMP:${made}`,
    `DTSTART:${at(0)}`,
    `DTEND:${at(MINUTES)}`,
    `RRULE:FREQ=${rule}`,
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
