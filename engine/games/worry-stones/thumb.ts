/** The effect of a thumb on the gloss. */
import { clamp, smoothstep } from '../../stage/easing';

/** Radius of a thumb, in widths of a cell. */
export const THUMB_RADIUS = 0.15;

/** Maximum gloss that a texel gains per second, of 255. */
export const GLOSS_A_SECOND = 12;

/** Returns the strength of a thumb at a texel, 0-1, as `brush.frag.glsl`. @param away distance in radii */
export function thumbStrengthAt(away: number): number {
  return smoothstep(clamp((1 - away) / 0.62, 0, 1));
}
