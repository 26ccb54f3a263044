/** Checks of values that the device has kept, and that may be anything. */

/** Whether it is a whole number from `least` to `most`. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Whether it is a list of this length with only valid members. */
export const isListOf = (value: unknown, length: number, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(isOne);

/** Whether it is a seed of `random.ts`. */
export const isSeed = (value: unknown): value is number => isWhole(value, 0, 2 ** 32 - 1);
