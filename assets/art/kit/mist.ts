import { fade } from './ink';
import { down, outwards, type Plate, within } from './plate';

/**
 * Paints a bank of mist that is densest at `y`.
 * @param reach distance over which it fades upward, units
 * @param opacity maximum opacity, 0-1
 * @param below distance over which it fades downward, units
 */
export function mist(
  plate: Plate,
  y: number,
  reach: number,
  color: string,
  opacity = 0.8,
  below = reach * 0.6,
): void {
  const densest = reach / (reach + below);
  plate.ctx.fillStyle = down(
    plate,
    y - reach,
    y + below,
    [
      fade(color, 0),
      fade(color, opacity * 0.3),
      fade(color, opacity),
      fade(color, opacity * 0.4),
      fade(color, 0),
    ],
    [0, densest * 0.64, densest, (densest + 1) / 2, 1],
  );
  plate.ctx.fillRect(0, y - reach, plate.width, reach + below);
}

/**
 * Paints a few long wisps that break up the straight edge of a bank of mist.
 * @param spread maximum distance from `y`, units
 */
export function wisps(
  plate: Plate,
  y: number,
  spread: number,
  color: string,
  count = 5,
  opacity = 0.5,
): void {
  const { random, width } = plate;
  for (let i = 0; i < count; i++) {
    const long = width * random.between(0.22, 0.5);
    const flat = random.between(0.07, 0.13);
    within(plate, null, () => {
      plate.ctx.translate(random.between(0, width), y + random.between(-spread, spread));
      plate.ctx.scale(1, flat);
      plate.ctx.fillStyle = outwards(
        plate,
        [0, 0],
        long,
        [fade(color, opacity), fade(color, opacity * 0.55), fade(color, 0)],
        [0, 0.45, 1],
      );
      plate.ctx.fillRect(-long, -long, long * 2, long * 2);
    });
  }
}
