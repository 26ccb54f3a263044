import { crown } from '../kit/crown';
import { fade, ink, lightest, mix, tint } from '../kit/ink';
import { birds, grass } from '../kit/life';
import { ellipse, taper, union } from '../kit/path';
import type { Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { meadowFlowers } from './flowers';
import { heaps, soft } from './layout';
import { oak } from './parts/oak';
import { paintedScene } from './plane';

const gold = mix(ink.pollen, ink.lichen, 0.3);

const straw = mix(ink.pollen, ink.rose, 0.3);

/** Paints tall grass with ears, in clumps. */
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

/** Scene 8: a golden clearing with one oak in its middle. */
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
    // The shadow that the oak casts toward the viewer, and the light beside it.
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
