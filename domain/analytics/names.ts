import { LOCALE } from '../text';

const dayName = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });

/** The first day of 2023 was a Sunday. */
export const DAY_NAMES = Array.from({ length: 7 }, (_, day) => dayName.format(Date.UTC(2023, 0, 1 + day)));
export const MONTH_NAMES = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2023, month)));
