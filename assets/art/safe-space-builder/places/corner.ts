import type { Path2D } from '@napi-rs/canvas';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, leaf } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { shape } from '../../kit/trace';
import { linen, pine, wood } from './room';

/** Paints a bench with cushions on the left, and pictures above it. */
export function corner(plate: Plate): void {
  const { ctx } = plate;
  for (const [x, y, wide, tall, hue] of [
    [84, 110, 92, 116, ink.fern],
    [200, 96, 118, 84, ink.tarn],
    [212, 200, 94, 62, ink.dusk],
  ] as const) {
    ctx.fillStyle = fade(shade(wood, 0.7), 0.35);
    ctx.fill(box(x + 5, y + 7, wide, tall, 3));
    form(plate, box(x, y, wide, tall, 3), {
      fill: mix(wood, ink.pollen, 0.25),
      light: tint(pine, 0.5),
      depth: 0.8,
    });
    ctx.fillStyle = tint(linen, 0.45);
    ctx.fill(box(x + 8, y + 8, wide - 16, tall - 16));
    const inner = box(x + 17, y + 17, wide - 34, tall - 34);
    ctx.fillStyle = down(plate, y, y + tall, [mix(hue, ink.snow, 0.72), mix(hue, ink.snow, 0.5)]);
    ctx.fill(inner);
    within(plate, inner, () => {
      if (hue === ink.fern) {
        for (const turn of [-2.5, -2.05, -1.57, -1.1, -0.65])
          ctx.fill(paint(ctx, hue, leaf([x + wide / 2, y + tall - 22], turn, 62, 18)));
      } else {
        ctx.fill(paint(ctx, tint(ink.pollen, 0.4), ellipse(x + wide * 0.62, y + tall * 0.42, 10)));
        ctx.fill(
          paint(
            ctx,
            mix(hue, ink.heather, 0.4),
            shape(
              `${x} ${y + tall}, ${x + wide * 0.3} ${y + tall * 0.48}, ${x + wide * 0.56} ${y + tall * 0.7}, ${x + wide * 0.8} ${y + tall * 0.54}, ${x + wide} ${y + tall}`,
            ),
          ),
        );
      }
    });
  }
  form(plate, box(34, 366, 320, 22, 6), {
    fill: mix(pine, ink.pollen, 0.14),
    light: tint(pine, 0.6),
    towards: [0, -1],
  });
  form(plate, box(46, 388, 296, 64, 3), { fill: mix(pine, ink.bark, 0.3), depth: 0.8 });
  for (const x of [52, 150, 248])
    form(plate, box(x, 396, 88, 48, 4), { fill: mix(pine, ink.bark, 0.16), depth: 0.7 });
  form(plate, box(40, 348, 308, 24, 11), { fill: mix(ink.tarn, ink.ice, 0.2), depth: 0.9, towards: [0, -1] });
  for (const [x, color, lean] of [
    [86, mix(ink.clay, ink.dusk, 0.3), -6],
    [150, mix(ink.pollen, ink.snow, 0.3), 8],
    [298, mix(ink.rose, ink.snow, 0.2), 4],
  ] as const)
    form(
      plate,
      shape(
        `${x - 32 + lean} 290, ${x + 28 + lean} 286, ${x + 34} 318, ${x + 30} 350, ${x - 30} 352, ${x - 36} 320`,
        0.5,
      ),
      { fill: color, depth: 0.95 },
    );
}

const paint = (ctx: Plate['ctx'], color: string, path: Path2D): Path2D => {
  ctx.fillStyle = color;
  return path;
};
