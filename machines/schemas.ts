/** Schemas that the saved sessions of several games share. */
import * as z from 'zod/mini';

/** Returns the schema of a whole number from `least` to `most`. */
export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** The schema of a seed of `random.ts`. */
export const seed = whole(0, 2 ** 32 - 1);
