export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Locale of all lists, numbers and dates. British English has no comma before the 'and' of a list. */
export const LOCALE = 'en-GB';

const LIST = new Intl.ListFormat(LOCALE);
const NUMBERS = new Intl.NumberFormat(LOCALE);

/** With separators: `1,234`. */
export const formatNumber = (value: number): string => NUMBERS.format(value);

/** `up`, `up and right`, `up, right and left`. */
export const formatList = (words: readonly string[]): string => LIST.format(words);
