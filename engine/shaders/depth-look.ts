/** Color grading and lighting of a painted scene at one time of day. */

import type { Rgb } from '../paint/color';

/** The look of one hour. All values are numbers or lists of numbers, so that two looks can be interpolated. */
export interface DepthLook {
  /** Color of the sky at the upper edge, halfway down, and at {@link DepthLook.horizon}. */
  readonly skyTop: Rgb;
  readonly skyMiddle: Rgb;
  readonly skyLow: Rgb;
  /** y of the horizon, units. */
  readonly horizon: number;
  /** Color factor of the paint on the nearest and on the farthest layer. */
  readonly near: Rgb;
  readonly far: Rgb;
  /** Saturation: 0 is gray, 1 keeps the painted colors. */
  readonly saturation: number;
  /** Color of the air, and its opacity over the farthest layer, 0-1. */
  readonly air: Rgb;
  readonly haze: number;
  /** Color of the light, its position (units), and its radius (units). */
  readonly light: Rgb;
  readonly sun: readonly [x: number, y: number];
  readonly reach: number;
  /** Minimum strength of the light, and the amount that full light adds. */
  readonly rest: number;
  readonly gain: number;
  /** Origin of the light shafts, far above (units), and their strength. */
  readonly shaftsFrom: readonly [x: number, y: number];
  readonly shafts: number;
  /** Strength of the rim light on edges that face the sun. */
  readonly rim: number;
  /** Sun or moon: position and radius (units), color, and opacity, 0-1. */
  readonly orb: readonly [x: number, y: number, radius: number];
  readonly orbColor: Rgb;
  readonly orbShown: number;
  readonly stars: number;
  /** Strength of the floating specks (pollen or fireflies), and their color. */
  readonly motes: number;
  readonly motesColor: Rgb;
  /** Amplitude of the dither, 0-1. */
  readonly grain: number;
}

type Value = number | readonly number[];

const mixValue = (from: Value, to: Value, share: number): Value =>
  typeof from === 'number'
    ? from + ((to as number) - from) * share
    : from.map((value, index) => value + (((to as readonly number[])[index] ?? 0) - value) * share);

/** Interpolates two looks; `share` is 0-1. */
export function mixLooks(from: DepthLook, to: DepthLook, share: number): DepthLook {
  if (share <= 0) return from;
  if (share >= 1) return to;
  return Object.fromEntries(
    (Object.keys(from) as (keyof DepthLook)[]).map((key) => [key, mixValue(from[key], to[key], share)]),
  ) as unknown as DepthLook;
}
