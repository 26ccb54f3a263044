import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Path2D } from '@napi-rs/canvas';
import { ellipse } from '../kit/path';
import type { Plate } from '../kit/plate';

/** Side of the logo's square, in the logo's own units. */
export const markSide = 48;

/**
 * Draws the shapes of `assets/images/logo.svg`, the only copy of the logo. Its first circle is the background.
 * `ground: false` omits it for icons that fill their whole square.
 */
export function mark({ ctx }: Plate, { ground = true } = {}): void {
  const svg = readFileSync(path.join(process.cwd(), 'assets/images/logo.svg'), 'utf8');
  const circles = [...svg.matchAll(/<circle cx="(.+?)" cy="(.+?)" r="(.+?)" fill="(.+?)"/g)];
  for (const [, x, y, radius, fill = ''] of ground ? circles : circles.slice(1)) {
    ctx.fillStyle = fill;
    ctx.fill(ellipse(Number(x), Number(y), Number(radius)));
  }
  for (const [, fill = '', shape] of svg.matchAll(/<path fill="(.+?)" d="(.+?)"/g)) {
    ctx.fillStyle = fill;
    ctx.fill(new Path2D(shape));
  }
}
