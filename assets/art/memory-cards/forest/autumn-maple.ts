import { crown, type Heap } from '../../kit/crown';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { box, ellipse, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { rows, stem } from '../../kit/trace';
import type { Card } from '../card';
import { mapleLeaf } from './maple-leaf';

const flame = mix(ink.clay, ink.pollen, 0.12);
const ember = mix(mix(ink.clay, ink.bark, 0.55), ink.heather, 0.12);
const slate = mix(ink.tarn, ink.ice, 0.42);

const heaps = (text: string): Heap[] =>
  rows(text).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);

function bench(plate: Plate, x: number, y: number): void {
  const wood = mix(ink.bark, ink.night, 0.4);
  form(plate, union([box(x, y - 34, 86, 7, 2), box(x, y - 23, 86, 6, 2), box(x - 3, y - 10, 92, 7, 2)]), {
    fill: wood,
    light: mix(wood, ink.ice, 0.5),
    towards: [0, -1],
  });
  plate.ctx.fillStyle = shade(wood, 0.3);
  plate.ctx.fill(union([box(x + 6, y - 36, 5, 52, 2), box(x + 75, y - 36, 5, 52, 2)]));
}

/** Three in the afternoon, clear and cold: a maple in full flame. Hue: scarlet against slate blue. */
export const autumnMaple: Card = {
  name: 'Autumn maple',
  seed: 563,
  light: [-0.7, -0.7],
  draw(plate) {
    const { random } = plate;
    sky(plate, [mix(ink.tarn, slate, 0.3), slate, mix(ink.ice, slate, 0.25), tint(ink.ice, 0.4)], 400);
    glow(plate, [60, 300], 240, lightest, 0.6);
    wisps(plate, 120, 60, ink.snow, 4, 0.45);
    [
      mix(slate, ink.heather, 0.3),
      mix(mix(ink.tarn, ink.bark, 0.4), ink.ice, 0.2),
      mix(ink.clay, ink.bark, 0.35),
    ].forEach((color, i) => {
      const hill = ridge(plate, {
        y: 366 + i * 20,
        swell: 14 - i * 4,
        wave: 60 + i * 40,
        octaves: 4,
        rough: 0.5,
      });
      layer(plate, hill, { color, mist: mix(ink.ice, ink.rose, 0.3), melt: 44, haze: 0.75, dots: 0.5 });
    });
    mist(plate, 408, 26, tint(ink.ice, 0.4), 0.55);
    const ground = ridge(plate, { y: 420, swell: 4, wave: 120, bend: (x) => ((x - 200) / 200) ** 2 * 10 });
    const carpet = mix(ink.clay, ink.pollen, 0.22);
    grass(plate, ground.topAt, [3, 8], mix(carpet, ink.bark, 0.4), 2.4);
    layer(plate, ground, { color: carpet, dots: 0 });
    stippleAlong(plate, ground.path, mix(ember, ink.bark, 0.3), [60, 410], [320, 520], 0.8);
    stippleAlong(
      plate,
      ellipse(226, 440, 150, 18),
      mix(ink.bark, ink.night, 0.3),
      [60, 440],
      [260, 440],
      0.9,
    );
    bench(plate, 290, 436);
    const leaves = { leaf: flame, dark: ember, glint: mix(ink.pollen, lightest, 0.1), dabs: 46, size: 3.8 };
    crown(
      plate,
      heaps('96 280 62 44 0.85, 304 276 62 44 0.9, 200 280 90 46 1, 130 216 84 60 0.75, 272 210 86 60 0.8'),
      leaves,
    );
    crown(plate, heaps('200 268 120 42 0, 140 284 60 26 0, 262 282 60 26 0'), {
      ...leaves,
      leaf: mix(ember, ink.night, 0.4),
    });
    const wood = [
      '198 440 34, 198 418 21, 199 380 15, 199 320 13, 200 262 9, 202 236 6',
      '198 356 11, 164 308 9, 122 258 4',
      '202 350 11, 244 304 9, 288 254 4',
    ];
    form(plate, union(wood.map(stem)), {
      fill: mix(ink.bark, ink.night, 0.35),
      light: mix(ink.bark, ink.rose, 0.4),
      depth: 0.8,
    });
    crown(
      plate,
      heaps(
        '66 244 48 36 0.5, 338 240 46 36 0.65, 110 270 42 24 0.42, 300 264 46 26 0.6, 200 252 64 34 0.62, 136 258 34 20 0.55, 268 256 34 20 0.6, 92 186 58 42 0.25, 312 178 58 42 0.5, 204 176 70 42 0.35, 130 130 62 42 0.12, 274 126 62 42 0.3, 204 108 62 40 0.18, 172 70 50 34 0, 240 68 46 32 0.14, 206 40 38 24 0',
      ),
      leaves,
    );
    for (let i = 0; i < 90; i++) {
      const near = random.next();
      const color = random.pick([flame, ember, ink.pollen, mix(flame, ink.pollen, 0.5), shade(flame, 0.2)]);
      mapleLeaf(plate, random.between(0, 400), 428 + near * 76, 3.5 + near * 8.5, color, 0.55);
    }
    for (const [x = 0, y = 0, size = 0] of rows(
      '46 340 12, 350 372 13, 126 372 9, 262 346 8, 28 150 9, 376 120 10, 318 330 7',
    ))
      mapleLeaf(plate, x, y, size, mix(flame, ink.pollen, random.between(0, 0.5)), 0.85);
    finish(plate);
  },
};
