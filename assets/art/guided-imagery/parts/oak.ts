import { crown } from '../../kit/crown';
import { fade, ink, lightest, mix, shade } from '../../kit/ink';
import { taper, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { heaps } from '../layout';

const bark = mix(mix(ink.bark, ink.clay, 0.35), ink.deep, 0.12);

/** Paints a freestanding oak with a wide crown. */
export function oak(plate: Plate): void {
  form(
    plate,
    union([
      taper([
        [760, 806, 96],
        [776, 760, 62],
        [788, 690, 50],
        [786, 610, 48],
        [780, 540, 40],
      ]),
      taper([
        [780, 640, 34],
        [690, 540, 28],
        [590, 470, 20],
        [500, 440, 10],
      ]),
      taper([
        [800, 640, 34],
        [890, 540, 28],
        [1000, 470, 20],
        [1100, 440, 10],
      ]),
      taper([
        [776, 580, 32],
        [740, 440, 24],
        [700, 320, 12],
      ]),
      taper([
        [796, 580, 32],
        [850, 430, 24],
        [890, 320, 12],
      ]),
      taper([
        [810, 796, 50],
        [880, 812, 20],
        [930, 816, 4],
      ]),
      taper([
        [736, 800, 44],
        [660, 814, 18],
        [610, 818, 4],
      ]),
    ]),
    { fill: bark, light: mix(bark, ink.pollen, 0.5), shade: shade(bark, 0.5), depth: 0.8 },
  );
  within(plate, null, () => {
    plate.ctx.fillStyle = fade(shade(bark, 0.5), 0.7);
    for (let i = 0; i < 16; i++) {
      const x = 752 + i * 5;
      plate.ctx.fill(
        taper([
          [x, 600 + plate.random.between(0, 50), 0.5],
          [x + plate.random.between(-3, 3), 690, 2.4],
          [x + (i - 8) * 2.4, 780, 0.6],
        ]),
      );
    }
  });
  crown(
    plate,
    heaps(
      '760 400 120 70 0.95, 660 380 100 60 0.9, 900 380 110 60 0.9, 540 430 92 54 0.8, 1040 420 96 54 0.8, 470 476 70 38 0.55, 1110 466 74 38 0.55, 800 330 170 80 0.8, 600 330 120 70 0.6, 980 326 124 70 0.6, 500 380 104 58 0.35, 1080 372 110 58 0.35, 446 428 70 40 0.15, 1142 420 72 40 0.1, 690 270 130 76 0.45, 900 268 136 76 0.4, 560 260 96 56 0.15, 1030 256 104 58 0.1, 780 210 150 80 0.25, 650 180 96 54 0.05, 920 176 104 56 0, 790 140 110 52 0, 730 350 66 30 0.35, 880 340 70 32 0.3, 620 300 56 26 0.1, 980 296 60 26 0.05, 800 260 70 30 0.05',
    ),
    {
      leaf: mix(mix(ink.pollen, ink.clay, 0.16), ink.fern, 0.22),
      dark: mix(mix(ink.bark, ink.clay, 0.3), ink.spruce, 0.5),
      glint: mix(lightest, ink.pollen, 0.55),
      dabs: 110,
      size: 6,
    },
  );
}
