/** The way round the square: up the left side, along the top, down the right side, back along the bottom. */
import type { Slot } from '../../stage/scene';

/** A square with round corners around the middle of its slot; lengths in CSS px. */
export interface Layout {
  /** Half a side, from the middle of the glass. */
  readonly half: number;
  /** Radius of the corners. */
  readonly corner: number;
  /** Of the glass. */
  readonly breadth: number;
}

/** The light and the glass fit into the slot; what spills beyond them may be cut off. */
export function layoutIn({ width, height }: Pick<Slot, 'width' | 'height'>): Layout {
  const half = Math.min(width, height) * 0.43;
  return { half, corner: half * 0.44, breadth: Math.min(40, Math.max(14, half * 0.155)) };
}

/**
 * The light's place on a side: it goes from the middle of one corner to that of the next.
 *
 * @param side 0 left, 1 top, 2 right, 3 bottom
 * @param part what of the side's length is behind it, 0-1
 * @returns from the center, CSS px; y points up
 */
export function placeOn(layout: Layout, side: number, part: number): readonly [x: number, y: number] {
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
