/** Dimensions of the rake, and its steering for each pattern. Lengths are in px. */
import type { TineCount } from '../../../machines/games/zen-garden/strokes';

/** Distance between grooves. */
export const GROOVE_PITCH = 13;

/** Width of the berm beyond the last groove. */
export const BERM_WIDTH = 7;

/** Length of a stroke's tapered end. */
export const STROKE_END_LENGTH = 28;

export const STONE_RING_GAP = 6;

/** Constants of the rake's shader. `LINE` is the width of a groove. */
export const RAKE_CONSTANTS = {
  'float PITCH': GROOVE_PITCH,
  'float LINE': 8,
  'float BERM': BERM_WIDTH,
  'float END': STROKE_END_LENGTH,
  'float FREE': STONE_RING_GAP,
} as const;

/** How the field stores level sand (128 of 255), a slope of 1, and a height of 1 px. */
export const FIELD_CONSTANTS = {
  'float LEVEL': 128 / 255,
  'float SLOPE': 0.3125,
  'float HEIGHT': 0.0833,
} as const;

/** Width of the garden below which the rake has three teeth, px. */
const NARROW = 600;

export const tineCountFor = (width: number): TineCount => (width < NARROW ? 3 : 5);

export const rakeHalfWidth = (tines: TineCount): number => (tines * GROOVE_PITCH) / 2;

/** Returns the radius for a drag: a whole number of rings, at least one, within 16 bits of storage. */
export function ringRadiusForDrag(drag: number, width: number): number {
  const most = Math.floor(Math.min(width, 1000) / GROOVE_PITCH) * GROOVE_PITCH;
  return Math.min(most, Math.max(GROOVE_PITCH, Math.ceil(drag / GROOVE_PITCH - 0.25) * GROOVE_PITCH));
}
