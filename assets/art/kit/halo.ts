import { ink, lightest, mix, tint } from './ink';
import { ellipse, type Point } from './path';
import type { Plate } from './plate';
import { glow } from './sky';
import { stippleAlong } from './stipple';

/**
 * Paints the pale disc behind an animal or a flower, with a soft glow, and stippled on the side away from the light.
 */
export function halo(
  plate: Plate,
  [x, y]: Point,
  radius: number,
  color: string = tint(mix(ink.pollen, ink.rose, 0.3), 0.62),
  rim: string = mix(color, ink.dusk, 0.35),
): void {
  const { ctx, light } = plate;
  glow(plate, [x, y], radius * 1.8, mix(color, lightest, 0.4), 0.5);
  const path = ellipse(x, y, radius);
  ctx.fillStyle = color;
  ctx.fill(path);
  const side: Point = [light[0] * radius, light[1] * radius];
  stippleAlong(plate, path, rim, [x + side[0] * 0.2, y + side[1] * 0.2], [x - side[0], y - side[1]], 0.5);
}
