import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Path2D } from '@napi-rs/canvas';
import { ellipse } from '../kit/path';
import type { Picture } from '../picture';

/** Edge of the logo's own square, in its units. */
const side = 48;

/** The logo as an app icon: the same shapes on a full spruce square, a little smaller, so that any mask may cut it. */
export const icon: Picture = {
  file: 'icon-512.png',
  width: side,
  height: side,
  scale: 512 / side,
  seed: 1,
  light: [0.6, -0.8],
  quality: 100,
  limit: 12,
  draw({ ctx }) {
    const svg = readFileSync(path.join(process.cwd(), 'assets/images/logo.svg'), 'utf8');
    ctx.fillStyle = '#27614F';
    ctx.fillRect(0, 0, side, side);
    ctx.translate(side / 2, side / 2);
    ctx.scale(0.88, 0.88);
    ctx.translate(-side / 2, -side / 2);
    for (const [, x, y, radius, fill] of svg.matchAll(
      /<circle cx="(.+?)" cy="(.+?)" r="(.+?)" fill="(.+?)"/g,
    )) {
      ctx.fillStyle = fill ?? '';
      ctx.fill(ellipse(Number(x), Number(y), Number(radius)));
    }
    for (const [, fill, shape] of svg.matchAll(/<path fill="(.+?)" d="(.+?)"/g)) {
      ctx.fillStyle = fill ?? '';
      ctx.fill(new Path2D(shape));
    }
  },
};
