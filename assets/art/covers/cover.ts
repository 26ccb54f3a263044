import type { Point } from '../kit/path';
import type { Plate } from '../kit/plate';
import type { Picture } from '../picture';

/**
 * Returns a game's cover of 800 x 600 units, named after the game's slug. Cards crop it around its center to ratios
 * from 5:6 to 343:178. Only x = 150-650 and y = 93-507 are visible on every card. A label covers the upper right corner,
 * from x = 460 and to y = 190 on a tablet.
 */
export function cover(
  slug: string,
  seed: number,
  draw: (plate: Plate) => void,
  light: Point = [-0.6, -0.8],
): Picture {
  return {
    file: `covers/${slug}.webp`,
    width: 800,
    height: 600,
    scale: 2,
    outputWidth: 800,
    seed,
    light,
    quality: 72,
    limit: 45,
    draw,
  };
}
