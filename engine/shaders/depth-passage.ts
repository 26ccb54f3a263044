/**
 * Camera walk into a painted scene and out into the next one. Pure functions.
 * At `step` 0 the picture looks as painted. From 0 to 1 the viewer walks in: near layers grow, move to the sides and
 * leave the view, and far layers dissolve into the air. Behind them the next scene appears. The `step` of the next
 * scene runs from -1 to 0: the scene is far and veiled at first, and its near layers appear last.
 */
import { clamp, lerp, smoothstep } from '../stage/easing';
import type { DepthLayerPart, DepthPictureSize, DeviceRectangle, Vector2 } from './depth-places';

/** Distance of the nearest layer from the viewer. It is the unit of {@link FARTHEST} and {@link WAY}. */
const NEAREST = 1;
const FARTHEST = 7;
const WAY = 0.82;

/** Decrease of the nearest layer's scale at `step` -1, as a share. */
const FIRST_SHRINK = 0.14;

/** Height of the bob at the nearest layer, CSS px. A walk has two bobs, one per footstep. */
const BOB_PX = 5;

export interface WalkPose {
  /** Scale relative to the scale at rest, around the vanishing point of the walk. */
  readonly scale: number;
  readonly opacity: number;
  /** Vertical offset, CSS px, positive upward. */
  readonly lift: number;
}

export const REST_POSE: WalkPose = { scale: 1, opacity: 1, lift: 0 };

const smooth = (from: number, to: number, value: number): number =>
  smoothstep(clamp((value - from) / (to - from), 0, 1));

/**
 * Returns the appearance of a layer.
 * @param depth depth of the layer, 0-1
 * @param step position of the viewer, -1 to 1
 */
export function walkPoseAt(depth: number, step: number): WalkPose {
  if (step === 0) return REST_POSE;
  const lift = Math.abs(Math.sin(2 * Math.PI * step)) * BOB_PX * (1 - depth) ** 2;
  if (step > 0) {
    const away = lerp(NEAREST, FARTHEST, depth ** 1.4);
    const scale = away / (away - step * WAY);
    // The far layers fade first, where the next scene appears. The near layers fade last, as the viewer passes them.
    return { scale, opacity: 1 - smooth(lerp(0.42, 0.06, depth), lerp(0.92, 0.56, depth), step), lift };
  }
  const back = -step;
  return {
    scale: 1 - back * FIRST_SHRINK * (1 - 0.85 * depth),
    // The far plane is visible from the start. Nearer layers fade in one after the other.
    opacity: 1 - smooth(lerp(0.1, 0.75, depth), lerp(0.62, 1.4, depth), back),
    lift,
  };
}

/** Returns the opacity of additional haze over the whole scene, 0-1. It is 0 at `step` 0, and densest at -1 and 1. */
export const hazeOpacityAt = (step: number): number => (step > 0 ? 0.45 * step : 0.7 * step * step);

export const skyOpacityAt = (step: number): number => (step > 0 ? 1 - smooth(0.04, 0.6, step) : 1);

/** Extension of a layer beyond the edge of the picture, as a share of the layer's size. */
const EXTENSION = 0.3;

/**
 * Returns the edges of a layer, 0-1 within its picture: left, upper, right, lower.
 * @param field the field, for a scene into which the viewer walks. At first the viewer sees that scene from farther
 *   away, so a layer at an edge of the field extends beyond that edge. Undefined for any other scene
 */
export function layerEdges(
  { left, top, width, height }: DepthLayerPart,
  field?: DepthPictureSize,
): [left: number, upper: number, right: number, lower: number] {
  if (!field) return [0, 0, 1, 1];
  return [
    left <= 0 ? -EXTENSION : 0,
    top <= 0 ? -EXTENSION : 0,
    left + width >= field.width ? 1 + EXTENSION : 1,
    top + height >= field.height ? 1 + EXTENSION : 1,
  ];
}

/** @param around vanishing point of the walk, device px */
export function walkedRectangle(
  [left, top, width, height]: DeviceRectangle,
  { scale, lift }: WalkPose,
  around: Vector2,
  resolution: number,
): DeviceRectangle {
  return [
    around.x + (left - around.x) * scale,
    around.y + (top - around.y) * scale - lift * resolution,
    width * scale,
    height * scale,
  ];
}
