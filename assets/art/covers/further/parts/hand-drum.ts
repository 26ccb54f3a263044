import { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, shade, tint } from '../../../kit/ink';
import { ellipse, type Point } from '../../../kit/path';
import { type Plate, within } from '../../../kit/plate';
import { form, stippleAround } from '../../../kit/stipple';
import { line, shape } from '../../../kit/trace';

const wood = mix(ink.clay, ink.bark, 0.38);
const skin = tint(mix(ink.rose, ink.pollen, 0.5), 0.5);
export const rope = tint(mix(ink.pollen, ink.lichen, 0.3), 0.25);

/** Paints a goblet drum: turned wood, rope lacing in zigzag, a pale skin. */
export function drum(plate: Plate): void {
  const { ctx } = plate;
  ctx.fillStyle = fade(shade(ink.bark, 0.5), 0.55);
  ctx.fill(ellipse(462, 508, 170, 30, 0.04));
  const body = shape(
    '254 168, 268 250, 312 322, 354 372, 350 414, 324 466, 308 504, 346 524, 400 530, 454 524, 492 504, 476 466, 450 414, 446 372, 488 322, 532 250, 546 168, 400 200',
    0.7,
  );
  form(plate, body, {
    fill: wood,
    shade: shade(ink.bark, 0.45),
    light: tint(mix(ink.clay, ink.pollen, 0.5), 0.2),
    towards: [-1, -0.15],
    depth: 0.95,
    start: 0.3,
  });
  within(plate, body, () => {
    ctx.strokeStyle = fade(shade(ink.bark, 0.4), 0.55);
    ctx.lineWidth = 3;
    for (const ring of [
      '340 392, 400 404, 460 392',
      '346 408, 400 420, 454 408',
      '318 484, 400 504, 482 484',
    ])
      ctx.stroke(line(ring));
    ctx.strokeStyle = fade(ink.pollen, 0.75);
    ctx.lineWidth = 5;
    ctx.stroke(line('312 496, 400 518, 488 496'));
  });
  const at = (t: number, low: boolean): Point => {
    const turn = Math.PI * (1 - t);
    return low
      ? [400 + Math.cos(turn) * 106, 302 + Math.sin(turn) * 26]
      : [400 + Math.cos(turn) * 146, 190 + Math.sin(turn) * 42];
  };
  const lacing = Array.from({ length: 25 }, (_, i) => at(i / 24, i % 2 === 1));
  for (const [color, width, drop] of [
    [shade(ink.bark, 0.4), 6.5, 3],
    [rope, 4.6, 0],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const [x, y] of lacing) ctx.lineTo(x + drop * 0.6, y + drop);
    ctx.stroke();
  }
  const ring = (y: number, rx: number, ry: number, half: number, color: string): void => {
    const loop = new Path2D();
    loop.ellipse(400, y, rx, ry, 0, 0.02, Math.PI - 0.02);
    form(plate, loop.stroke({ width: half * 2 }), {
      fill: color,
      shade: shade(color, 0.55),
      towards: [-1, -0.3],
    });
  };
  ring(302, 103, 26, 6, mix(ink.tarn, ink.spruce, 0.3));
  ring(186, 147, 42, 7.5, mix(ink.tarn, ink.spruce, 0.3));
  form(plate, ellipse(400, 172, 150, 45), {
    fill: shade(skin, 0.22),
    shade: shade(wood, 0.2),
    light: null,
    towards: [-1, 0],
  });
  const head = ellipse(400, 164, 150, 44);
  form(plate, head, {
    fill: skin,
    shade: mix(ink.clay, skin, 0.35),
    light: lightest,
    towards: [-0.9, -0.4],
    depth: 0.6,
  });
  stippleAround(plate, ellipse(408, 168, 78, 22), mix(ink.clay, ink.bark, 0.2), [408, 168], 74, 0.45);
}
