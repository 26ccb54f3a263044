import { heapCloud } from '../kit/cloud';
import { crown } from '../kit/crown';
import { ink, mix, shade, tint } from '../kit/ink';
import { birds, grass } from '../kit/life';
import { lane, taper } from '../kit/path';
import { down, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { stippleAlong } from '../kit/stipple';
import { rows } from '../kit/trace';
import { broadleaf, trunk } from '../kit/tree';
import { meadowFlowers } from './flowers';
import { fernTuft, hangingTwigs, hedge } from './growth';
import { bends, heaps } from './layout';
import { house } from './parts/house';
import { paintedScene } from './plane';

const sunny = mix(ink.lichen, ink.pollen, 0.42);

/** Scene 10: from the forest into a bright meadow, with the house in sight. */
export const returnRefreshed = paintedScene('return-refreshed', 10007, {
  far: (plate) => {
    const white = tint(ink.rose, 0.75);
    heapCloud(plate, 480, 330, 330, white, mix(ink.rose, ink.heather, 0.25));
    heapCloud(plate, 1180, 270, 400, white, mix(ink.rose, ink.heather, 0.25));
    heapCloud(plate, 830, 190, 190, white, mix(ink.rose, ink.heather, 0.25));
    birds(plate, 640, 300, 26, 5, mix(ink.tarn, ink.deep, 0.4));
    for (const [y, color, swell] of [
      [500, mix(ink.tarn, ink.heather, 0.4), 40],
      [540, mix(ink.tarn, ink.lichen, 0.5), 26],
    ] as const)
      layer(plate, ridge(plate, { y, swell, wave: 420 }), { color, mist: ink.rose, melt: 120, dots: 0.3 });
  },
  back: (plate) => {
    for (const [y, color] of [
      [556, mix(ink.fern, ink.tarn, 0.35)],
      [590, mix(ink.lichen, ink.fern, 0.4)],
    ] as const) {
      const hill = ridge(plate, { y, swell: 18, wave: 460 });
      hedge(
        plate,
        (x) => hill.topAt(x) + 4,
        18,
        mix(color, ink.spruce, 0.3),
        (x) => (Math.sin(x * 0.013) > 0 ? 1 : 0),
      );
      layer(plate, hill, { color, mist: ink.lichen, melt: 150, dots: 0.3 });
    }
  },
  middle: (plate) => {
    const { ctx } = plate;
    broadleaf(plate, { x: 1010, base: 592, height: 190, leaves: mix(ink.fern, ink.pollen, 0.25) });
    broadleaf(plate, { x: 640, base: 600, height: 130, leaves: mix(ink.fern, ink.lichen, 0.3) });
    house(plate);
    crown(
      plate,
      heaps(
        '70 560 130 110 0.5, 190 600 110 80 0.3, 300 632 70 46 0.15, 390 650 40 24 0, 1540 560 130 110 0.5, 1420 600 110 80 0.3, 1310 632 70 46 0.15, 1226 650 38 22 0',
      ),
      { leaf: mix(ink.fern, ink.lichen, 0.15), dark: ink.spruce, glint: ink.pollen, dabs: 60, size: 5 },
    );
    const hill = ridge(plate, {
      y: 606,
      swell: 8,
      wave: 380,
      bend: (x) => -Math.exp(-(((x - 820) / 260) ** 2)) * 26 + Math.abs(x - 820) * 0.03,
    });
    grass(plate, hill.topAt, [5, 14], sunny, 4);
    layer(plate, hill, { color: sunny, mist: mix(ink.fern, ink.lichen, 0.5), melt: 260, dots: 0.4 });
    const way = lane(
      bends('894 588 8, 890 606 13, 850 630 20, 770 664 32, 720 704 46, 752 752 66, 840 804 92, 880 860 120'),
    );
    ctx.fillStyle = down(plate, 588, 900, [
      tint(ink.pollen, 0.6),
      mix(ink.pollen, ink.rose, 0.4),
      mix(ink.pollen, ink.bark, 0.3),
    ]);
    ctx.fill(way);
    within(plate, way, () => stippleAlong(plate, way, ink.bark, [900, 700], [640, 860], 0.5));
    meadowFlowers(
      plate,
      [300, 640, 700, 770],
      90,
      [ink.snow, ink.pollen, ink.dusk, tint(ink.heather, 0.2)],
      [2.4, 6],
    );
    meadowFlowers(
      plate,
      [920, 640, 1330, 770],
      90,
      [ink.snow, ink.pollen, ink.dusk, tint(ink.heather, 0.2)],
      [2.4, 6],
    );
  },
  subject: (plate) => {
    const bark = mix(mix(ink.bark, ink.clay, 0.2), ink.heather, 0.12);
    crown(
      plate,
      heaps(
        '100 20 260 130 0.6, 340 -10 220 100 0.5, 1500 20 260 130 0.6, 1260 -10 220 100 0.5, 230 110 150 70 0.2, 1370 110 150 70 0.2, 460 40 110 50 0.1, 1150 40 110 50 0.1, 800 -70 300 80 0.3',
      ),
      {
        leaf: mix(ink.fern, ink.spruce, 0.2),
        dark: shade(ink.spruce, 0.3),
        glint: mix(ink.pollen, ink.lichen, 0.4),
        dabs: 110,
        size: 6,
      },
    );
    trunk(plate, { x: 330, top: -20, base: 826, width: 92, color: bark, lean: -26, furrows: 9 });
    trunk(plate, { x: 1296, top: -20, base: 826, width: 92, color: bark, lean: 26, furrows: 9 });
    crown(plate, heaps('250 60 130 60 0.15, 1370 60 130 60 0.15, 400 20 120 50 0.3, 1230 20 120 50 0.3'), {
      leaf: mix(ink.fern, ink.lichen, 0.1),
      dark: ink.spruce,
      glint: ink.pollen,
      dabs: 90,
      size: 6,
    });
    const green = mix(ink.fern, ink.lichen, 0.3);
    const bank = ridge(plate, {
      y: 800,
      swell: 8,
      wave: 280,
      bend: (x) => 66 * Math.exp(-(((x - 850) / 170) ** 2)) - Math.abs(x - 850) * 0.03,
    });
    grass(plate, bank.topAt, [16, 54], green, 3.4);
    layer(plate, bank, { color: green, mist: mix(ink.spruce, ink.fern, 0.4), melt: 170, dots: 0.4 });
    meadowFlowers(
      plate,
      [200, 800, 1440, 950],
      190,
      [ink.snow, ink.pollen, mix(ink.clay, ink.dusk, 0.4), ink.heather, tint(ink.rose, 0.2)],
      [7, 15],
    );
    for (const [x = 0, y = 0, long = 0] of rows('240 836 80, 420 840 60, 1200 840 60, 1400 836 84'))
      fernTuft(plate, x, y, long, mix(ink.spruce, ink.fern, 0.6));
  },
  'near-left': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.2);
    hangingTwigs(plate, '-20 130 0.35 60 10, 20 -20 0.8 56 9, -20 290 0.1 54 8', dark);
    plate.ctx.fillStyle = dark;
    plate.ctx.fill(
      taper([
        [-20, 980, 40],
        [200, 1010, 30],
        [460, 1030, 6],
      ]),
    );
    grass(plate, () => 1006, [40, 150], dark, 6, -10, 540);
    meadowFlowers(
      plate,
      [10, 850, 400, 960],
      26,
      [mix(ink.clay, ink.dusk, 0.3), ink.snow, ink.heather],
      [16, 24],
    );
  },
  'near-right': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.2);
    hangingTwigs(plate, '1620 100 2.75 60 10, 1560 -20 2.3 56 9', dark);
    grass(plate, () => 1006, [40, 150], dark, 6, 1060, 1610);
    meadowFlowers(
      plate,
      [1210, 860, 1590, 960],
      26,
      [mix(ink.clay, ink.dusk, 0.3), ink.snow, ink.pollen],
      [16, 24],
    );
  },
});
