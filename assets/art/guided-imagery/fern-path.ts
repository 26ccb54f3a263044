import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { ellipse, lane, taper } from '../kit/path';
import { down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { stippleAlong } from '../kit/stipple';
import { rows } from '../kit/trace';
import { birch } from '../kit/tree';
import { meadowFlowers } from './flowers';
import { bush, fernTuft, hangingTwigs, hedge, stems } from './growth';
import { bends } from './layout';
import { rucksack } from './parts/rucksack';
import { paintedScene } from './plane';

const earth = mix(mix(ink.pollen, ink.bark, 0.3), ink.rose, 0.3);

const green = mix(ink.fern, ink.lichen, 0.15);

/** Bends of the path from the light to the viewer's feet. */
const course = bends(
  '930 566 7, 950 578 13, 936 594 21, 868 612 32, 760 636 46, 690 668 62, 690 706 82, 760 750 106, 868 800 132, 908 858 162, 868 930 206, 790 1020 270',
);

function path(plate: Plate): void {
  const { ctx, random } = plate;
  const way = lane(course);
  ctx.fillStyle = down(plate, 560, 1000, [
    tint(earth, 0.65),
    tint(earth, 0.25),
    earth,
    mix(earth, ink.bark, 0.4),
  ]);
  ctx.fill(way);
  within(plate, way, () => {
    stippleAlong(plate, way, mix(ink.bark, ink.heather, 0.3), [960, 760], [560, 900], 0.6);
    // Patches of light through the leaves, with shadows of twigs between them.
    for (let i = 0; i < 70; i++) {
      const near = random.next() ** 0.7;
      const [x, y] = [random.between(560, 1100), 600 + near * 400];
      ctx.fillStyle = i % 3 ? fade(lightest, 0.26) : fade(mix(ink.bark, ink.deep, 0.4), 0.13);
      ctx.fill(ellipse(x, y, 12 + near * 64, 2 + near * 11, random.between(-0.1, 0.1)));
    }
    for (let i = 0; i < 90; i++) {
      const near = random.next();
      ctx.fillStyle = fade(i % 2 ? shade(earth, 0.35) : tint(earth, 0.5), 0.5);
      ctx.fill(ellipse(random.between(560, 1120), 620 + near * 380, 1.5 + near * 6, 1 + near * 2.6));
    }
  });
}

/** Paints ferns and grass over both edges of the path. They are painted tuft by tuft from far to near. */
function edges(plate: Plate, from: number, to: number): void {
  const { random } = plate;
  for (let i = from; i < to; i++) {
    const [x0, y0, h0] = course[i] ?? [0, 0, 0];
    const [x1, y1, h1] = course[i + 1] ?? [x0, y0, h0];
    const steps = 3;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const [x, y, half] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, h0 + (h1 - h0) * t];
      for (const side of [-1, 1]) {
        const size = (y - 540) * 0.28;
        for (const out of [2.2, 1.15])
          fernTuft(
            plate,
            x + side * (half + size * out * random.between(0.4, 0.75)),
            y + random.between(-2, 6),
            size * random.between(0.8, 1.15),
            mix(
              mix(ink.fern, ink.spruce, out > 2 ? 0.5 : 0),
              mix(ink.lichen, ink.pollen, 0.3),
              out > 2 ? random.between(0, 0.12) : random.between(0.12, 0.5),
            ),
            -side * 0.15,
          );
      }
    }
  }
}

