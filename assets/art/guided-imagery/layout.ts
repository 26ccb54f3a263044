/** Layout and softening of a plane's contents. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Heap } from '../kit/crown';
import type { Plate } from '../kit/plate';
import { rows } from '../kit/trace';

/** Draws on a separate canvas of the same size, for compositing onto the plate as one. */
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

/** Draws a reflection below `line` (y, units), scaled vertically by `squash`, with opacity 0-1. */
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

/** Returns the leaf heaps of a crown, `'x y rx ry depth, ...'`. */
export const heaps = (text: string): Heap[] =>
  rows(text).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);

/** Parses the bends of a path or stream from far to near, `'x y half-width, ...'`. */
export const bends = (text: string): (readonly [x: number, y: number, half: number])[] =>
  rows(text).map(([x = 0, y = 0, half = 0]) => [x, y, half]);

/** Draws with a blur of `reach` units. */
export function soft(plate: Plate, reach: number, draw: (plate: Plate) => void): void {
  const { ctx, scale } = plate;
  const sheet = aside(plate, draw);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.filter = `blur(${reach * scale}px)`;
  ctx.drawImage(sheet, 0, 0);
  ctx.restore();
}
