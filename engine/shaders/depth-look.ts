/** Color grading and lighting of a painted scene at one time of day. */

import type { Rgb } from '../paint/color';

/** The look of one hour. All values are numbers or lists of numbers, so that two looks can be interpolated. */
export interface DepthLook {
  readonly skyTop: Rgb;
  /** Color of the sky halfway between the upper edge and {@link DepthLook.horizon}. */
  readonly skyMiddle: Rgb;
  readonly skyLow: Rgb;
  /** y of the horizon, units. */
  readonly horizon: number;
  /** Color factor of the paint on the nearest layer. */
  readonly near: Rgb;
  /** Color factor of the paint on the farthest layer. */
  readonly far: Rgb;
  /** Saturation: 0 is gray, 1 keeps the painted colors. */
  readonly saturation: number;
  readonly air: Rgb;
  /** Opacity of the air over the farthest layer, 0-1. */
  readonly haze: number;
  readonly light: Rgb;
  /** Color factor of the whole picture while the light rests. Light rises through it from the ground up. */
  readonly shade: Rgb;
  /** Position of the light, units. */
  readonly sun: readonly [x: number, y: number];
  /** Radius of the light, units. */
  readonly reach: number;
  readonly rest: number;
  /** Strength that full light adds to {@link DepthLook.rest}. */
  readonly gain: number;
  /** Origin of the light shafts, far above the picture, units. */
  readonly shaftsFrom: readonly [x: number, y: number];
  readonly shafts: number;
  /** Strength of the rim light on edges that face the sun. */
  readonly rim: number;
  /** Position and radius of the sun or moon, units. */
  readonly orb: readonly [x: number, y: number, radius: number];
  readonly orbColor: Rgb;
  readonly orbShown: number;
  /** Brightness of the stars, 0-1. */
  readonly stars: number;
  /** Strength of the floating specks (pollen or fireflies) at full light. */
  readonly motes: number;
  /** Factor of {@link DepthLook.motes} while the light rests. */
  readonly motesRest: number;
  readonly motesColor: Rgb;
  /** Amplitude of the dither, 0-1. */
  readonly grain: number;
}
