import { fade, ink, lightest, mix, tint } from './ink';
import { ellipse, type Point, polygon } from './path';
import { down, outwards, type Plate, within } from './plate';
import { stippleAlong } from './stipple';

/** Fills the plate with one vertical gradient, which ends at `bottom` (units). The last color fills the rest. */
export function sky(
  plate: Plate,
  colors: readonly string[],
  bottom = plate.height,
  stops?: readonly number[],
): void {
  plate.ctx.fillStyle = down(plate, 0, bottom, colors, stops);
  plate.ctx.fillRect(0, 0, plate.width, plate.height);
}

/**
 * Paints a low, wide glow around `center`.
 * @param reach radius, units
 * @param strength opacity at the center
 */
export function glow(plate: Plate, center: Point, reach: number, color: string, strength = 0.6): void {
  plate.ctx.fillStyle = outwards(
    plate,
    center,
    reach,
    [fade(color, strength), fade(color, strength * 0.45), fade(color, strength * 0.12), fade(color, 0)],
    [0, 0.3, 0.65, 1],
  );
  plate.ctx.fillRect(center[0] - reach, center[1] - reach, reach * 2, reach * 2);
}

/**
 * Paints a full sun or moon with its glow and a stippled lower side.
 * @param radius units
 */
export function disc(
  plate: Plate,
  center: Point,
  radius: number,
  color: string = tint(ink.pollen, 0.6),
  { halo = color, reach = radius * 4.5, strength = 0.6, rim = mix(color, ink.pollen, 0.45) } = {},
): void {
  const [x, y] = center;
  glow(plate, center, reach, halo, strength);
  const path = ellipse(x, y, radius);
  plate.ctx.fillStyle = color;
  plate.ctx.fill(path);
  stippleAlong(plate, path, rim, [x - radius * 0.1, y - radius * 0.3], [x + radius * 0.3, y + radius], 0.6);
}

/**
 * Paints a crescent moon.
 * @param bite dark share of the disc, 0-1
 * @param turn rotation, rad
 */
export function crescent(
  plate: Plate,
  center: Point,
  radius: number,
  color: string,
  bite = 0.72,
  turn = -0.5,
): void {
  glow(plate, center, radius * 5, color, 0.4);
  const { ctx } = plate;
  ctx.save();
  ctx.translate(...center);
  ctx.rotate(turn);
  ctx.fillStyle = fade(ink.night, 0.14);
  ctx.fill(ellipse(0, 0, radius));
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(0, 0, radius, Math.PI * 0.5, Math.PI * 1.5, true);
  ctx.bezierCurveTo(radius * bite, -radius * 0.75, radius * bite, radius * 0.75, 0, radius);
  ctx.fill();
  ctx.restore();
}

/**
 * Paints stars between the top and `bottom` (units). They are rarer toward `bottom`. A tenth of them are larger and
 * soft.
 */
export function stars(plate: Plate, count: number, bottom: number, color = lightest): void {
  const { ctx, random, width } = plate;
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, width), bottom * random.next() ** 1.4];
    const big = random.next() < 0.1;
    ctx.fillStyle = fade(color, random.between(0.3, 0.9) * (1 - (y / bottom) * 0.6));
    ctx.fill(ellipse(x, y, big ? random.between(1.3, 1.9) : random.between(0.5, 1)));
    if (big) glow(plate, [x, y], 7, color, 0.35);
  }
}

/**
 * Paints light shafts from `top` to `bottom` between `left` and `right`. Lengths are in units.
 * @param lean horizontal offset of the shafts' lower ends
 */
export function shafts(
  plate: Plate,
  {
    left,
    right,
    top,
    bottom,
    lean,
    count,
    color = lightest,
    strength = 0.28,
  }: {
    left: number;
    right: number;
    top: number;
    bottom: number;
    lean: number;
    count: number;
    color?: string;
    strength?: number;
  },
): void {
  const { random } = plate;
  for (let i = 0; i < count; i++) {
    const x = left + ((i + random.between(0.2, 0.8)) / count) * (right - left);
    const wide = ((right - left) / count) * random.between(0.3, 0.85);
    const shaft = polygon([
      [x, top],
      [x + wide * 0.7, top],
      [x + wide * 1.3 + lean, bottom],
      [x + lean - wide * 0.3, bottom],
    ]);
    within(plate, null, () => {
      const power = strength * random.between(0.5, 1);
      plate.ctx.fillStyle = down(plate, top, bottom, [
        fade(color, power),
        fade(color, power * 0.6),
        fade(color, 0),
      ]);
      plate.ctx.fill(shaft);
    });
  }
}
