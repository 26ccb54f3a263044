import { crown, type Heap } from '../../kit/crown';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { wisps } from '../../kit/mist';
import { box, ellipse, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { line, rows, stem } from '../../kit/trace';
import type { Card } from '../card';

const blossom = mix(ink.rose, ink.dusk, 0.22);
const mauve = mix(mix(ink.dusk, ink.heather, 0.5), ink.bark, 0.2);
const bark = mix(ink.bark, ink.heather, 0.14);

function heaps(text: string): Heap[] {
  return rows(text).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);
}

function tree(plate: Plate): void {
  const { ctx } = plate;
  const leaves = { leaf: blossom, dark: mauve, glint: lightest, dabs: 44, size: 3 };
  crown(
    plate,
    heaps('92 176 86 50 0.8, 210 150 90 54 0.8, 316 148 72 42 0.85, 130 110 90 54 0.7, 262 96 84 48 0.75'),
    leaves,
  );
  form(
    plate,
    union(
      [
        '112 440 34, 112 416 22, 116 372 16, 118 320 15, 128 268 14, 150 220 9, 168 150 4',
        '118 306 13, 104 262 10, 82 220 7, 56 190 3',
        '122 284 13, 160 244 11, 214 218 9, 276 204 7.5, 334 200 5, 366 186 2',
        '236 212 6, 262 180 4, 280 140 2',
      ].map(stem),
    ),
    { fill: bark, light: mix(bark, ink.rose, 0.5), depth: 0.85 },
  );
  ctx.strokeStyle = mix(ink.pollen, ink.bark, 0.45);
  ctx.lineWidth = 2.4;
  ctx.stroke(line('256 208, 250 300, 245 378'));
  ctx.stroke(line('314 202, 312 300, 309 372'));
  form(plate, box(234, 373, 88, 10, 3), {
    fill: mix(ink.clay, ink.pollen, 0.25),
    towards: [0, -1],
    depth: 0.9,
  });
  crown(
    plate,
    heaps(
      '40 160 52 36 0.4, 366 150 48 32 0.4, 104 206 46 26 0.42, 330 178 40 22 0.45, 190 170 54 32 0.35, 268 150 52 30 0.3, 82 110 60 40 0.15, 320 96 56 38 0.2, 152 76 66 42 0.1, 240 60 68 42 0.05, 196 116 60 34 0.12, 196 34 56 30 0',
    ),
    leaves,
  );
}

/** A May afternoon: a swing under a cherry tree in full blossom. Hue: rose over spring green. */
export const treeSwing: Card = {
  name: 'Tree swing',
  seed: 541,
  light: [0.6, -0.8],
  draw(plate) {
    const { random, ctx } = plate;
    sky(plate, [mix(ink.tarn, ink.ice, 0.55), mix(ink.ice, ink.tarn, 0.1), tint(ink.ice, 0.6)], 380);
    glow(plate, [330, 300], 220, lightest, 0.7);
    wisps(plate, 300, 40, ink.snow, 4, 0.6);
    [mix(ink.lichen, ink.ice, 0.5), mix(ink.lichen, ink.fern, 0.15), mix(ink.lichen, ink.fern, 0.5)].forEach(
      (color, i) => {
        const hill = ridge(plate, {
          y: 358 + i * 26,
          swell: 10,
          wave: 150,
          octaves: 2,
          bend: (x) => (x - 200) * (i % 2 ? -0.06 : 0.05),
        });
        layer(plate, hill, { color, mist: tint(ink.lichen, 0.4), melt: 50, haze: 0.6, dots: 0.4 });
      },
    );
    const meadow = ridge(plate, { y: 430, swell: 4, wave: 130, bend: (x) => Math.abs(x - 150) * 0.05 });
    grass(plate, meadow.topAt, [5, 14], mix(ink.fern, ink.lichen, 0.25), 2);
    layer(plate, meadow, { color: mix(ink.fern, ink.lichen, 0.25), dots: 0 });
    stippleAlong(
      plate,
      ellipse(150, 452, 170, 20),
      mix(ink.spruce, ink.fern, 0.3),
      [340, 452],
      [90, 452],
      0.9,
    );
    stippleAlong(plate, ellipse(276, 448, 46, 6), ink.spruce, [330, 0], [250, 0], 0.9);
    tree(plate);
    grass(plate, () => 446, [6, 16], mix(ink.fern, ink.lichen, 0.2), 2.4, 70, 160);
    const petals = (count: number, top: number, bottom: number, size: number) =>
      union(
        Array.from({ length: count }, () =>
          ellipse(
            random.between(0, 400),
            random.between(top, bottom),
            size * random.between(0.7, 1.2),
            size * 0.6,
            random.between(0, 3),
          ),
        ),
      );
    ctx.fillStyle = tint(blossom, 0.4);
    ctx.fill(petals(26, 230, 420, 2.8));
    ctx.fill(petals(150, 438, 500, 2.6));
    ctx.fillStyle = blossom;
    ctx.fill(petals(90, 440, 500, 2.8));
    grass(plate, () => 502, [12, 36], shade(mix(ink.spruce, ink.fern, 0.5), 0.05), 3);
    finish(plate, { vignette: 0.08 });
  },
};
