/** A distant bird that crosses the clearing from time to time. Its position depends only on the time. */
import type { DepthBird } from '../../shaders/depth-scene';

/** Time from the start of one crossing to the start of the next, s. */
export const BIRD_PERIOD_SECONDS = 47;

export const BIRD_CROSSING_SECONDS = 15;

/** Delay of the first bird, s. It gives the person time to settle down. */
const FIRST_AFTER_SECONDS = 18;

const TURN = 2 * Math.PI;

/** Returns the element of a low-discrepancy sequence at an index, 0-1. */
const chance = (index: number): number => (index * 0.618034 + 0.3) % 1;

/** Returns the bird at a time; undefined while there is none. @param seconds animation time of the scene, s */
export function birdAt(seconds: number): DepthBird | undefined {
  const since = seconds - FIRST_AFTER_SECONDS;
  if (since < 0) return undefined;
  const index = Math.floor(since / BIRD_PERIOD_SECONDS);
  const way = (since - index * BIRD_PERIOD_SECONDS) / BIRD_CROSSING_SECONDS;
  if (way > 1) return undefined;
  const isLeftward = index % 2 === 1;
  const height = 190 + 190 * chance(index);
  // The bird beats its wings in bursts and glides in between.
  const burst = Math.max(0, Math.sin(TURN * (way * 3.2 + chance(index))));
  return {
    x: isLeftward ? 1500 - way * 1400 : 100 + way * 1400,
    y: height - 60 * Math.sin(Math.PI * way) + 8 * Math.sin(TURN * way * 2),
    span: 17 + 8 * chance(index + 7),
    wings: 0.34 + 0.62 * burst * Math.sin(TURN * way * BIRD_CROSSING_SECONDS * 1.7),
  };
}
