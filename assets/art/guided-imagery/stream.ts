import { fade, ink, lightest, mix, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { ellipse, lane, taper } from '../kit/path';
import { down, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { stippleAlong } from '../kit/stipple';
import { rows } from '../kit/trace';
import { trunk } from '../kit/tree';
import { ripples } from '../kit/water';
import { meadowFlowers } from './flowers';
import { bush, fernTuft, hangingTwigs, hedge, stems } from './growth';
import { clear, course, rock, shoreline, step, stones } from './parts/brook';
import { wren } from './parts/wren';
import { paintedScene } from './plane';
import { boulder } from './stones';

/** Scene 5: a shallow stream over smooth stones. */
export const listenSounds = paintedScene('listen-sounds', 5501, {
  far: (plate) => {
    const open = (x: number) => Math.min(1, Math.abs(x - 780) / 240);
    stems(plate, mix(ink.tarn, ink.lichen, 0.55), [12, 34, 470], (x) => 0.15 + open(x));
    hedge(plate, () => 474, 44, mix(ink.fern, ink.tarn, 0.3), open);
    plate.ctx.fillStyle = mix(ink.fern, ink.lichen, 0.4);
    plate.ctx.fillRect(-10, 470, 1620, 100);
  },
  back: (plate) => {
    const open = (x: number) => Math.min(1, Math.abs(x - 790) / 300);
    for (const [x, wide, lean] of [
      [120, 44, 10],
      [300, 30, -8],
      [470, 26, 12],
      [1120, 28, -12],
      [1290, 36, 10],
      [1500, 50, -14],
    ] as const)
      trunk(plate, {
        x,
        top: -30,
        base: 520,
        width: wide,
        lean,
        color: mix(ink.bark, ink.tarn, 0.4),
        furrows: 4,
      });
    const hill = ridge(plate, { y: 500, swell: 10, wave: 220, bend: (x) => -open(x) * 40 });
    hedge(plate, hill.topAt, 60, mix(ink.fern, ink.spruce, 0.3), (x) => open(x) ** 1.5);
    layer(plate, hill, {
      color: mix(ink.fern, ink.lichen, 0.25),
      mist: mix(ink.fern, ink.spruce, 0.5),
      melt: 200,
      dots: 0.3,
    });
  },
  middle: (plate) => {
    // Both banks, with moss down to the water.
    const bank = ridge(plate, {
      y: 560,
      swell: 10,
      wave: 200,
      bend: (x) => -Math.min(90, Math.abs(x - 790) * 0.13),
    });
    const green = mix(ink.fern, ink.spruce, 0.25);
    grass(plate, bank.topAt, [8, 26], green, 4);
    layer(plate, bank, { color: green, mist: ink.spruce, melt: 300, dots: 0.4 });
    // Hummocks of moss, and small white flowers on them.
    for (let i = 0; i < 60; i++) {
      const near = plate.random.next();
      const y = 560 + near * 300;
      const away = 130 + near * 420;
      const x = 790 + plate.random.side() * (away + plate.random.between(0, 620));
      bush(
        plate,
        x,
        y,
        30 + near * 60,
        12 + near * 22,
        mix(mix(ink.fern, ink.pollen, 0.12), ink.spruce, plate.random.between(0.1, 0.55)),
      );
      if (i % 2)
        fernTuft(
          plate,
          x + 20,
          y + 8,
          30 + near * 50,
          mix(ink.spruce, ink.fern, plate.random.between(0.5, 0.9)),
        );
    }
    for (const [left, right] of [
      [40, 560],
      [1040, 1560],
    ] as const)
      meadowFlowers(
        plate,
        [left, 560, right, 760],
        70,
        [ink.snow, ink.ice, tint(ink.pollen, 0.3)],
        [2.6, 6.5],
      );
    for (const [x = 0, y = 0, long = 0] of rows(
      '90 560 80, 250 590 70, 420 590 56, 1150 592 60, 1330 580 76, 1500 560 84, 560 580 40, 1040 584 44',
    ))
      fernTuft(plate, x, y, long, mix(ink.spruce, ink.fern, 0.7));
  },
  water: (plate) => {
    const { ctx, random } = plate;
    const bed = lane(course);
    ctx.fillStyle = down(plate, 478, 1000, [
      tint(clear, 0.6),
      clear,
      mix(ink.tarn, ink.ice, 0.12),
      mix(ink.tarn, ink.deep, 0.22),
    ]);
    ctx.fill(bed);
    within(plate, bed, () => {
      for (let i = 0; i < 130; i++) {
        const near = random.next() ** 0.8;
        const y = 560 + near * 440;
        ctx.fillStyle = fade(
          mix(mix(rock, ink.tarn, 0.45), random.pick([ink.bark, ink.heather, ink.lichen]), 0.2),
          0.5,
        );
        ctx.fill(ellipse(random.between(200, 1400), y, 10 + near * 42, 4 + near * 14));
      }
      ripples(plate, 480, 1000, lightest, 200, 0.42);
      ripples(plate, 480, 1000, mix(ink.tarn, ink.deep, 0.35), 130, 0.28);
      stippleAlong(plate, bed, mix(ink.tarn, ink.deep, 0.5), [800, 900], [200, 1000], 0.5);
      stippleAlong(plate, bed, mix(ink.tarn, ink.deep, 0.5), [800, 900], [1400, 1000], 0.5);
    });
    step(plate, 822, 566, 88, 26);
    step(plate, 744, 668, 150, 40);
  },
  subject: (plate) => {
    shoreline(plate);
    stones(
      plate,
      '700 572 34 22 0.4 0, 926 574 40 26 0.4 2, 770 574 20 12 0 1, 590 690 76 50 0.5 0, 910 690 66 44 0.4 1, 740 686 36 20 0 3, 668 694 30 16 0 2, 822 692 28 15 0 0, 468 730 92 60 0.5 2, 1040 726 96 64 0.5 0',
    );
    stones(
      plate,
      '330 800 110 70 0.5 1, 1216 806 130 84 0.5 3, 560 826 56 28 0 2, 1000 838 70 36 0.2 0, 920 900 42 20 0 3, 640 906 66 30 0 1',
    );
    stones(plate, '786 856 128 84 0.34 0, 450 930 90 46 0.2 3, 1120 940 84 44 0.1 2');
    wren(plate, 792, 730);
    for (const [x = 0, y = 0, long = 0] of rows('200 800 120, 96 840 140, 1370 800 120, 1500 840 150'))
      fernTuft(plate, x, y, long, mix(ink.spruce, ink.fern, 0.5));
  },
  'near-left': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.35);
    hangingTwigs(plate, '-20 60 0.3 62 10, 60 -20 0.8 56 9, -20 190 0.1 54 8', dark);
    boulder(plate, 70, 1020, 220, 120, mix(rock, ink.deep, 0.45), 0.4);
    fernTuft(plate, 120, 900, 180, mix(dark, ink.fern, 0.3), 0.3);
    grass(plate, () => 1006, [30, 100], dark, 7, -10, 420);
  },
  'near-right': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.35);
    hangingTwigs(plate, '1620 40 2.8 60 10, 1540 -20 2.3 52 8', dark);
    plate.ctx.fillStyle = dark;
    plate.ctx.fill(
      taper([
        [1620, 930, 60],
        [1500, 1000, 60],
        [1300, 1040, 30],
      ]),
    );
    fernTuft(plate, 1530, 950, 210, mix(dark, ink.fern, 0.35), -0.3);
    fernTuft(plate, 1380, 1020, 140, mix(dark, ink.fern, 0.2), -0.1);
  },
});
