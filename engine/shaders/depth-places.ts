/** Where the layers of a painted scene lie in a slot of any shape. Pure. */

/** A length on both axes. */
export interface Pair {
  readonly x: number;
  readonly y: number;
}

/** The whole picture in its own units; layers are parts of it. */
export interface DepthField {
  readonly width: number;
  readonly height: number;
}

/** A layer's part of the picture, units. */
export interface DepthPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a layer is placed and how it moves. */
export interface DepthBearing {
  /** 0 is at the viewer's feet, 1 as far as one can see. */
  readonly depth: number;
  readonly part: DepthPart;
  /**
   * Which point of the picture keeps its place when the slot shows less than the whole: 0 its left (upper) edge, 1 its
   * right (lower) edge. A tree that frames the picture on the left is held at 0, and stays in a narrow one.
   */
  readonly anchor: Pair;
  /** A slow drift of its own, units to each side and seconds for a whole swing; mist has one. */
  readonly drift?: { readonly reach: number; readonly seconds: number };
}

/** In device px: left, top, width and height. */
export type Place = readonly [left: number, top: number, width: number, height: number];

/** Hidden beyond every edge so that a layer can move, units. */
export const MARGIN = 14;

/** How far the nearest layer sways to each side, CSS px; what is far away sways less. */
export const SWAY_PX = 5;

/** A sway to the side and back, and one up and down, s. Two times that never meet, so that it never repeats. */
const SWAY_SECONDS = [29, 41] as const;

/** So much wider the nearest layer stands when the light is full: the wood opens. */
const OPENING = 0.012;

const TURN = 2 * Math.PI;

/** Device px per unit at which the picture fills the slot. */
export const scaleOf = (field: DepthField, width: number, height: number): number =>
  Math.max(width / (field.width - 2 * MARGIN), height / (field.height - 2 * MARGIN));

/** The corner of the picture, device px, when it is held at `anchor`. */
export function cornerOf(field: DepthField, size: Pair, anchor: Pair): Pair {
  const scale = scaleOf(field, size.x, size.y);
  const edge = MARGIN * scale;
  return {
    x: -edge + (size.x - (field.width - 2 * MARGIN) * scale) * anchor.x,
    y: -edge + (size.y - (field.height - 2 * MARGIN) * scale) * anchor.y,
  };
}

/** What moves the layers at one moment. */
export interface DepthMotion {
  /** s; standing still is always the same second. */
  readonly seconds: number;
  /** 0-1: how far the wood has opened with the light. */
  readonly opening: number;
  /** 0 for people who want less motion, else 1. */
  readonly amount: number;
}

/**
 * Where a layer is now.
 *
 * @param size of the slot, device px
 * @param resolution device px per CSS px
 */
export function placeOf(
  field: DepthField,
  { depth, part, anchor, drift }: DepthBearing,
  size: Pair,
  resolution: number,
  { seconds, opening, amount }: DepthMotion,
): Place {
  const scale = scaleOf(field, size.x, size.y);
  const corner = cornerOf(field, size, anchor);
  const nearness = (1 - depth) ** 2;
  // In a very small slot less than that is hidden beyond the edges.
  const sway = Math.min(SWAY_PX * resolution, MARGIN * scale * 0.9) * nearness * amount;
  const own = drift ? drift.reach * scale * Math.sin((TURN * seconds) / drift.seconds) * amount : 0;
  const grown = 1 + OPENING * opening * nearness * amount;
  const width = part.width * scale * grown;
  const height = part.height * scale;
  const middle = corner.x + (part.left + part.width / 2) * scale;
  // The wood opens away from the middle of the slot.
  const apart = (middle - size.x / 2) * (grown - 1);
  return [
    middle + apart - width / 2 + sway * Math.sin((TURN * seconds) / SWAY_SECONDS[0]) + own,
    corner.y + part.top * scale + sway * 0.4 * Math.sin((TURN * seconds) / SWAY_SECONDS[1]),
    width,
    height,
  ];
}
