/** Without a time zone: a stone that is put down until nine is due at nine local time, even after a journey. */
import { addDays, dayNumber, weekdayOf } from '../../../domain/analytics/calendar';

/** Such as 9 on `2026-11-27`. */
export interface LocalHour {
  readonly day: string;
  readonly hour: number;
}

export const UNTIL_CHOICES = ['afternoon', 'tomorrow', 'weekend'] as const;
export type UntilChoice = (typeof UNTIL_CHOICES)[number];

const AFTERNOON = 15;
const TOMORROW = 9;
const WEEKEND = 10;
const SATURDAY = 6;

/** Until a stone is due, days. */
const LONGEST_DAYS = 7;

const isFuture = (time: LocalHour, now: LocalHour): boolean =>
  time.day > now.day || (time.day === now.day && time.hour > now.hour);

/** Undefined if the hour is not in the future, and for the weekend on a Sunday. */
export function untilTimeOf(until: UntilChoice, now: LocalHour): LocalHour | undefined {
  if (until === 'tomorrow') return { day: addDays(now.day, 1), hour: TOMORROW };
  if (until === 'afternoon') return now.hour < AFTERNOON ? { day: now.day, hour: AFTERNOON } : undefined;
  const weekday = weekdayOf(now.day);
  const saturday = { day: addDays(now.day, SATURDAY - weekday), hour: WEEKEND };
  return weekday > 0 && isFuture(saturday, now) ? saturday : undefined;
}

/**
 * Also true for a time later than any choice allows. It comes from a wrong clock, and the game would otherwise ask
 * about the stone much too late.
 */
export const isTimeReached = (time: LocalHour, now: LocalHour): boolean =>
  !isFuture(time, now) || dayNumber(time.day) - dayNumber(now.day) > LONGEST_DAYS;

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(dayNumber(value)) &&
  addDays(value, 0) === value;

export const isLocalHour = (value: unknown): value is LocalHour => {
  const { day, hour } = (value ?? {}) as Record<string, unknown>;
  return isDay(day) && Number.isInteger(hour) && (hour as number) >= 0 && (hour as number) <= 23;
};
