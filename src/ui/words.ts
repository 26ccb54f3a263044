/** The word with a capital letter at its beginning. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
