/** Type guards that validate values from the device's storage. */

/** Returns whether a value is a whole number from `least` to `most`. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Returns whether a value is a list of this length with only valid members. */
export const isListOf = (value: unknown, length: number, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(isOne);

/** Returns whether a value is a seed of `random.ts`. */
export const isSeed = (value: unknown): value is number => isWhole(value, 0, 2 ** 32 - 1);
