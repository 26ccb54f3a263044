/** The rakes: how wide they are, and how each pattern is handled. Lengths in px. */
import type { Pattern, Tines } from '../../../machines/games/zen-garden/strokes';
import type { Handling } from './steering';

/** From groove to groove; a groove itself is 8 wide (`LINE` in `shaders/rake.frag.glsl`). */
export const PITCH = 13;

/** How far the sand that a rake throws up reaches beyond its teeth. */
export const BERM = 7;

/** How far a stroke's end is rounded off. */
export const END = 10;

/** In a garden narrower than this the rake has three teeth. */
const NARROW = 600;

export const tinesFor = (width: number): Tines => (width < NARROW ? 3 : 5);

/** Half the width of a rake, from its middle to the crest beside its last groove. */
export const halfOf = (tines: Tines): number => (tines * PITCH) / 2;

/** How a line is raked; the tightest turn is wider than half the rake, so that it never folds. */
export function handlingOf(pattern: Exclude<Pattern, 'circular'>, half: number): Handling {
  return pattern === 'straight'
    ? { leash: 20, settling: 30, radius: half + 8, line: { radius: 3600, aside: 30 } }
    : { leash: 12, settling: 24, radius: half + 6 };
}

/** The radius of whole rings that a drag of this length makes: at least one ring, never out of 16 bits. */
export function ringRadius(drag: number, width: number): number {
  const most = Math.floor(Math.min(width, 1000) / PITCH) * PITCH;
  return Math.min(most, Math.max(PITCH, Math.ceil(drag / PITCH - 0.25) * PITCH));
}
