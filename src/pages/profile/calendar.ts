/** A reminder as a calendar file, made on the device: any calendar can take it, and nothing is sent to anyone. */
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

/** The text of an iCalendar file (RFC 5545). */
export function calendarFile({ name, summary, every, first }: Reminder): string {
  const start = `${compact(first.day)}T${String(first.hour).padStart(2, '0')}0000`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Reminders//EN`,
    'BEGIN:VEVENT',
    // Taken into a calendar twice it is still one reminder.
    `UID:${name}@stillgrove.local`,
    `DTSTAMP:${compact(first.day)}T000000Z`,
    `DTSTART:${start}`,
    'DURATION:PT10M',
    `RRULE:FREQ=${every}`,
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
