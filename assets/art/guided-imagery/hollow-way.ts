import { crown } from '../kit/crown';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { box, ellipse, lane, polygon, taper, union } from '../kit/path';
import { down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { rows } from '../kit/trace';
import { bends, boulder, bush, fernTuft, hangingTwigs, heaps, hedge, meadowFlowers } from './growth';
import { paintedScene } from './plane';

const bark = mix(mix(ink.bark, ink.deep, 0.3), ink.clay, 0.16);
const earth = mix(mix(ink.bark, ink.pollen, 0.4), ink.rose, 0.2);

const course = bends(
  '800 590 26, 806 612 38, 796 646 58, 784 700 92, 792 780 146, 800 880 220, 800 1020 330',
);

/** One rib of the vault: a trunk on each side that leans in, and boughs that meet above the way. */
function rib(plate: Plate, half: number, foot: number, top: number, width: number, color: string): void {
  const { random, ctx } = plate;
  for (const side of [-1, 1]) {
    const x = (t: number) => 800 + side * t * half;
    const jitter = () => random.between(-0.03, 0.03);
    const tall = foot - top;
    const wood = union([
      taper([
        [x(1.2), foot + 12, width * 0.95],
        [x(1.1), foot - tall * 0.1, width * 0.6],
        [x(1.12 + jitter()), foot - tall * 0.4, width * 0.5],
        [x(1 + jitter()), foot - tall * 0.7, width * 0.42],
        [x(0.68), foot - tall * 0.93, width * 0.3],
        [x(0.2), top, width * 0.16],
        [x(-0.2), top + 8, width * 0.06],
      ]),
      taper([
        [x(1.08), foot - tall * 0.5, width * 0.3],
        [x(1.4), foot - tall * 0.86, width * 0.2],
        [x(1.8), foot - tall * 1.1, width * 0.1],
      ]),
      taper([
        [x(0.92), foot - tall * 0.78, width * 0.2],
        [x(0.8), foot - tall * 1.02, width * 0.12],
        [x(0.74), foot - tall * 1.25, width * 0.05],
      ]),
      taper([
        [x(1.3), foot + 16, width * 0.4],
        [x(1.6), foot + 26, width * 0.16],
        [x(1.8), foot + 30, 2],
      ]),
      taper([
        [x(1.05), foot + 10, width * 0.36],
        [x(0.86), foot + 24, width * 0.14],
        [x(0.74), foot + 28, 2],
      ]),
    ]);
    form(plate, wood, {
      fill: color,
      light: mix(color, ink.pollen, 0.5),
      shade: shade(color, 0.45),
      towards: [-side, -0.2],
      depth: 0.85,
    });
    within(plate, wood, () => {
      ctx.fillStyle = fade(shade(color, 0.5), 0.6);
      for (let i = 0; i < 8; i++) {
        const t = 1.1 + (i / 7 - 0.5) * (width / half) * 0.9;
        const y = foot - tall * random.between(0.05, 0.5);
        ctx.fill(
          taper([
            [x(t), y, 0.5],
            [x(t + 0.01), y - tall * 0.08, width * 0.03],
            [x(t), y - tall * 0.18, 0.5],
          ]),
        );
      }
    });
  }
}

/** A gate that stands open. */
function gate(plate: Plate): void {
  const wood = mix(mix(ink.bark, ink.clay, 0.4), ink.pollen, 0.3);
  for (const x of [716, 872])
    form(plate, box(x, 548, 15, 92, 4), { fill: wood, light: lightest, shade: ink.bark });
  // The wing, turned towards the viewer.
  const wing = (y0: number, y1: number, thick: number) =>
    polygon([
      [716, y0],
      [640, y1],
      [640, y1 + thick * 1.4],
      [716, y0 + thick],
    ]);
  form(
    plate,
    union([
      wing(566, 566, 7),
      wing(590, 596, 7),
      wing(616, 630, 7),
      polygon([
        [640, 556],
        [648, 555],
        [648, 650],
        [640, 652],
      ]),
      polygon([
        [712, 622],
        [706, 626],
        [644, 572],
        [648, 568],
      ]),
    ]),
    { fill: wood, light: lightest, shade: ink.bark },
  );
  for (const [from, to] of [[887, 1000]] as const)
    form(
      plate,
      union([box(from, 572, to - from, 7, 2), box(from, 602, to - from, 7, 2), box(948, 560, 9, 76, 2)]),
      { fill: wood, light: tint(wood, 0.5) },
    );
  form(plate, union([box(520, 576, 120, 6, 2), box(520, 604, 120, 6, 2), box(576, 562, 9, 70, 2)]), {
    fill: wood,
    light: tint(wood, 0.5),
  });
}

/** 9: the way back, through a vault of old trees, towards the light. */
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
    // The banks, and the worn way between them.
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
    // Stones hold the worn edge.
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
