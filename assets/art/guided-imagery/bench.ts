import { stand } from '../kit/conifer';
import { crown } from '../kit/crown';
import { ink, lightest, mix, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { ellipse } from '../kit/path';
import { down, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { ripples } from '../kit/water';
import { meadowFlowers } from './flowers';
import { bush, fernTuft, hangingTwigs, hedge, reeds } from './growth';
import { heaps, mirrored, soft } from './layout';
import { bench } from './parts/seat-by-the-water';
import { bright, willow } from './parts/willow';
import { paintedScene } from './plane';

function shore(plate: Plate): void {
  const hill = ridge(plate, { y: 544, swell: 6, wave: 260, floor: 640 });
  crown(
    plate,
    heaps(
      '90 420 130 110 0.5, 270 450 110 90 0.3, 430 470 90 70 0.15, 560 486 70 54 0.3, 1060 486 76 56 0.3, 1200 460 110 80 0.15, 1370 440 120 100 0.35, 1530 420 130 120 0.5, 660 506 50 36 0.1, 960 506 50 36 0.1',
    ),
    { leaf: bright, dark: mix(ink.spruce, ink.fern, 0.3), glint: ink.pollen, dabs: 50, size: 4 },
  );
  layer(plate, hill, { color: mix(ink.lichen, ink.pollen, 0.16), mist: ink.fern, melt: 40, dots: 0.3 });
}

/** Scene 6: a bench in the sun beside a pond. */
export const specialPlace = paintedScene('special-place', 6607, {
  far: (plate) => {
    for (const [y, color, tall] of [
      [470, mix(ink.tarn, ink.lichen, 0.55), 60],
      [516, mix(ink.fern, ink.tarn, 0.3), 90],
    ] as const) {
      const hill = ridge(plate, {
        y,
        swell: 26,
        wave: 380,
        bend: (x) => Math.exp(-(((x - 760) / 300) ** 2)) * 30,
        floor: 640,
      });
      stand(plate, { ground: hill.topAt, color, height: [tall * 0.4, tall], gap: tall * 0.25, rim: 0.15 });
      layer(plate, hill, { color, dots: 0.3 });
    }
  },
  back: shore,
  middle: (plate) => {
    reeds(plate, 300, 610, 150, 110, 46, mix(ink.fern, ink.lichen, 0.2));
    reeds(plate, 1390, 600, 120, 90, 34, mix(ink.fern, ink.lichen, 0.2));
    for (const [x, y] of [
      [200, 606],
      [370, 612],
      [1330, 604],
      [1470, 602],
    ] as const)
      bush(plate, x, y, 90, 20, mix(ink.fern, ink.lichen, 0.3));
  },
  water: (plate) => {
    const { ctx, random } = plate;
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, 556, 1600, 220);
    ctx.clip();
    ctx.fillStyle = down(plate, 556, 770, [
      mix(lightest, ink.ice, 0.5),
      mix(ink.ice, ink.tarn, 0.3),
      mix(ink.tarn, ink.ice, 0.24),
      mix(ink.tarn, ink.spruce, 0.25),
    ]);
    ctx.fillRect(0, 556, 1600, 220);
    soft(plate, 2.5, (still) => mirrored(still, 556, 0.9, 0.5, shore));
    ripples(plate, 560, 770, lightest, 110, 0.5);
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.between(300, 1180), random.between(640, 730)];
      const size = 8 + (y - 620) * 0.16;
      form(plate, ellipse(x, y, size, size * 0.3), { fill: mix(ink.fern, ink.lichen, 0.2) });
      if (i % 4 === 0) {
        for (const turn of [-0.9, -0.3, 0.3, 0.9])
          form(plate, ellipse(x + turn * size * 0.4, y - size * 0.34, size * 0.14, size * 0.36, turn), {
            fill: tint(ink.rose, 0.4),
            shade: ink.dusk,
          });
      }
    }
    ctx.restore();
  },
  subject: (plate) => {
    willow(plate);
    const green = mix(ink.fern, ink.lichen, 0.25);
    const bank = ridge(plate, {
      y: 752,
      swell: 8,
      wave: 240,
      bend: (x) => -Math.max(0, x - 1000) * 0.05 - Math.max(0, 420 - x) * 0.08,
    });
    grass(plate, bank.topAt, [12, 40], green, 4);
    layer(plate, bank, { color: green, mist: mix(ink.fern, ink.spruce, 0.5), melt: 220, dots: 0.4 });
    stippleAlong(plate, ellipse(1100, 880, 420, 46), ink.spruce, [1100, 800], [1200, 930], 0.4);
    meadowFlowers(plate, [120, 790, 600, 900], 50, [ink.pollen, ink.snow, tint(ink.dusk, 0.2)], [4, 8]);
    bench(plate);
    grass(plate, () => 872, [10, 30], mix(green, ink.spruce, 0.2), 5, 560, 1060);
    meadowFlowers(
      plate,
      [160, 890, 1440, 960],
      90,
      [ink.pollen, ink.snow, tint(ink.dusk, 0.2), tint(ink.heather, 0.4)],
      [6, 11],
    );
  },
  'near-left': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.2);
    hangingTwigs(plate, '-20 300 -0.3 50 9, -20 420 0.1 54 8', dark);
    hedge({ ...plate, width: 200 }, () => 1010, 90, dark);
    fernTuft(plate, 90, 960, 190, mix(dark, ink.fern, 0.3), 0.2);
    grass(plate, () => 1006, [30, 90], dark, 7, -10, 480);
  },
  'near-right': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.2);
    for (const [x, y, rx] of [
      [1600, 990, 130],
      [1480, 1030, 100],
    ] as const)
      bush(plate, x, y, rx, 90, dark);
    fernTuft(plate, 1440, 1000, 170, mix(dark, ink.fern, 0.3), -0.2);
    grass(plate, () => 1006, [30, 90], dark, 7, 1120, 1610);
  },
});
