import type { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, shade, tint } from '../../../kit/ink';
import type { Plate } from '../../../kit/plate';
import { form } from '../../../kit/stipple';

/** Paints a piece of cut paper with a soft shadow, a flat color and a pale edge. */
export function paper(plate: Plate, path: Path2D, color: string, lift = 1): void {
  const { ctx } = plate;
  ctx.save();
  ctx.shadowColor = fade(mix(ink.deep, ink.heather, 0.3), 0.42);
  ctx.shadowBlur = 9 * lift;
  ctx.shadowOffsetX = 5 * lift;
  ctx.shadowOffsetY = 8 * lift;
  ctx.fillStyle = color;
  ctx.fill(path);
  ctx.restore();
  form(plate, path, {
    fill: color,
    shade: shade(color, 0.24),
    light: tint(color, 0.4),
    depth: 0.42,
    start: 0.5,
  });
  ctx.strokeStyle = fade(lightest, 0.4);
  ctx.lineWidth = 1.4;
  ctx.stroke(path);
}
