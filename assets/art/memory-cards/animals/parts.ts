import { Path2D } from '@napi-rs/canvas';
import { fade } from '../../kit/ink';
import { line, points, triples } from '../../kit/outline';
import { ellipse, leaf, type Point, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { stippleAlong } from '../../kit/stipple';

/** Paints a closed eye as a shallow curve with pointed ends, `width` units wide. */
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

/**
 * Paints two closed eyes.
 * @param apart distance of each from the center of the card, units
 */
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

/**
 * Paints a small mouth in front view: a line from the nose down to the lip, and the two curves of the lip.
 * @param top y of the nose
 * @param lip y of the lip
 */
export function mouth({ ctx }: Plate, top: number, lip: number, color: string, weight = 2.4): void {
  ctx.strokeStyle = fade(color, 0.8);
  ctx.lineWidth = weight;
  ctx.stroke(line(`200,${top} 200,${lip}`));
  ctx.stroke(line(`186,${lip + 6} 193,${lip + 8} 200,${lip} 207,${lip + 8} 214,${lip + 6}`));
}

/**
 * Paints whiskers in front view.
 * @param root distance of the whiskers' roots from the center, units
 * @param ends y at the root, y at the end, and distance of the end from the center, for each whisker
 */
export function whiskers({ ctx }: Plate, root: number, ends: string, color: string): void {
  ctx.strokeStyle = fade(color, 0.88);
  ctx.lineWidth = 1.4;
  for (const [y, end, out] of triples(ends))
    for (const side of [-1, 1])
      ctx.stroke(
        line(
          `${200 + side * root},${y} ${200 + side * (root + out) * 0.5},${(y + end) / 2 - 2} ${200 + side * out},${end}`,
        ),
      );
}

/**
 * Paints short strokes of fur in rows along a spine.
 * @param spine points in the direction of the fur
 */
export function strokesAlong({ ctx }: Plate, spine: string, color: string, opacity = 0.5): void {
  const knots = points(spine);
  const strokes = knots.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = knots[i] ?? [x, y];
    const angle = Math.atan2(y - fromY, x - fromX);
    return points('0,-1 0.25,1 0.5,0 0.75,-1.6 0.9,1.6').map(([t, side]) => {
      const [dx, dy] = [-Math.sin(angle) * side * 14, Math.cos(angle) * side * 14];
      const root: Point = [fromX + (x - fromX) * t + dx, fromY + (y - fromY) * t + dy];
      return leaf(root, angle + side * 0.22, 30, 6.6, 0.4);
    });
  });
  ctx.fillStyle = fade(color, opacity);
  ctx.fill(union(strokes));
}

/** Paints snowflakes or seeds of one color between `top` and `bottom`. */
export function flakes(plate: Plate, count: number, color: string, top = 0, bottom = plate.height): void {
  const { ctx, random, width } = plate;
  for (let i = 0; i < count; i++) {
    ctx.fillStyle = fade(color, random.between(0.5, 0.95));
    ctx.fill(ellipse(random.between(0, width), random.between(top, bottom), random.between(1.2, 3.6)));
  }
}

/** Paints the soft shadow of an animal on flat ground. */
export function groundShadow(plate: Plate, [x, y]: Point, half: number, color: string, depth = 0.6): void {
  const flat = half * 0.16;
  const path = ellipse(x, y, half, flat);
  plate.ctx.fillStyle = fade(color, depth * 0.45);
  plate.ctx.fill(path);
  stippleAlong(plate, path, color, [x, y + flat], [x, y - flat], depth);
}
