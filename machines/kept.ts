/** Checks of values that the device has kept, and that may be anything. */

/** Returns whether it is a whole number from `least` to `most`. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Returns whether it is a list of this length with only valid members. */
export const isListOf = (value: unknown, length: number, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(isOne);

/** Returns whether it is a seed of `random.ts`. */
export const isSeed = (value: unknown): value is number => isWhole(value, 0, 2 ** 32 - 1);
