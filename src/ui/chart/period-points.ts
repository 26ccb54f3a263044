/** An ISO week is named by its Monday. A label that is no period stays unchanged. */
import { mondayOf, weekdayOf } from '../../../domain/analytics/calendar';
import { DAY_NAMES, MONTH_NAMES } from '../../../domain/analytics/names';
import type { ChartPoint } from './chart-data';

const short = (month: string): string => month.slice(0, 3);

/**
 * @param key `2026-11-20`, `2026-W47` or `2026-11`
 * @param year year that labels omit, `2026`
 */
export function periodPoint(key: string, year: string): ChartPoint {
  const monday = mondayOf(key);
  const [, ofYear = '', monthNumber, date] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(monday ?? key) ?? [];
  const month = MONTH_NAMES[Number(monthNumber) - 1];
  if (month === undefined) return { label: key, name: key };
  const suffix = ofYear === year ? '' : ` ’${ofYear.slice(2)}`;
  if (date === undefined) return { label: short(month) + suffix, name: `${month} ${ofYear}` };
  const day = `${Number(date)} ${short(month)}`;
  return {
    label: day + suffix,
    name: monday ? `Week of ${day} ${ofYear}` : `${DAY_NAMES[weekdayOf(key)]}, ${day} ${ofYear}`,
  };
}

/** Labels in the year of the last period omit the year. */
export const periodPoints = (keys: readonly string[]): ChartPoint[] => {
  const year = (keys.at(-1) ?? '').slice(0, 4);
  return keys.map((key) => periodPoint(key, year));
};
