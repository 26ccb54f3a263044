import { crown } from '../kit/crown';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { birds, grass } from '../kit/life';
import { ellipse, taper, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form } from '../kit/stipple';
import { heaps, meadowFlowers, soft } from './growth';
import { paintedScene } from './plane';

const gold = mix(ink.pollen, ink.lichen, 0.3);
const straw = mix(ink.pollen, ink.rose, 0.3);
const bark = mix(mix(ink.bark, ink.clay, 0.35), ink.deep, 0.12);

/** An oak that has had all the room in the world. */
function oak(plate: Plate): void {
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

/** Tall grass with ears, in clumps. */
function ears(
  plate: Plate,
  ground: (x: number) => number,
  count: number,
  tall: readonly [number, number],
  color: string,
): void {
  const { ctx, random } = plate;
  for (let i = 0; i < count; i++) {
    const x = random.between(-20, 1620);
    const [long, lean] = [random.between(...tall), random.between(-0.3, 0.4)];
    const y = ground(x) + 6;
    const shown = mix(color, random.pick([ink.pollen, ink.bark, lightest]), random.between(0, 0.3));
    ctx.fillStyle = shown;
    ctx.fill(
      taper([
        [x, y, 1.6],
        [x + lean * long * 0.4, y - long * 0.6, 1.2],
        [x + lean * long, y - long, 0.8],
      ]),
    );
    const ear = Array.from({ length: 7 }, (_, k) => {
      const t = k / 7;
      return ellipse(
        x + lean * long * (1 - t * 0.2) + (k % 2 ? 3 : -3),
        y - long * (1.02 - t * 0.24),
        long * 0.03,
        long * 0.012,
        -1.1 + (k % 2 ? 0.5 : -0.5) + lean,
      );
    });
    ctx.fill(union(ear));
  }
}

/** 8: a clearing full of gold, and one oak in the middle of it. */
export const embraceCalm = paintedScene('embrace-calm', 8807, {
  far: (plate) => {
    const wood = {
      leaf: mix(ink.pollen, ink.fern, 0.42),
      dark: mix(ink.fern, ink.bark, 0.4),
      glint: lightest,
      dabs: 34,
      size: 4,
    };
    for (const [y, size] of [
      [500, 96],
      [560, 70],
    ] as const)
      for (let x = -40; x < 1640; x += size * plate.random.between(0.7, 1.1)) {
        const tall = size * plate.random.between(0.6, 1) * (0.5 + Math.min(1, Math.abs(x - 800) / 520));
        crown(
          plate,
          [[x, 600 - tall * 0.8 - (590 - y) * 0.4, tall * 0.72, tall, plate.random.between(0.1, 0.5)]],
          wood,
        );
      }
    plate.ctx.fillStyle = mix(ink.pollen, ink.lichen, 0.4);
    plate.ctx.fillRect(-10, 588, 1620, 100);
    birds(plate, 470, 300, 30, 4, mix(ink.bark, ink.spruce, 0.4));
  },
  back: (plate) => {
    crown(
      plate,
      heaps(
        '60 430 170 190 0.4, 250 500 130 120 0.25, 380 552 90 66 0.1, 1540 430 170 190 0.4, 1360 500 130 120 0.25, 1220 552 90 66 0.1',
      ),
      { leaf: mix(ink.fern, ink.pollen, 0.4), dark: ink.spruce, glint: ink.pollen, dabs: 60, size: 5 },
    );
    const hill = ridge(plate, { y: 606, swell: 8, wave: 300 });
    grass(plate, hill.topAt, [5, 16], gold, 4);
    layer(plate, hill, { color: gold, mist: straw, melt: 120, dots: 0.3 });
  },
  middle: (plate) => {
    const hill = ridge(plate, {
      y: 690,
      swell: 7,
      wave: 300,
      bend: (x) => -Math.exp(-(((x - 800) / 420) ** 2)) * 34,
    });
    ears(plate, hill.topAt, 240, [16, 46], gold);
    layer(plate, hill, {
      color: mix(gold, straw, 0.4),
      mist: mix(ink.fern, ink.pollen, 0.35),
      melt: 180,
      dots: 0.4,
    });
  },
  subject: (plate) => {
    const hill = ridge(plate, {
      y: 792,
      swell: 6,
      wave: 260,
      bend: (x) => -Math.exp(-(((x - 780) / 330) ** 2)) * 14,
    });
    oak(plate);
    ears(plate, hill.topAt, 200, [20, 56], mix(gold, ink.fern, 0.2));
    layer(plate, hill, {
      color: mix(gold, ink.fern, 0.25),
      mist: mix(ink.fern, ink.spruce, 0.3),
      melt: 210,
      dots: 0.4,
    });
    // Its shadow comes towards the viewer, and the light beside it.
    soft(plate, 12, ({ ctx: pen }) => {
      pen.fillStyle = fade(mix(ink.bark, ink.deep, 0.5), 0.46);
      pen.fill(ellipse(780, 880, 470, 46));
      pen.fill(ellipse(770, 834, 150, 30));
      pen.fillStyle = fade(mix(lightest, ink.pollen, 0.4), 0.55);
      for (const [x, y, rx] of [
        [180, 836, 260],
        [1400, 836, 270],
        [560, 866, 90],
        [930, 890, 70],
        [700, 902, 60],
        [1090, 872, 60],
      ] as const)
        pen.fill(ellipse(x, y, rx, rx * 0.13));
    });
    meadowFlowers(
      plate,
      [180, 820, 1420, 950],
      130,
      [ink.snow, tint(ink.pollen, 0.5), tint(ink.dusk, 0.3)],
      [4, 9],
    );
    ears(plate, () => 930, 110, [40, 90], mix(gold, ink.bark, 0.3));
  },
  'near-left': (plate) => {
    const dark = mix(mix(ink.bark, ink.spruce, 0.5), ink.pollen, 0.16);
    grass(plate, (x) => 1000 + Math.max(0, x) ** 2 * 0.0007, [60, 190], dark, 6, -10, 540);
    ears(plate, (x) => (x < 400 ? 1000 + x * 0.3 : 1400), 120, [150, 330], mix(dark, ink.pollen, 0.25));
  },
  'near-right': (plate) => {
    const dark = mix(mix(ink.bark, ink.spruce, 0.5), ink.pollen, 0.16);
    grass(plate, (x) => 1000 + Math.max(0, 1600 - x) ** 2 * 0.0007, [60, 190], dark, 6, 1060, 1610);
    ears(
      plate,
      (x) => (x > 1200 ? 1000 + (1600 - x) * 0.3 : 1400),
      120,
      [150, 330],
      mix(dark, ink.pollen, 0.25),
    );
  },
});
