import { finish } from '../../kit/finish';
import { ink, mix, shade, tint } from '../../kit/ink';
import { mist } from '../../kit/mist';
import { ellipse, leaf, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';
import { stem, violet } from './parts';

const bloom = mix(ink.heather, violet, 0.6);

/**
 * Paints a flower spike from (x, foot) up to `top`, with blossoms in whorls of five.
 * @param lean horizontal offset of the spike's tip, units
 */
function spike(
  plate: Plate,
  x: number,
  foot: number,
  top: number,
  lean: number,
  size: number,
  color: string,
): void {
  const { random } = plate;
  const at = (y: number): number => x + lean * ((foot - y) / (foot - top)) ** 1.6;
  stem(
    plate,
    `${x},${foot},${size * 0.1} ${at((foot + top) / 2)},${(foot + top) / 2},${size * 0.09} ${at(top)},${top},1`,
    mix(ink.fern, ink.spruce, 0.45),
  );
  const long = (foot - top) * 0.62;
  const rows = Math.round(long / (size * 0.74));
  for (let row = 0; row <= rows; row++) {
    const t = row / rows;
    const y = top + long * (1 - t) + 6;
    const wide = size * (0.5 + 0.5 * Math.sin(Math.PI * (0.2 + (1 - t) * 0.55)));
    const buds = [-1, 1, -0.55, 0.55, 0].map((side) =>
      leaf(
        [at(y) + side * wide * 0.2, y + (1 - Math.abs(side)) * 4],
        -Math.PI / 2 + side * 0.88 + random.between(-0.1, 0.1),
        wide * random.between(0.9, 1.12),
        wide * 0.44,
        0.6,
      ),
    );
    const tone = mix(color, ink.rose, (row % 2) * 0.14);
    const style = { light: tint(mix(tone, ink.rose, 0.3), 0.4), shade: shade(tone, 0.4), depth: 0.85 };
    form(plate, union(buds.slice(0, 2)), { fill: shade(tone, 0.18), ...style });
    form(plate, union(buds.slice(2)), { fill: tone, ...style });
  }
}

/** A summer evening in the south: tall lavender in front of the low sun, violet on straw. */
export const lavender: Card = {
  name: 'Lavender',
  seed: 317,
  light: [0.5, -0.86],
  draw(plate) {
    const { random } = plate;
    const straw = tint(mix(ink.pollen, ink.rose, 0.5), 0.5);
    sky(plate, [mix(ink.heather, ink.rose, 0.5), mix(ink.rose, straw, 0.5), straw], 330);
    disc(plate, [300, 176], 46, tint(ink.pollen, 0.62), { strength: 0.7 });
    const far = ridge(plate, { y: 296, swell: 16, wave: 170, octaves: 2 });
    layer(plate, far, {
      color: mix(ink.heather, ink.rose, 0.45),
      mist: straw,
      melt: 50,
      haze: 0.7,
      dots: 0.5,
    });
    for (let i = 0; i < 6; i++) {
      const [y, tone] = [322 + i * i * 5.4, mix(mix(ink.heather, ink.rose, 0.32), bloom, i / 6)];
      const row = ridge(plate, { y: y + 2, swell: 3, wave: 80, octaves: 2 });
      const tufts = [];
      for (let x = -8; x < 410; x += 5 + i * 2.4)
        tufts.push(ellipse(x + random.between(-3, 3), row.topAt(x) + 2, 4 + i * 1.8, 5 + i * 2.6));
      form(plate, union(tufts), { fill: tone, light: tint(mix(tone, ink.rose, 0.3), 0.3), depth: 0.5 });
      layer(plate, row, { color: shade(tone, 0.14), dots: 0.4 });
    }
    mist(plate, 318, 30, straw, 0.5, 20);
    for (const [x, top, lean, size] of [
      [96, 190, -30, 22],
      [334, 216, 34, 22],
      [54, 258, -30, 18],
      [372, 292, 22, 17],
    ] as const)
      spike(plate, x, 520, top, lean, size, mix(bloom, ink.rose, 0.12));
    for (const [x, top, lean, size] of [
      [154, 96, -24, 27],
      [252, 120, 28, 26],
      [122, 262, -46, 22],
      [296, 280, 40, 22],
      [204, 46, 2, 31],
    ] as const)
      spike(plate, x, 520, top, lean, size, bloom);
    finish(plate);
  },
};
