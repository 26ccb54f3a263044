/** The saved session of Color Tranquility: the evening's seed, the sky, and the order of its tints. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import { seedSchema, wholeNumberSchema } from '../../schemas';
import { columnCountOf, isRowEnd, LIGHTNESS_GAP_RANGE, ROW_COUNT, SKY_COUNT } from './tints';

export const savedSessionSchema = z
  .object({
    seed: seedSchema,
    sky: wholeNumberSchema(0, SKY_COUNT - 1),
    /** Smallest difference between neighbors, OKLab × 100. */
    apart: wholeNumberSchema(LIGHTNESS_GAP_RANGE.least, LIGHTNESS_GAP_RANGE.most),
    /** The tint at each place. */
    order: z.readonly(z.array(wholeNumberSchema(0, ROW_COUNT * columnCountOf(SKY_COUNT - 1) - 1))),
  })
  .check(
    z.refine(({ sky, order }) => {
      const tints = ROW_COUNT * columnCountOf(sky);
      const hasAll = order.length === tints && new Set(order).size === tints && Math.max(...order) < tints;
      return hasAll && order.every((tint, place) => tint === place || !isRowEnd(place, sky));
    }),
  );
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

export const sessionToSave = ({ seed, sky, apart, order }: SavedSession): SavedSession => ({
  seed,
  sky,
  apart,
  order,
});
