/** The square track. It runs up the left side, along the top, down the right side, and back along the bottom. */
import type { Slot } from '../../stage/scene';

/** A square with round corners, centered in its slot. Lengths in CSS px. */
export interface SquareLayout {
  /** Half the width of the square, up to the center line of the path. */
  readonly half: number;
  readonly corner: number;
  /** Width of the path. */
  readonly breadth: number;
}

/** Lays out the square. Sun and path fit into the slot, but the slot may cut the sun's halo off. */
export function layOutSquare({ width, height }: Pick<Slot, 'width' | 'height'>): SquareLayout {
  const half = Math.min(width, height) * 0.43;
  return { half, corner: half * 0.44, breadth: Math.min(34, Math.max(13, half * 0.125)) };
}

/**
 * Returns the position of the light on a side. A side runs from the middle of one corner to the middle of the next.
 * @param side 0 left, 1 top, 2 right, 3 bottom
 * @param part progress along the side, 0-1
 * @returns offset from the center, CSS px; y points up
 */
export function lightPosition(
  layout: SquareLayout,
  side: number,
  part: number,
): readonly [x: number, y: number] {
  const { half, corner } = layout;
  const straight = half - corner;
  const whole = straight + (corner * Math.PI) / 4;
  const way = (2 * part - 1) * whole;
  const bend = Math.max(0, Math.abs(way) - straight) / corner;
  const along = Math.sign(way) * (Math.min(Math.abs(way), straight) + corner * Math.sin(bend));
  const out = straight + corner * Math.cos(bend);
  if (side === 0) return [-out, along];
  if (side === 1) return [along, out];
  return side === 2 ? [out, -along] : [-along, -out];
}
