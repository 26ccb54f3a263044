/**
 * Walking into a painted scene, and out of one into the next. Pure.
 *
 * A viewer who stands at `step` 0 sees the picture as it was painted. On the way to 1 they walk into its depth: what is
 * near grows, parts to the sides and is passed, what is far dissolves into the air, and there the next scene shows, whose
 * own viewer is still on the way from -1: far off and veiled, its near things not yet out of the mist.
 */
import { clamp } from '../stage/easing';
import type { DepthField, DepthPart, Pair, Place } from './depth-places';

/** How far away the nearest and the farthest layer stand, and how far a viewer walks, in lengths of one's own. */
const NEAREST = 1;
const FARTHEST = 7;
const WAY = 0.82;

/** So much smaller the nearest layer is when it first comes out of the mist. */
const SMALLER = 0.14;

/** How the body rises and falls with each of two steps, CSS px of the nearest layer. */
const TREAD_PX = 5;

/** What of a layer is seen from where the viewer stands. */
export interface Passed {
  /** Its size against that at rest, around the point to which the way leads. */
  readonly scale: number;
  /** How much of it is there, 0-1. */
  readonly there: number;
  /** How much higher it lies, CSS px. */
  readonly lift: number;
}

export const AT_REST: Passed = { scale: 1, there: 1, lift: 0 };

const smooth = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
};

const between = (near: number, far: number, depth: number): number => near + (far - near) * depth;

/**
 * @param depth of the layer, 0-1
 * @param step -1 to 1: where the viewer stands
 */
export function passedAt(depth: number, step: number): Passed {
  if (step === 0) return AT_REST;
  const lift = Math.abs(Math.sin(2 * Math.PI * step)) * TREAD_PX * (1 - depth) ** 2;
  if (step > 0) {
    const away = between(NEAREST, FARTHEST, depth ** 1.4);
    const scale = away / (away - step * WAY);
    // What is far goes first: there the next scene comes up. What is near is passed by, and goes last.
    return { scale, there: 1 - smooth(between(0.42, 0.06, depth), between(0.92, 0.56, depth), step), lift };
  }
  const back = -step;
  return {
    scale: 1 - back * SMALLER * (1 - 0.85 * depth),
    // The far plane is there from the start; nearer things come out of the mist one after the other.
    there: 1 - smooth(between(0.1, 0.75, depth), between(0.62, 1.4, depth), back),
    lift,
  };
}

/** How much of the air lies over all of it besides its own, 0-1: one comes out of the mist, and goes into it. */
export const veilAt = (step: number): number => (step > 0 ? 0.45 * step : 0.7 * step * step);

/** How much of its sky is still before what lies behind it, 0-1. */
export const skyAt = (step: number): number => (step > 0 ? 1 - smooth(0.04, 0.6, step) : 1);

/** A layer whose edge is the picture's goes on beyond it by this share of its own size. */
const BEYOND = 0.3;

/**
 * The edges of a layer, 0-1 within its picture: left, upper, right and lower.
 *
 * @param field of a scene that is walked into, which is also seen from farther off: a layer that reaches an edge of the
 *   field goes on beyond it
 */
export function edgesOf(
  { left, top, width, height }: DepthPart,
  field?: DepthField,
): [left: number, upper: number, right: number, lower: number] {
  if (!field) return [0, 0, 1, 1];
  return [
    left <= 0 ? -BEYOND : 0,
    top <= 0 ? -BEYOND : 0,
    left + width >= field.width ? 1 + BEYOND : 1,
    top + height >= field.height ? 1 + BEYOND : 1,
  ];
}

/** A place as it is seen on the way. @param around the point to which the way leads, device px */
export function passedPlace(
  [left, top, width, height]: Place,
  { scale, lift }: Passed,
  around: Pair,
  resolution: number,
): Place {
  return [
    around.x + (left - around.x) * scale,
    around.y + (top - around.y) * scale - lift * resolution,
    width * scale,
    height * scale,
  ];
}
