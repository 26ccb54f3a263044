import { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest } from './ink';
import { type Point, taper } from './path';
import type { Plate } from './plate';
import { glow } from './sky';

/**
 * Paints a loose flock around (`x`, `y`).
 * @param span maximum wingspan, units
 */
export function birds(
  plate: Plate,
  x: number,
  y: number,
  span: number,
  count: number,
  color: string = ink.deep,
): void {
  const { ctx, random } = plate;
  for (let i = 0; i < count; i++) {
    const [bx, by] = [x + i * span * 1.5 + random.between(-4, 4), y + random.between(-1, 1) * span * 0.9];
    const half = (span / 2) * random.between(0.65, 1);
    const lift = half * random.between(0.35, 0.55);
    const bird = new Path2D();
    bird.moveTo(bx - half, by - lift * 0.7);
    bird.quadraticCurveTo(bx - half * 0.45, by - lift * 1.25, bx, by);
    bird.quadraticCurveTo(bx + half * 0.45, by - lift * 1.25, bx + half, by - lift * 0.6);
    bird.quadraticCurveTo(bx + half * 0.45, by - lift * 0.75, bx, by + half * 0.16);
    bird.quadraticCurveTo(bx - half * 0.45, by - lift * 0.75, bx - half, by - lift * 0.7);
    ctx.fillStyle = color;
    ctx.fill(bird);
  }
}

/**
 * Paints tufts of grass along a ground line.
 * @param height length of the shortest and the longest blade, units
 */
export function grass(
  plate: Plate,
  ground: (x: number) => number,
  height: readonly [number, number],
  color: string,
  gap = 3,
  from = -5,
  to = plate.width + 5,
): void {
  const { ctx, random } = plate;
  const path = new Path2D();
  for (let x = from; x < to; x += gap * random.between(0.4, 1.6)) {
    const [tall, lean] = [random.between(...height), random.between(-0.45, 0.45)];
    const y = ground(x) + 2;
    const wide = tall * 0.05 + 0.35;
    path.moveTo(x - wide, y);
    path.quadraticCurveTo(x + lean * tall * 0.2 - wide, y - tall * 0.6, x + lean * tall, y - tall);
    path.quadraticCurveTo(x + lean * tall * 0.2 + wide, y - tall * 0.6, x + wide, y);
  }
  ctx.fillStyle = color;
  ctx.fill(path);
}

/**
 * Paints a fern frond from `base`.
 * @param angle direction, rad; -PI/2 is up
 * @param curl rotation of the tip relative to the base, rad
 */
export function frond(
  plate: Plate,
  base: Point,
  angle: number,
  length: number,
  color: string,
  curl = 0.9,
): void {
  const { ctx } = plate;
  const path = new Path2D();
  const stem: [number, number, number][] = [];
  const steps = 17;
  let [x, y, turn] = [base[0], base[1], angle];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    stem.push([x, y, Math.max(0.2, length * 0.012 * (1 - t))]);
    const size = length * 0.3 * Math.sin(Math.PI * (0.12 + t * 0.86)) ** 0.9;
    if (i > 1) {
      for (const side of [-1, 1]) {
        const out = turn + side * (1.15 - t * 0.35);
        const [tx, ty] = [x + Math.cos(out) * size, y + Math.sin(out) * size];
        const [wx, wy] = [Math.cos(turn) * length * 0.034, Math.sin(turn) * length * 0.034];
        path.moveTo(x - wx, y - wy);
        path.quadraticCurveTo((x + tx) / 2 + wx, (y + ty) / 2 + wy, tx, ty);
        path.quadraticCurveTo((x + tx) / 2 - wx * 1.6, (y + ty) / 2 - wy * 1.6, x - wx, y - wy);
      }
    }
    turn += (curl / steps) * (0.4 + t * 1.2);
    x += (Math.cos(turn) * length) / steps;
    y += (Math.sin(turn) * length) / steps;
  }
  path.addPath(taper(stem));
  ctx.fillStyle = color;
  ctx.fill(path);
}

/**
 * Paints floating specks of light, such as pollen or fireflies, in a box.
 * @param halo width of the glow of each speck, units
 */
export function motes(
  plate: Plate,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  color: string = lightest,
  halo = 6,
): void {
  const { ctx, random } = plate;
  for (let i = 0; i < count; i++) {
    const spot: Point = [random.between(left, right), random.between(top, bottom)];
    const size = random.between(0.6, 1.5);
    if (halo > 0) glow(plate, spot, halo * size, color, 0.4);
    ctx.fillStyle = fade(color, random.between(0.5, 0.95));
    ctx.beginPath();
    ctx.arc(spot[0], spot[1], size, 0, Math.PI * 2);
    ctx.fill();
  }
}
