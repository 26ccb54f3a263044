import { stand } from '../kit/conifer';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { ellipse, taper, union } from '../kit/path';
import { down, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { rows } from '../kit/trace';
import { foliage } from '../kit/tree';
import { ripples } from '../kit/water';
import { reeds } from './growth';
import { mirrored } from './layout';
import { paintedScene } from './plane';
import { boulder, wetStone } from './stones';

const bark = mix(ink.bark, ink.dusk, 0.25);
const needles = mix(ink.spruce, ink.tarn, 0.25);

/** Paints a pine on its rock, bent by the wind, with flat layers of needles. */
function pine(plate: Plate): void {
  const { random } = plate;
  form(
    plate,
    union([
      taper([
        [800, 622, 21],
        [786, 560, 16],
        [806, 490, 14],
        [846, 420, 12],
        [838, 350, 9],
        [812, 292, 4],
      ]),
      taper([
        [806, 496, 9],
        [750, 456, 7],
        [690, 446, 3],
      ]),
      taper([
        [842, 424, 9],
        [902, 398, 6],
        [956, 394, 3],
      ]),
      taper([
        [838, 356, 6],
        [780, 330, 4],
        [748, 330, 2],
      ]),
    ]),
    { fill: bark, light: ink.rose, shade: shade(bark, 0.5) },
  );
  for (const [x = 0, y = 0, rx = 0, ry = 0, dark = 0] of rows(
    '690 452 96 22 0.25, 640 438 62 18 0.1, 744 430 80 22 0.05, 960 402 100 22 0.25, 1004 386 66 18 0.05, 906 378 84 22 0.1, 736 336 70 18 0.2, 774 318 74 20 0, 880 330 70 19 0.2, 850 300 84 22 0.05, 806 268 78 22 0.1, 826 244 52 18 0',
  )) {
    const fill = shade(needles, dark);
    const pad = union([
      foliage(random, x, y, rx, ry, 15),
      ...Array.from({ length: 16 }, () =>
        ellipse(
          x + random.between(-1, 1) * rx,
          y + random.between(-0.9, 0.5) * ry,
          9,
          4,
          random.between(-0.5, 0.5),
        ),
      ),
    ]);
    form(plate, pad, { fill, light: mix(fill, ink.rose, 0.5), shade: shade(fill, 0.4), depth: 0.85 });
  }
}

function islet(plate: Plate): void {
  const rock = mix(mix(ink.heather, ink.bark, 0.5), ink.lichen, 0.3);
  pine(plate);
  boulder(plate, 700, 640, 78, 34, rock, 0.3);
  boulder(plate, 896, 642, 96, 38, mix(rock, ink.bark, 0.2), 0.3);
  boulder(plate, 790, 650, 120, 42, rock, 0.4);
  boulder(plate, 968, 650, 46, 20, rock, 0.2);
  boulder(plate, 640, 652, 40, 17, rock, 0);
  grass(plate, () => 634, [10, 34], mix(ink.fern, ink.lichen, 0.2), 6, 690, 930);
}

function shores(plate: Plate, draw: 'far' | 'back'): void {
  const lists = {
    far: [
      [536, mix(ink.heather, ink.ice, 0.35), [20, 44], 12, 90],
      [556, mix(ink.tarn, ink.heather, 0.3), [26, 62], 14, 260],
    ],
    back: [[566, mix(ink.spruce, ink.tarn, 0.4), [60, 150], 26, 520]],
  } as const;
  for (const [y, color, height, gap, open] of lists[draw]) {
    const hill = ridge(plate, {
      y,
      swell: draw === 'far' ? 16 : 5,
      wave: 360,
      floor: 640,
      bend: (x) =>
        draw === 'back'
          ? Math.max(0, 1 - Math.abs(x - 800) / (open * 0.8)) * 60
          : -Math.min(60, Math.abs(x - 760) * 0.1),
    });
    stand(plate, {
      ground: hill.topAt,
      color,
      height,
      gap,
      rim: 0.2,
      glint: ink.rose,
      tall: (x) =>
        Math.min(1, Math.max(0, (Math.abs(x - 800) - open * 0.55) / 300) + (draw === 'far' ? 0.35 : 0)),
    });
    layer(plate, hill, { color, dots: 0.3 });
  }
}

/** Scene 2: a lake before sunrise, and one pine on its rock, with their reflections. */
export const closeEyes = paintedScene('close-eyes', 2203, {
  far: (plate) => {
    // The mountains, as a single shape.
    for (const [y, swell, color] of [
      [430, 90, mix(ink.ice, ink.heather, 0.35)],
      [490, 60, mix(ink.ice, ink.heather, 0.55)],
    ] as const)
      layer(
        plate,
        ridge(plate, {
          y,
          swell,
          wave: 330,
          octaves: 4,
          floor: 640,
          bend: (x) => Math.exp(-(((x - 800) / 260) ** 2)) * 46,
        }),
        { color, mist: tint(ink.rose, 0.5), melt: 60, dots: 0.4 },
      );
    shores(plate, 'far');
  },
  back: (plate) => shores(plate, 'back'),
  water: (plate) => {
    const { ctx } = plate;
    ctx.fillStyle = down(
      plate,
      566,
      1000,
      [
        mix(tint(ink.rose, 0.55), ink.ice, 0.4),
        mix(ink.ice, ink.tarn, 0.2),
        mix(ink.tarn, ink.ice, 0.42),
        mix(ink.tarn, ink.deep, 0.12),
      ],
      [0, 0.3, 0.65, 1],
    );
    ctx.fillRect(-10, 566, 1620, 440);
    mirrored(plate, 568, 0.8, 0.5, (water) => shores(water, 'far'));
    mirrored(plate, 568, 0.9, 0.42, (water) => shores(water, 'back'));
    mirrored(plate, 650, 0.72, 0.5, (water) => islet(water));
    ripples(plate, 590, 1000, lightest, 120, 0.26);
    ripples(plate, 640, 1000, mix(ink.tarn, ink.deep, 0.2), 70, 0.22);
    for (const y of [604, 668, 742]) {
      ctx.fillStyle = fade(lightest, 0.32);
      ctx.fill(ellipse(800 + (y % 7) * 40 - 120, y, 480, 3.4));
    }
  },
  subject: (plate) => {
    islet(plate);
    const { ctx } = plate;
    ctx.strokeStyle = fade(lightest, 0.75);
    ctx.lineWidth = 2.4;
    for (const [rx, ry] of [
      [196, 9],
      [232, 13],
    ] as const) {
      ctx.beginPath();
      ctx.ellipse(806, 654, rx, ry, 0, 0.2, Math.PI - 0.2);
      ctx.stroke();
    }
    // Three stones near the shore, wet at their base.
    for (const [x, y, rx, ry] of [
      [604, 872, 64, 30],
      [706, 906, 44, 22],
      [1000, 890, 78, 34],
    ] as const) {
      wetStone(plate, x, y, rx, ry, mix(mix(ink.heather, ink.bark, 0.4), ink.ice, 0.4));
      ctx.stroke(ellipse(x, y - ry * 0.16, rx * 1.3, ry * 0.34));
      stippleAlong(
        plate,
        ellipse(x, y + ry * 0.5, rx, ry * 0.6),
        shade(ink.tarn, 0.3),
        [0, y + ry],
        [0, y],
        0.5,
      );
    }
  },
  'near-left': (plate) => {
    reeds(plate, 120, 1000, 170, 460, 44, mix(ink.spruce, ink.heather, 0.25));
    reeds(plate, 330, 1010, 90, 230, 22, mix(ink.spruce, ink.tarn, 0.2));
  },
  'near-right': (plate) => {
    reeds(plate, 1500, 1000, 130, 380, 36, mix(ink.spruce, ink.heather, 0.2));
    reeds(plate, 1300, 1012, 90, 200, 18, mix(ink.spruce, ink.tarn, 0.2));
  },
});
