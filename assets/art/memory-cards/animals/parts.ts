import { Path2D } from '@napi-rs/canvas';
import { fade } from '../../kit/ink';
import { ellipse, leaf, type Point, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { stippleAlong } from '../../kit/stipple';

/** One eye asleep: a shallow bowl `width` units wide, its ends pointed. */
export function closedEye(
  { ctx }: Plate,
  [x, y]: Point,
  width: number,
  color: string,
  weight = 4.4,
  turn = 0,
): void {
  const half = width / 2;
  const lid = new Path2D();
  lid.moveTo(-half, -half * 0.36);
  lid.quadraticCurveTo(0, half * 0.62 + weight * 0.5, half, -half * 0.36);
  lid.quadraticCurveTo(0, half * 0.62 - weight * 1.1, -half, -half * 0.36);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = color;
  ctx.strokeStyle = color;
  ctx.lineWidth = weight * 0.45;
  ctx.fill(lid);
  ctx.stroke(lid);
  ctx.restore();
}

/** Both eyes asleep, `apart` units either side of the middle of the card. */
export function sleepingEyes(
  plate: Plate,
  apart: number,
  y: number,
  width: number,
  color: string,
  weight = 4.4,
  turn = 0,
): void {
  for (const side of [-1, 1]) closedEye(plate, [200 + side * apart, y], width, color, weight, -turn * side);
}

/** Short strokes of fur or down: for every root its place, direction (radians) and length. */
export function strokesOf(
  { ctx }: Plate,
  roots: readonly (readonly [x: number, y: number, angle: number, length: number])[],
  color: string,
  opacity = 0.5,
): void {
  ctx.fillStyle = fade(color, opacity);
  ctx.fill(union(roots.map(([x, y, angle, length]) => leaf([x, y], angle, length, length * 0.22, 0.4))));
}

/** Flakes of snow, or seeds, of one colour all over the card between `top` and `bottom`. */
export function flakes(plate: Plate, count: number, color: string, top = 0, bottom = plate.height): void {
  const { ctx, random, width } = plate;
  for (let i = 0; i < count; i++) {
    ctx.fillStyle = fade(color, random.between(0.5, 0.95));
    ctx.fill(ellipse(random.between(0, width), random.between(top, bottom), random.between(1.2, 3.6)));
  }
}

/** The soft shadow an animal throws on flat ground. */
export function groundShadow(plate: Plate, [x, y]: Point, half: number, color: string, depth = 0.6): void {
  const flat = half * 0.16;
  const path = ellipse(x, y, half, flat);
  plate.ctx.fillStyle = fade(color, depth * 0.45);
  plate.ctx.fill(path);
  stippleAlong(plate, path, color, [x, y + flat], [x, y - flat], depth);
}
