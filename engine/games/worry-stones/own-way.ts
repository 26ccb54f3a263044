/** Path of the light that rubs a stone without a thumb: slow loops that reach every part. */
import { type CellPoint, stoneHalfSize } from './stone-shapes';

const LOOP_MS = 2600;

/** Minimum and maximum distance of the loops from the center, as shares of the stone's half size. */
const [NEAR, FAR] = [0.12, 0.84];

/** Number of loops in which the distance goes from the minimum to the maximum and back. */
const LOOPS = 4.37;

/** @param elapsed time for which the light has rubbed, ms */
export function autoRubPointAt(stone: number, elapsed: number): CellPoint {
  const loops = elapsed / LOOP_MS;
  const turn = loops * 2 * Math.PI;
  const reach = NEAR + (FAR - NEAR) * Math.sqrt(0.5 - 0.5 * Math.cos((loops / LOOPS) * 2 * Math.PI));
  const [halfX, halfY] = stoneHalfSize(stone);
  return { x: 0.5 + halfX * reach * Math.cos(turn), y: 0.5 + halfY * reach * Math.sin(turn) };
}
