/** Dimensions of the rake, and its steering for each pattern. Lengths are in px. */
import type { Tines } from '../../../machines/games/zen-garden/strokes';

/** Distance between grooves. */
export const PITCH = 13;

/** Width of the berm beyond the last groove. */
export const BERM = 7;

/** Length of a stroke's tapered end. */
export const END = 28;

export const FREE = 6;

/** Constants of the rake's shader. `LINE` is the width of a groove. */
export const RAKE = {
  'float PITCH': PITCH,
  'float LINE': 8,
  'float BERM': BERM,
  'float END': END,
  'float FREE': FREE,
} as const;

/** How the field stores level sand (128 of 255), a slope of 1, and a height of 1 px. */
export const FIELD = { 'float LEVEL': 128 / 255, 'float SLOPE': 0.3125, 'float HEIGHT': 0.0833 } as const;

/** Width of the garden below which the rake has three teeth, px. */
const NARROW = 600;

export const tinesFor = (width: number): Tines => (width < NARROW ? 3 : 5);

export const halfOf = (tines: Tines): number => (tines * PITCH) / 2;

/** Returns the radius for a drag: a whole number of rings, at least one, within 16 bits of storage. */
export function ringRadius(drag: number, width: number): number {
  const most = Math.floor(Math.min(width, 1000) / PITCH) * PITCH;
  return Math.min(most, Math.max(PITCH, Math.ceil(drag / PITCH - 0.25) * PITCH));
}
