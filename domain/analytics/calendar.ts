/** A local day is a name such as `2026-11-20`. It has no hours, time zone or clock changes. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01. The numbers of consecutive days differ by one, even across a clock change. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** 0 is Sunday, 6 is Saturday. 1970-01-01 was a Thursday, which is 4. */
export const weekdayOf = (day: string): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

export const monthOf = (day: string): string => day.slice(0, 7);

/**
 * ISO 8601, `2026-W47`. Weeks begin on Monday and belong to the year of their Thursday, so 2027-01-01, a Friday, is in
 * `2026-W53`.
 */
export function weekOf(day: string): string {
  const thursday = new Date((mondayNumberOf(day) + 3) * DAY_MS);
  const newYear = new Date(thursday);
  newYear.setUTCMonth(0, 1);
  const week = Math.floor((thursday.getTime() - newYear.getTime()) / DAY_MS / 7) + 1;
  return `${String(thursday.getUTCFullYear()).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

export function mondayNumberOf(day: string): number {
  const number = dayNumber(day);
  return number - ((((number + 3) % 7) + 7) % 7);
}

/** `2026-11-16` for `2026-W47`; undefined for any other text. */
export function mondayOf(week: string): string | undefined {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (year === undefined) return undefined;
  // In ISO 8601, January 4 is always in week 1.
  const fourth = `${year}-01-04`;
  const monday = dayNumber(fourth) - ((weekdayOf(fourth) + 6) % 7) + (Number(number) - 1) * 7;
  const day = new Date(monday * DAY_MS).toISOString().slice(0, 10);
  return weekOf(day) === week ? day : undefined;
}

/**
 * Differs by one between consecutive periods of one kind; undefined for a text that is not a period.
 * @param period `2026-11-20`, `2026-W47` or `2026-11`
 */
export function periodNumber(period: string): number | undefined {
  const monday = mondayOf(period);
  if (monday !== undefined) return Math.floor(mondayNumberOf(monday) / 7);
  if (isDay(period)) return dayNumber(period);
  if (!isDay(`${period}-01`)) return undefined;
  const [year, month] = period.split('-').map(Number) as [number, number];
  return 12 * year + month - 1;
}

/** `Date` alone accepts February 30 as March 2. */
function isDay(text: string): boolean {
  const number = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumber(text) : Number.NaN;
  return !Number.isNaN(number) && new Date(number * DAY_MS).toISOString().slice(0, 10) === text;
}

/** Whether `after` directly follows `before`. False for periods of two kinds and other texts. */
export function areConsecutivePeriods(before: string, after: string): boolean {
  const [one, other] = [periodNumber(before), periodNumber(after)];
  return one !== undefined && other !== undefined && before.length === after.length && other - one === 1;
}

export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10);

export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** Monday to Sunday. Days of adjacent months are null. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: (string | null)[][] = [];
  for (let monday = mondayNumberOf(first); monday <= dayNumber(last); monday += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = new Date((monday + index) * DAY_MS).toISOString().slice(0, 10);
        return monthOf(day) === month ? day : null;
      }),
    );
  }
  return weeks;
}
