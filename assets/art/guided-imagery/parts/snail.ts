import { fade, ink, lightest, mix } from '../../kit/ink';
import { ellipse } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { line, shape } from '../../kit/trace';

/** Paints a snail that crawls over the moss. */
export function snail(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  ctx.save();
  ctx.translate(x, y);
  form(plate, shape('-64 4, -30 -12, 30 -14, 58 -34, 74 -38, 80 -26, 66 -2, 50 8', 0.8), {
    fill: mix(ink.rose, ink.bark, 0.35),
    light: lightest,
  });
  ctx.strokeStyle = mix(ink.rose, ink.bark, 0.4);
  ctx.lineWidth = 3;
  ctx.stroke(line('70 -36, 78 -56'));
  ctx.stroke(line('76 -34, 92 -50'));
  const shell = ellipse(0, -36, 40, 37);
  form(plate, shell, { fill: mix(ink.clay, ink.pollen, 0.5), light: lightest, shade: ink.bark });
  ctx.strokeStyle = fade(ink.bark, 0.7);
  ctx.lineWidth = 3.4;
  ctx.stroke(line('-38 -28, -20 -64, 18 -64, 30 -36, 8 -14, -16 -24, -16 -44, 4 -52, 16 -38, 4 -28'));
  ctx.restore();
}
