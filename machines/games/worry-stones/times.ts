/** Local times without a time zone. A stone that is laid down until nine comes back at nine, also on a journey. */
import { addDays, dayNumber, weekdayOf } from '../../../domain/analytics/calendar';

/** A local hour, such as 9 on `2026-11-27`. */
export interface LocalHour {
  readonly day: string;
  /** Hour, 0-23. */
  readonly hour: number;
}

/** Times until which a stone may be laid down. */
export const UNTIL = ['afternoon', 'tomorrow', 'weekend'] as const;
export type Until = (typeof UNTIL)[number];

const AFTERNOON = 15;
const TOMORROW = 9;
const WEEKEND = 10;
const SATURDAY = 6;

/** Maximum time for which a stone is laid down, days. */
const LONGEST_DAYS = 7;

/** Returns whether a time has not come yet. */
const liesAhead = (time: LocalHour, now: LocalHour): boolean =>
  time.day > now.day || (time.day === now.day && time.hour > now.hour);

/** Returns the local hour of an answer; undefined when it does not lie ahead, or when the weekend has begun. */
export function timeOf(until: Until, now: LocalHour): LocalHour | undefined {
  if (until === 'tomorrow') return { day: addDays(now.day, 1), hour: TOMORROW };
  if (until === 'afternoon') return now.hour < AFTERNOON ? { day: now.day, hour: AFTERNOON } : undefined;
  const weekday = weekdayOf(now.day);
  const saturday = { day: addDays(now.day, SATURDAY - weekday), hour: WEEKEND };
  return weekday > 0 && liesAhead(saturday, now) ? saturday : undefined;
}

/**
 * Returns whether a time has come. A time beyond every possible answer was set by a wrong clock. It counts as come,
 * so that no stone is lost.
 */
export const hasCome = (time: LocalHour, now: LocalHour): boolean =>
  !liesAhead(time, now) || dayNumber(time.day) - dayNumber(now.day) > LONGEST_DAYS;

/** Returns whether a text is a day of the calendar. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(dayNumber(value)) &&
  addDays(value, 0) === value;

export const isLocalHour = (value: unknown): value is LocalHour => {
  const { day, hour } = (value ?? {}) as Record<string, unknown>;
  return isDay(day) && Number.isInteger(hour) && (hour as number) >= 0 && (hour as number) <= 23;
};
