import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { ellipse, taper } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { rows, shape } from '../../kit/trace';

export const bark = mix(mix(ink.bark, ink.clay, 0.2), ink.heather, 0.08);

/** Paints a fallen trunk in close-up, with deep furrows in its bark and growth rings at its torn end. */
export function log(plate: Plate): void {
  const { ctx, random } = plate;
  const path = shape(
    '-60 640, 200 610, 520 596, 860 604, 1160 632, 1300 664, 1350 770, 1318 884, 1180 914, 800 930, 400 944, -60 960',
    0.8,
  );
  form(plate, path, {
    fill: bark,
    light: tint(bark, 0.35),
    shade: mix(ink.bark, ink.night, 0.6),
    towards: [0.15, -1],
    depth: 0.9,
    start: 0.3,
  });
  within(plate, path, () => {
    for (let i = 0; i < 150; i++) {
      const x = random.between(-60, 1260);
      const y = random.between(620, 940);
      const long = random.between(50, 190);
      const bend = (x - 600) * 0.00004 * long;
      ctx.fillStyle = fade(i % 3 ? shade(bark, 0.5) : tint(bark, 0.3), i % 3 ? 0.7 : 0.45);
      ctx.fill(
        taper([
          [x, y, 0.6],
          [x + long * 0.4, y + random.between(-5, 5), random.between(2, 6)],
          [x + long, y + bend * 40, 0.6],
        ]),
      );
    }
    for (const [x = 0, y = 0, size = 0] of rows('120 760 30, 540 850 22, 1010 800 26')) {
      for (let ring = 3; ring > 0; ring--) {
        ctx.strokeStyle = fade(shade(bark, 0.5), 0.7);
        ctx.lineWidth = 4;
        ctx.stroke(ellipse(x, y, size * ring * 0.55, size * ring * 0.3));
      }
    }
  });
  const end = ellipse(1306, 776, 62, 118, 0.06);
  form(plate, end, { fill: mix(bark, ink.pollen, 0.5), light: tint(ink.pollen, 0.4), shade: bark });
  ctx.lineWidth = 3;
  for (const share of [0.82, 0.64, 0.46, 0.28, 0.12]) {
    ctx.strokeStyle = fade(mix(bark, ink.bark, 0.4), 0.6);
    ctx.stroke(ellipse(1306, 776, 62 * share, 118 * share, 0.06));
  }
}
