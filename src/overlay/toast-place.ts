/** Finds a place for a message that covers no control, figure or heading. Lengths in CSS px of the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Minimum distance of a message from other elements. */
const GAP = 8;

/** Step of the search grid. */
const STEP = 8;

/** Area of the overlap of two boxes, px². */
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

export const isFree = (box: Box, taken: readonly Box[]): boolean =>
  taken.every((other) => overlap(box, other) === 0);

/** Descending numbers, including both ends. */
function downFrom(from: number, to: number): number[] {
  const all: number[] = [];
  for (let at = from; at > to; at -= STEP) all.push(at);
  return [...all, to];
}

/**
 * Finds a free place of this size, from the bottom up. At each height it tries right, center and left, then the
 * positions in between.
 *
 * @returns undefined when there is none
 */
export function freePlace(size: Size, view: Size, taken: readonly Box[]): Box | undefined {
  const right = view.width - size.width - GAP;
  if (right < GAP) return undefined;
  const columns = [right, (view.width - size.width) / 2, ...downFrom(right, GAP).reverse()];
  for (const top of downFrom(view.height - size.height - GAP, 0)) {
    for (const left of columns) {
      const box = { left, top, ...size };
      if (isFree(box, taken)) return box;
    }
  }
  return undefined;
}
