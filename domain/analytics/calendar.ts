/** The calendar of local days: a day is its name, `2026-11-20`, and knows nothing of hours, zones or clock changes. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01: neighbours differ by one, whatever the clocks did in between. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** 0 is Sunday, 6 is Saturday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: string): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** The month of a day, `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/**
 * The ISO 8601 week of a day, `2026-W47`. Weeks begin on Monday and belong to the year that has their Thursday, so
 * 2027-01-01, a Friday, is of `2026-W53`.
 */
export function weekOf(day: string): string {
  const thursday = new Date((mondayNumber(day) + 3) * DAY_MS);
  const newYear = new Date(thursday);
  newYear.setUTCMonth(0, 1);
  const week = Math.floor((thursday.getTime() - newYear.getTime()) / DAY_MS / 7) + 1;
  return `${String(thursday.getUTCFullYear()).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/** The Monday of the week that a day is in, as {@link dayNumber} counts. */
export function mondayNumber(day: string): number {
  const number = dayNumber(day);
  return number - ((((number + 3) % 7) + 7) % 7);
}

/** The Monday of an ISO week, `2026-11-16` of `2026-W47`; undefined for what is no such week. */
export function mondayOf(week: string): string | undefined {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (year === undefined) return undefined;
  // The fourth of January is always in the first week.
  const fourth = `${year}-01-04`;
  const monday = dayNumber(fourth) - ((weekdayOf(fourth) + 6) % 7) + (Number(number) - 1) * 7;
  const day = new Date(monday * DAY_MS).toISOString().slice(0, 10);
  return weekOf(day) === week ? day : undefined;
}

/** The day that comes so many days after another one, or before it. */
export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** The month that comes so many months after another one, `2026-12` one after `2026-11`, or before it. */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The weeks of a month from Monday to Sunday; the days of its neighbours are null. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: (string | null)[][] = [];
  for (let monday = mondayNumber(first); monday <= dayNumber(last); monday += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = new Date((monday + index) * DAY_MS).toISOString().slice(0, 10);
        return monthOf(day) === month ? day : null;
      }),
    );
  }
  return weeks;
}
