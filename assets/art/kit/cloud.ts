import { Path2D } from '@napi-rs/canvas';
import { fade, ink, mix } from './ink';
import { box, union } from './path';
import { down, type Plate } from './plate';
import { stippleAlong } from './stipple';

/**
 * Paints a flat cloud of three or four rounded bars, centered at (`x`, `y`).
 * @param width units
 */
export function barCloud(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  color: string,
  opacity = 0.9,
): void {
  const { random, ctx } = plate;
  const bar = width * 0.085;
  const rows = [0.46, 1, 0.72];
  const path = union(
    rows.map((share, i) => {
      const long = width * share * random.between(0.92, 1.06);
      const left = x - long / 2 + width * random.between(-0.1, 0.1);
      return box(left, y + (i - 1.5) * bar * 0.94, long, bar, bar / 2);
    }),
  );
  ctx.fillStyle = fade(color, opacity);
  ctx.fill(path);
  stippleAlong(plate, path, mix(color, ink.tarn, 0.25), [0, y - bar], [0, y + bar * 1.6], 0.45, opacity);
}

/**
 * Paints a cumulus whose flat base fades. (`x`, `y`) is the center of the base.
 * @param width units
 */
export function heapCloud(
  plate: Plate,
  x: number,
  y: number,
  width: number,
  color: string,
  shadow: string,
): void {
  const { random, ctx } = plate;
  const path = new Path2D();
  const puffs = 7;
  for (let i = 0; i < puffs; i++) {
    const t = (i + 0.5) / puffs;
    const radius = width * (0.07 + 0.12 * Math.sin(Math.PI * t)) * random.between(0.8, 1.2);
    const cx = x + (t - 0.5) * width * 0.86;
    path.moveTo(cx + radius, y - radius * 0.6);
    path.arc(cx, y - radius * 0.6, radius, 0, Math.PI * 2);
  }
  const [, top, , bottom] = path.computeTightBounds();
  ctx.fillStyle = down(plate, top, bottom, [color, color, fade(mix(color, shadow, 0.4), 0)], [0, 0.5, 0.95]);
  ctx.fill(path);
  stippleAlong(plate, path, shadow, [x + width * 0.1, top + (y - top) * 0.3], [x - width * 0.1, y], 0.5, 0.7);
}

/** Paints a bank of cumulus clouds at about `y`, with haze between them. */
export function cloudBank(plate: Plate, y: number, size: number, color: string, shadow: string): void {
  const { random, ctx } = plate;
  ctx.fillStyle = down(plate, y - size * 0.3, y + size * 0.4, [
    fade(mix(color, shadow, 0.5), 0),
    mix(color, shadow, 0.5),
  ]);
  ctx.fillRect(0, y - size * 0.3, 800, 700 - y);
  for (let row = 0; row < 2; row++)
    for (let x = random.between(-0.4, 0.1) * size; x < 800 + size * 0.4; x += size * random.between(0.5, 0.8))
      heapCloud(
        plate,
        x,
        y + size * (row * 0.24 + random.between(-0.07, 0.07)),
        size * random.between(0.75, 1.2),
        color,
        shadow,
      );
}
