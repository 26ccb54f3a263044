/** The saved session of Color Tranquility: the evening's seed, the sky, and the order of its tints. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import { seed, whole } from '../../schemas';
import { APART, columnsOf, isEnd, ROWS, SKIES } from './tints';

export const savedSession = z
  .object({
    seed,
    sky: whole(0, SKIES - 1),
    /** Smallest difference between neighbors, OKLab × 100. */
    apart: whole(APART.least, APART.most),
    /** The tint at each place. */
    order: z.readonly(z.array(whole(0, ROWS * columnsOf(SKIES - 1) - 1))),
  })
  .check(
    z.refine(({ sky, order }) => {
      const tints = ROWS * columnsOf(sky);
      const hasAll = order.length === tints && new Set(order).size === tints && Math.max(...order) < tints;
      return hasAll && order.every((tint, place) => tint === place || !isEnd(place, sky));
    }),
  );
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

export const save = ({ seed, sky, apart, order }: SavedSession): SavedSession => ({
  seed,
  sky,
  apart,
  order,
});
