import * as z from 'zod/mini';

export const wholeNumberSchema = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const seedSchema = wholeNumberSchema(0, 2 ** 32 - 1);
