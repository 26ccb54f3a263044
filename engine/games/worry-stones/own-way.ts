/** The way of the light that rubs a stone by itself: slow loops that reach every part of it. */
import { halfOf, type Spot } from './stone-shapes';

/** A loop takes this time, ms. */
const LOOP_MS = 2600;

/** The loops reach from here to the edge and back, as shares of the stone's half size. */
const [NEAR, FAR] = [0.12, 0.84];

/** Loops until the way is at the edge again. */
const LOOPS = 4.37;

/** @param elapsed contact by itself, ms */
export function ownWay(stone: number, elapsed: number): Spot {
  const loops = elapsed / LOOP_MS;
  const turn = loops * 2 * Math.PI;
  const reach = NEAR + (FAR - NEAR) * Math.sqrt(0.5 - 0.5 * Math.cos((loops / LOOPS) * 2 * Math.PI));
  const [halfX, halfY] = halfOf(stone);
  return { x: 0.5 + halfX * reach * Math.cos(turn), y: 0.5 + halfY * reach * Math.sin(turn) };
}
