/** Helpers for texts. */

/** Returns a text with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** British English, because its lists have no comma before 'and'. */
const LIST = new Intl.ListFormat('en-GB');

/** Joins words to a list: `up`, `up and right`, `up, right and left`. */
export const listed = (words: readonly string[]): string => LIST.format(words);
