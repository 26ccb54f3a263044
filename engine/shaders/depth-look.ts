/** How a painted scene looks at one hour: what the day's picture is graded with, and what lights it. */

import type { Rgb } from '../paint/color';

/** One hour. Every value is a number or a list of numbers, so that two hours can be mixed. */
export interface DepthLook {
  /** The sky at the upper edge, half way down, and at {@link DepthLook.horizon}. */
  readonly skyTop: Rgb;
  readonly skyMiddle: Rgb;
  readonly skyLow: Rgb;
  /** y of the horizon, units. */
  readonly horizon: number;
  /** What paint is multiplied with at the viewer's feet, and as far as one can see. */
  readonly near: Rgb;
  readonly far: Rgb;
  /** 0 is gray, 1 is as painted. */
  readonly saturation: number;
  /** Color of the air, and how much of it lies over the farthest layer, 0-1. */
  readonly air: Rgb;
  readonly haze: number;
  /** Color of the light, the place it comes from (units), and how far it reaches around it (units). */
  readonly light: Rgb;
  readonly sun: readonly [x: number, y: number];
  readonly reach: number;
  /** Strength of that light when it has faded, and what a full one adds. */
  readonly rest: number;
  readonly gain: number;
  /** The point, far above, that the shafts fan out from (units), and their strength. */
  readonly shaftsFrom: readonly [x: number, y: number];
  readonly shafts: number;
  /** Light on the edges that face the sun. */
  readonly rim: number;
  /** Sun or moon: its place and radius (units), color, and how much of it is to be seen, 0-1. */
  readonly orb: readonly [x: number, y: number, radius: number];
  readonly orbColor: Rgb;
  readonly orbShown: number;
  readonly stars: number;
  /** Specks that float in the light: pollen, or fireflies, in a color of their own. */
  readonly motes: number;
  readonly motesColor: Rgb;
  /** Coarseness of the dots, 0-1. */
  readonly grain: number;
}

type Value = number | readonly number[];

const mixValue = (from: Value, to: Value, share: number): Value =>
  typeof from === 'number'
    ? from + ((to as number) - from) * share
    : from.map((value, index) => value + (((to as readonly number[])[index] ?? 0) - value) * share);

/** The look `share` (0-1) of the way between two. */
export function mixLooks(from: DepthLook, to: DepthLook, share: number): DepthLook {
  if (share <= 0) return from;
  if (share >= 1) return to;
  return Object.fromEntries(
    (Object.keys(from) as (keyof DepthLook)[]).map((key) => [key, mixValue(from[key], to[key], share)]),
  ) as unknown as DepthLook;
}
