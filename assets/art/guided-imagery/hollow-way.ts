import { crown } from '../kit/crown';
import { fade, ink, lightest, mix, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { ellipse, lane, polygon, taper, union } from '../kit/path';
import { down, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { rows } from '../kit/trace';
import { meadowFlowers } from './flowers';
import { bush, fernTuft, hangingTwigs, hedge } from './growth';
import { bends, heaps } from './layout';
import { bark, gate, rib } from './parts/vault';
import { paintedScene } from './plane';
import { boulder } from './stones';

const earth = mix(mix(ink.bark, ink.pollen, 0.4), ink.rose, 0.2);

const course = bends(
  '800 590 26, 806 612 38, 796 646 58, 784 700 92, 792 780 146, 800 880 220, 800 1020 330',
);

/** Scene 9: the way back toward the light, through an arch of old trees. */
export const prepareReturn = paintedScene('prepare-return', 9901, {
  far: (plate) => {
    for (const [y, color] of [
      [530, mix(ink.tarn, ink.pollen, 0.5)],
      [560, mix(ink.lichen, ink.pollen, 0.45)],
    ] as const) {
      const hill = ridge(plate, { y, swell: 14, wave: 240 });
      hedge(plate, hill.topAt, 16, mix(color, ink.fern, 0.3));
      layer(plate, hill, { color, dots: 0.3 });
    }
  },
  back: (plate) => {
    const hill = ridge(plate, { y: 596, swell: 5, wave: 260 });
    for (const [x, y, rx, ry] of [
      [500, 500, 130, 130],
      [1100, 500, 130, 130],
      [610, 566, 60, 50],
      [990, 566, 60, 50],
    ] as const)
      bush(plate, x, y, rx, ry, mix(ink.fern, ink.pollen, 0.4));
    layer(plate, hill, { color: mix(ink.lichen, ink.pollen, 0.4), mist: ink.fern, melt: 160, dots: 0.3 });
    plate.ctx.fillStyle = mix(lightest, ink.pollen, 0.4);
    plate.ctx.fill(
      lane([
        [846, 598, 4],
        [822, 612, 12],
        [800, 640, 28],
        [800, 680, 40],
      ]),
    );
    gate(plate);
    rib(plate, 210, 640, 330, 34, mix(bark, ink.pollen, 0.34));
    crown(
      plate,
      heaps(
        '800 250 210 80 0.3, 620 300 130 90 0.4, 980 300 130 90 0.4, 520 400 90 120 0.4, 1080 400 90 120 0.4',
      ),
      { leaf: mix(ink.fern, ink.pollen, 0.4), dark: ink.spruce, glint: ink.pollen, dabs: 70, size: 5 },
    );
  },
  middle: (plate) => {
    const { ctx, random } = plate;
    crown(
      plate,
      heaps(
        '800 90 340 120 0.4, 520 160 190 130 0.45, 1080 160 190 130 0.45, 380 330 150 190 0.5, 1220 330 150 190 0.5, 200 300 220 330 0.7, 1400 300 220 330 0.7, 30 480 150 170 0.75, 1570 480 150 170 0.75, 640 220 110 52 0.2, 960 220 110 52 0.2',
      ),
      {
        leaf: mix(ink.fern, ink.spruce, 0.25),
        dark: mix(ink.deep, ink.spruce, 0.4),
        glint: mix(ink.pollen, ink.lichen, 0.4),
        dabs: 110,
        size: 6,
      },
    );
    rib(plate, 320, 720, 220, 58, mix(bark, ink.pollen, 0.14));
    // The banks, and the worn path between them.
    const bank = ridge(plate, {
      y: 720,
      swell: 8,
      wave: 200,
      bend: (x) =>
        150 * Math.exp(-(((x - 800) / 190) ** 2)) - 110 * Math.min(1, Math.abs(x - 800) / 560) - 70,
    });
    const ground = ridge(plate, { y: 640, swell: 3, wave: 200 });
    ctx.fillStyle = down(plate, 640, 1000, [
      mix(ink.fern, ink.pollen, 0.35),
      mix(ink.spruce, ink.fern, 0.5),
      ink.spruce,
    ]);
    ctx.fill(ground.path);
    const way = lane(course);
    ctx.fillStyle = down(
      plate,
      590,
      1000,
      [mix(lightest, ink.pollen, 0.3), mix(earth, ink.pollen, 0.45), earth, mix(earth, ink.bark, 0.6)],
      [0, 0.2, 0.55, 1],
    );
    ctx.fill(way);
    within(plate, way, () => {
      stippleAlong(plate, way, mix(ink.bark, ink.deep, 0.3), [800, 700], [800, 1000], 0.5);
      for (let i = 0; i < 60; i++) {
        const near = random.next() ** 0.8;
        ctx.fillStyle =
          i % 2 ? fade(mix(ink.pollen, lightest, 0.4), 0.4) : fade(mix(ink.bark, ink.deep, 0.4), 0.24);
        ctx.fill(
          ellipse(
            random.between(480, 1120),
            630 + near * 360,
            10 + near * 80,
            2 + near * 9,
            random.between(-0.12, 0.12),
          ),
        );
      }
    });
    const green = mix(ink.fern, ink.spruce, 0.4);
    grass(plate, bank.topAt, [8, 26], green, 4, -5, 700);
    grass(plate, bank.topAt, [8, 26], green, 4, 892, 1605);
    const both = union([
      polygon([
        [-10, bank.topAt(0)],
        ...Array.from({ length: 36 }, (_, i) => [i * 20, bank.topAt(i * 20)] as const),
        [690, 740],
        [640, 820],
        [570, 900],
        [460, 1010],
        [-10, 1010],
      ]),
      polygon([
        [1610, bank.topAt(1600)],
        ...Array.from({ length: 36 }, (_, i) => [1600 - i * 20, bank.topAt(1600 - i * 20)] as const),
        [890, 740],
        [950, 820],
        [1030, 900],
        [1140, 1010],
        [1610, 1010],
      ]),
    ]);
    ctx.fillStyle = down(plate, 560, 1000, [
      mix(green, ink.pollen, 0.2),
      green,
      mix(ink.spruce, ink.deep, 0.2),
    ]);
    ctx.fill(both);
    // Moss and ferns on the banks, with bushes at the far and near ends.
    for (let i = 0; i < 44; i++) {
      const x = 800 + random.side() * random.between(250, 800);
      const y = Math.max(bank.topAt(x), 640) + random.between(16, 300);
      bush(
        plate,
        x,
        y,
        random.between(40, 90),
        random.between(14, 30),
        mix(mix(green, ink.spruce, random.between(0.1, 0.6)), ink.pollen, random.between(0, 0.12)),
      );
      if (i % 2)
        fernTuft(
          plate,
          x + 14,
          y + 10,
          random.between(44, 84),
          mix(ink.fern, ink.spruce, random.between(0.2, 0.7)),
        );
    }
    for (const x of [30, 130, 230, 330, 420, 500, 1100, 1180, 1270, 1370, 1470, 1570])
      bush(
        plate,
        x,
        bank.topAt(x) - 6,
        random.between(56, 84),
        random.between(34, 58),
        mix(green, ink.spruce, random.between(0.1, 0.5)),
      );
    // Stones along the worn edge of the path.
    for (const [x = 0, y = 0, rx = 0] of rows(
      '690 742 13, 664 772 17, 640 812 20, 612 850 24, 884 742 12, 912 772 18, 946 812 20, 978 848 25',
    ))
      boulder(plate, x, y + 6, rx, rx * 0.6, mix(mix(ink.heather, ink.bark, 0.5), ink.lichen, 0.35), 0.3);
    for (const [x = 0, y = 0, long = 0] of rows(
      '560 690 60, 640 720 44, 470 680 76, 1040 690 60, 960 722 44, 1130 680 76, 330 650 90, 1270 650 90, 600 780 66, 1010 786 66',
    ))
      fernTuft(plate, x, y, long, mix(ink.fern, ink.spruce, 0.35));
  },
  subject: (plate) => {
    rib(plate, 440, 850, 96, 104, bark);
    crown(
      plate,
      heaps(
        '800 -40 420 120 0.6, 420 -10 240 150 0.7, 1180 -10 240 150 0.7, 140 60 240 200 0.85, 1460 60 240 200 0.85, 560 60 140 70 0.3, 1040 60 140 70 0.3, 720 48 110 46 0.2, 900 48 110 46 0.2',
      ),
      {
        leaf: mix(ink.spruce, ink.fern, 0.35),
        dark: mix(ink.deep, ink.night, 0.3),
        glint: mix(ink.pollen, ink.fern, 0.35),
        dabs: 120,
        size: 6,
      },
    );
    for (const [x, y, rx, ry] of [
      [520, 872, 60, 38],
      [1090, 866, 70, 44],
      [450, 890, 40, 26],
    ] as const)
      boulder(plate, x, y, rx, ry, mix(mix(ink.heather, ink.bark, 0.5), ink.lichen, 0.2), 0.6);
    for (const [x = 0, y = 0, long = 0] of rows(
      '380 880 130, 280 870 150, 1210 876 130, 1320 868 150, 170 880 160, 1440 880 160, 560 900 70, 1030 896 70',
    ))
      fernTuft(plate, x, y, long, mix(ink.spruce, ink.fern, 0.35));
    meadowFlowers(plate, [330, 880, 560, 960], 24, [tint(ink.heather, 0.3), ink.snow], [6, 10]);
    meadowFlowers(plate, [1060, 880, 1290, 960], 24, [tint(ink.heather, 0.3), ink.snow], [6, 10]);
  },
  'near-left': (plate) => {
    const dark = mix(ink.deep, ink.spruce, 0.4);
    form(
      plate,
      union([
        taper([
          [20, 1020, 120],
          [-10, 840, 84],
          [10, 500, 74],
          [-20, -20, 66],
        ]),
        taper([
          [10, 420, 40],
          [120, 250, 26],
          [230, 130, 14],
          [330, 70, 5],
        ]),
      ]),
      { fill: mix(bark, ink.night, 0.4), light: bark, towards: [1, -0.2] },
    );
    hangingTwigs(plate, '200 150 0.6 46 9, 90 270 0.9 44 8, 20 120 0.4 56 10', dark);
    fernTuft(plate, 150, 1010, 230, dark, 0.25);
    fernTuft(plate, 330, 1030, 150, mix(dark, ink.fern, 0.2));
  },
  'near-right': (plate) => {
    const dark = mix(ink.deep, ink.spruce, 0.4);
    form(
      plate,
      taper([
        [1590, 1020, 100],
        [1620, 840, 66],
        [1600, 400, 56],
        [1630, -20, 50],
      ]),
      { fill: mix(bark, ink.night, 0.4), light: bark, towards: [-1, -0.2] },
    );
    hangingTwigs(plate, '1620 60 2.7 52 10, 1600 200 2.4 46 8', dark);
    fernTuft(plate, 1470, 1010, 220, dark, -0.25);
    fernTuft(plate, 1310, 1030, 140, mix(dark, ink.fern, 0.2));
  },
});
