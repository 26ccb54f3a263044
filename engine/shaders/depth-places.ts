/** Layout of a painted scene's layers in a slot of any aspect ratio. Pure functions. */

export interface Vector2 {
  readonly x: number;
  readonly y: number;
}

/** Size of the whole picture, in the units of all positions in a painted scene. Each layer is a part of the picture. */
export interface DepthPictureSize {
  readonly width: number;
  readonly height: number;
}

/** Rectangle of a layer within the picture, units. */
export interface DepthLayerPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface DepthLayerPlacement {
  /** Depth: 0 is nearest the viewer, 1 is farthest. */
  readonly depth: number;
  readonly part: DepthLayerPart;
  /**
   * Point of the picture that stays in view when the slot crops it: 0 is the left (upper) edge, 1 the right (lower).
   */
  readonly anchor: Vector2;
  /** Slow drift of this layer, for mist: amplitude to each side (units) and period (s). */
  readonly drift?: { readonly reach: number; readonly seconds: number };
  /** Movement of this layer at full light, units. A canopy opens with it. */
  readonly opens?: Vector2;
}

/** Rectangle in device px: left, top, width, height. */
export type DeviceRectangle = readonly [left: number, top: number, width: number, height: number];

/** Width of the hidden margin at each edge of the picture, units. Layers move within it. */
export const PICTURE_MARGIN = 14;

/** Sway of the nearest layer to each side, CSS px. Farther layers sway less. */
export const SWAY_PX = 5;

/** Periods of the horizontal and the vertical sway, s. Two primes, so that the movement practically never repeats. */
const SWAY_SECONDS = [29, 41] as const;

/** Additional width of the nearest layer at full light, as a share, so that the scene seems to open. */
const OPENING = 0.012;

const TURN = 2 * Math.PI;

/** Returns the scale at which the picture covers the slot, device px per unit. */
export const pictureScale = (field: DepthPictureSize, width: number, height: number): number =>
  Math.max(width / (field.width - 2 * PICTURE_MARGIN), height / (field.height - 2 * PICTURE_MARGIN));

/** Returns the upper left corner of the picture in the slot for this anchor, device px. */
export function pictureCorner(field: DepthPictureSize, size: Vector2, anchor: Vector2): Vector2 {
  const scale = pictureScale(field, size.x, size.y);
  const edge = PICTURE_MARGIN * scale;
  return {
    x: -edge + (size.x - (field.width - 2 * PICTURE_MARGIN) * scale) * anchor.x,
    y: -edge + (size.y - (field.height - 2 * PICTURE_MARGIN) * scale) * anchor.y,
  };
}

export interface DepthMotion {
  /** Animation time, s. It is constant while nothing moves. */
  readonly seconds: number;
  /** Strength of the light, which moves the near layers apart, 0-1. */
  readonly opening: number;
  /** Amount of movement: 0 with reduced motion, otherwise 1. */
  readonly amount: number;
}

/**
 * Returns the current rectangle of a layer.
 * @param size size of the slot, device px
 * @param resolution device px per CSS px
 */
export function layerRectangle(
  field: DepthPictureSize,
  { depth, part, anchor, drift, opens }: DepthLayerPlacement,
  size: Vector2,
  resolution: number,
  { seconds, opening, amount }: DepthMotion,
): DeviceRectangle {
  const scale = pictureScale(field, size.x, size.y);
  const corner = pictureCorner(field, size, anchor);
  const nearness = (1 - depth) ** 2;
  // In a very small slot the hidden margin is narrower than the sway.
  const sway = Math.min(SWAY_PX * resolution, PICTURE_MARGIN * scale * 0.9) * nearness * amount;
  const own = drift ? drift.reach * scale * Math.sin((TURN * seconds) / drift.seconds) * amount : 0;
  const grown = 1 + OPENING * opening * nearness * amount;
  const width = part.width * scale * grown;
  const height = part.height * scale;
  const middle = corner.x + (part.left + part.width / 2) * scale;
  // Layers move away from the center of the slot.
  const apart = (middle - size.x / 2) * (grown - 1);
  const open = opening * scale * amount;
  return [
    middle +
      apart -
      width / 2 +
      sway * Math.sin((TURN * seconds) / SWAY_SECONDS[0]) +
      own +
      open * (opens?.x ?? 0),
    corner.y +
      part.top * scale +
      open * (opens?.y ?? 0) +
      sway * 0.4 * Math.sin((TURN * seconds) / SWAY_SECONDS[1]),
    width,
    height,
  ];
}
