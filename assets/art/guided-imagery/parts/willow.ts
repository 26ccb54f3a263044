import { crown } from '../../kit/crown';
import { ink, mix, shade, tint } from '../../kit/ink';
import { ellipse, taper, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { heaps } from '../layout';

export const bright = mix(ink.lichen, ink.fern, 0.4);

/** Paints a willow with its trunk on the right and its boughs over half of the water. */
export function willow(plate: Plate): void {
  const { ctx, random } = plate;
  const bark = mix(mix(ink.bark, ink.lichen, 0.3), ink.clay, 0.1);
  form(
    plate,
    union([
      taper([
        [1240, 850, 74],
        [1230, 780, 50],
        [1250, 600, 44],
        [1230, 400, 40],
        [1190, 240, 34],
        [1150, 60, 26],
      ]),
      taper([
        [1238, 430, 34],
        [1320, 260, 26],
        [1440, 120, 18],
      ]),
      taper([
        [1200, 280, 22],
        [1080, 170, 16],
        [940, 120, 9],
      ]),
    ]),
    { fill: bark, light: tint(bark, 0.4), shade: shade(bark, 0.45) },
  );
  crown(
    plate,
    heaps(
      '1000 40 210 90 0.35, 1240 10 240 110 0.35, 1480 60 180 120 0.4, 900 90 150 60 0.1, 1150 90 160 70 0.1, 1380 120 150 70 0.15',
    ),
    { leaf: bright, dark: ink.spruce, glint: ink.pollen, dabs: 120, size: 5 },
  );
  for (let i = 0; i < 74; i++) {
    const x = 790 + (i / 73) * 800 + random.between(-12, 12);
    const top = 90 + random.between(-20, 60);
    const long = (120 + 300 * Math.min(1, Math.abs(x - 1010) / 330)) * random.between(0.5, 1);
    const sway = random.between(-18, 18);
    const color = mix(shade(bright, random.between(0, 0.3)), ink.pollen, random.between(0, 0.16));
    ctx.fillStyle = color;
    ctx.fill(
      taper([
        [x, top, 2],
        [x + sway * 0.3, top + long * 0.5, 1.6],
        [x + sway, top + long, 0.5],
      ]),
    );
    const leaves = [];
    for (let y = 14; y < long; y += 13) {
      const t = y / long;
      for (const side of [-1, 1])
        leaves.push(ellipse(x + sway * t * t + side * 6, top + y + 5, 9, 2.9, side * 1.1));
    }
    if (leaves.length > 0) ctx.fill(union(leaves));
  }
}
