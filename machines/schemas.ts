import * as z from 'zod/mini';

export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const seed = whole(0, 2 ** 32 - 1);
