/** Functions that place and soften the content of a plane. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Heap } from '../kit/crown';
import type { Plate } from '../kit/plate';
import { rows } from '../kit/trace';

/** Draws on a separate canvas of the plate's size, so that the result can be composited onto the plate as a whole. */
function aside(plate: Plate, draw: (plate: Plate) => void): Canvas {
  const { canvas, ctx } = plate;
  const sheet = createCanvas(canvas.width, canvas.height);
  const pen = sheet.getContext('2d');
  pen.setTransform(ctx.getTransform());
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  draw({ ...plate, canvas: sheet, ctx: pen });
  return sheet;
}

/**
 * Draws a reflection below a line.
 * @param line y of the line, units
 * @param squash vertical scale of the reflection
 * @param opacity 0-1
 */
export function mirrored(
  plate: Plate,
  line: number,
  squash: number,
  opacity: number,
  draw: (plate: Plate) => void,
): void {
  const { ctx, width, height } = plate;
  const sheet = aside(plate, (water) => {
    water.ctx.beginPath();
    water.ctx.rect(0, line, width, height);
    water.ctx.clip();
    water.ctx.translate(0, line * (1 + squash));
    water.ctx.scale(1, -squash);
    draw(water);
  });
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = opacity;
  ctx.drawImage(sheet, 0, 0);
  ctx.restore();
}

/** Parses the leaf heaps of a crown, `'x y rx ry depth, ...'`. */
export const heaps = (text: string): Heap[] =>
  rows(text).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);

/** Parses the bends of a path or stream, from far to near, `'x y half-width, ...'`. */
export const bends = (text: string): (readonly [x: number, y: number, half: number])[] =>
  rows(text).map(([x = 0, y = 0, half = 0]) => [x, y, half]);

/**
 * Draws with a blur.
 * @param reach radius of the blur, units
 */
export function soft(plate: Plate, reach: number, draw: (plate: Plate) => void): void {
  const { ctx, scale } = plate;
  const sheet = aside(plate, draw);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.filter = `blur(${reach * scale}px)`;
  ctx.drawImage(sheet, 0, 0);
  ctx.restore();
}
