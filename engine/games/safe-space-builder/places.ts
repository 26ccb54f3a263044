/** Position and size of an element in a slot of any aspect ratio. Pure functions. */
import { type Background, GROUND_FROM, isHung, type Kind, SCALE } from '../../../domain/safe-space';
import { clamp, lerp } from '../../stage/easing';
import type { Slot } from '../../stage/scene';
import { cellOf } from './sheet';

/** Position of a foot in the slot, CSS px, and scale of the element, 0.5-2. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Rectangle of an element's picture in the slot, CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Slot, 'width' | 'height'>;

/** Perspective: scale of an element on the farthest ground. */
const FARTHEST = 0.74;
/** Perspective: scale of an element on the nearest ground. */
const NEAREST = 1.1;

/** Returns the CSS px per unit of the sheet's sizes. A scene of the usual aspect ratio is a hundred units high. */
export const unitOf = ({ width, height }: Size): number => Math.min(height, width * 0.78) / 100;

/** Returns the height of an element's picture, CSS px. */
export function heightOf(kind: Kind, { y, scale }: Stand, size: Size, background: Background): number {
  const horizon = (GROUND_FROM[background] / 100) * size.height;
  const nearness = clamp((y - horizon) / Math.max(1, size.height - horizon), 0, 1);
  const distance = isHung(kind) ? 1 : lerp(FARTHEST, NEAREST, nearness);
  return cellOf(kind).tall * unitOf(size) * distance * scale;
}

export function boxOf(kind: Kind, stand: Stand, size: Size, background: Background): Box {
  const cell = cellOf(kind);
  const height = heightOf(kind, stand, size, background);
  const width = height * cell.aspect;
  return {
    left: stand.x - cell.foot.x * width,
    top: stand.y - cell.foot.y * height,
    width,
    height,
  };
}

/** Maximum number of iterations of {@link keptInside}. */
const LOOKS = 12;

/**
 * Returns the nearest position at which the whole element is inside the slot. An element wider than the slot is
 * centered. An element taller than the slot stands at the bottom.
 */
export function keptInside(kind: Kind, stand: Stand, size: Size, background: Background): Stand {
  const { foot } = cellOf(kind);
  const scale = clamp(stand.scale, SCALE.min, SCALE.max);
  const inside = { x: stand.x, y: clamp(stand.y, 0, size.height), scale };
  // Size depends on position, and position on size. Each iteration halves the error.
  for (let look = 0; look < LOOKS; look++) {
    const { x, y } = inside;
    const { width, height } = boxOf(kind, inside, size, background);
    const [least, most] = [foot.x * width, size.width - (1 - foot.x) * width];
    inside.x = least <= most ? clamp(stand.x, least, most) : size.width / 2;
    const [highest, lowest] = [foot.y * height, size.height - (1 - foot.y) * height];
    inside.y = highest <= lowest ? clamp(stand.y, highest, lowest) : size.height;
    if (Math.abs(inside.x - x) + Math.abs(inside.y - y) < 0.1) break;
  }
  return inside;
}