/** Scene 4: an easy path between ferns and birches. */
export const walkPath = paintedScene('walk-path', 4409, {
  far: (plate) => {
    const clear = (x: number) => Math.min(1, Math.abs(x - 910) / 200);
    stems(plate, mix(ink.snow, ink.lichen, 0.55), [9, 30, 560], (x) => 0.2 + clear(x));
    hedge(plate, () => 566, 30, mix(ink.lichen, ink.fern, 0.4), clear);
    plate.ctx.fillStyle = mix(ink.lichen, ink.fern, 0.35);
    plate.ctx.fillRect(-10, 560, 1620, 130);
  },
  back: (plate) => {
    for (let x = 20; x < 1600; x += plate.random.between(60, 120))
      if (Math.abs(x - 920) > 120)
        birch(plate, x, -20, 584, plate.random.between(12, 22), mix(ink.snow, ink.lichen, 0.25));
    for (let i = 0; i < 20; i++) {
      const x = (i / 19) * 1600;
      bush(
        plate,
        x,
        40 + plate.random.between(-60, 60) - Math.abs(x - 900) * -0.06,
        120,
        62,
        mix(ink.lichen, ink.fern, plate.random.between(0.2, 0.7)),
      );
    }
    const hill = ridge(plate, {
      y: 578,
      swell: 6,
      wave: 300,
      bend: (x) => -Math.min(30, Math.abs(x - 900) * 0.05),
    });
    hedge(plate, hill.topAt, 30, mix(ink.fern, ink.lichen, 0.3), (x) => Math.min(1, Math.abs(x - 930) / 260));
    layer(plate, hill, { color: green, mist: ink.fern, melt: 150, dots: 0.3 });
  },
  middle: (plate) => {
    const hill = ridge(plate, {
      y: 600,
      swell: 7,
      wave: 260,
      bend: (x) => -Math.min(60, Math.abs(x - 900) * 0.08) + Math.exp(-(((x - 930) / 80) ** 2)) * -26,
    });
    for (const [x, wide, base] of [
      [170, 40, 660],
      [330, 26, 620],
      [520, 22, 606],
      [1160, 24, 610],
      [1330, 32, 630],
      [1490, 42, 664],
      [60, 30, 640],
    ] as const)
      birch(plate, x, -20, base, wide);
    layer(plate, hill, { color: green, mist: mix(ink.fern, ink.spruce, 0.4), melt: 320, dots: 0.4 });
    path(plate);
    // Tufts and drifts of bluebells cover the forest floor, so that it is never bare.
    for (let i = 0; i < 46; i++) {
      const near = plate.random.next();
      const x = plate.random.between(-20, 1620);
      if (Math.abs(x - 840) > 190 + near * 60)
        fernTuft(
          plate,
          x,
          620 + near * 170,
          26 + near * 44,
          mix(mix(ink.fern, ink.lichen, 0.2), ink.spruce, plate.random.between(0, 0.5)),
        );
    }
    for (const side of [60, 1010])
      meadowFlowers(
        plate,
        [side, 630, side + 520, 760],
        120,
        [ink.heather, tint(ink.heather, 0.25), mix(ink.heather, ink.tarn, 0.4)],
        [2.6, 6],
      );
    edges(plate, 0, 6);
    meadowFlowers(plate, [980, 640, 1340, 720], 40, [tint(ink.heather, 0.3), ink.snow], [3, 6]);
  },
  subject: (plate) => {
    for (const [x, wide, base] of [
      [350, 56, 800],
      [1296, 64, 800],
    ] as const)
      birch(plate, x, -20, base, wide);
    hangingTwigs(
      plate,
      '370 210 0.3 40 10, 366 120 -0.1 42 9, 1270 180 2.8 42 10, 1276 90 3.2 40 9, 350 60 0.5 44 11',
      mix(ink.fern, ink.lichen, 0.3),
    );
    edges(plate, 6, 10);
    const { ctx } = plate;
    ctx.save();
    ctx.translate(120, 82);
    ctx.scale(0.84, 0.84);
    rucksack(plate);
    ctx.restore();
    grass(plate, () => 770, [8, 24], mix(ink.fern, ink.lichen, 0.2), 4, 960, 1160);
    for (const [x = 0, y = 0, long = 0] of rows(
      '230 830 120, 420 840 110, 1240 850 110, 1390 836 120, 1500 850 130, 100 850 130',
    ))
      fernTuft(plate, x, y, long, mix(ink.spruce, ink.fern, 0.6));
  },
  'near-left': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.15);
    for (const [x = 0, y = 0, long = 0, lean = 0] of rows(
      '-10 960 330 0.3, 150 1010 300 0.15, 330 1030 220 0.1, 450 1040 150 0',
    ))
      fernTuft(plate, x, y, long, mix(dark, ink.fern, plate.random.between(0.1, 0.4)), lean);
    plate.ctx.fillStyle = dark;
    plate.ctx.fill(
      taper([
        [-20, 1000, 30],
        [200, 1010, 24],
        [480, 1020, 4],
      ]),
    );
  },
  'near-right': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.15);
    for (const [x = 0, y = 0, long = 0, lean = 0] of rows(
      '1610 970 320 -0.3, 1460 1010 270 -0.15, 1300 1030 190 -0.1, 1180 1040 130 0',
    ))
      fernTuft(plate, x, y, long, mix(dark, ink.fern, plate.random.between(0.1, 0.4)), lean);
  },
});
