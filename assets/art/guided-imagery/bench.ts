import { stand } from '../kit/conifer';
import { crown } from '../kit/crown';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { box, ellipse, polygon, taper, union } from '../kit/path';
import { down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { ripples } from '../kit/water';
import { bush, fernTuft, hangingTwigs, heaps, hedge, meadowFlowers, mirrored, reeds } from './growth';
import { paintedScene } from './plane';

const bright = mix(ink.lichen, ink.fern, 0.4);
const wood = mix(mix(ink.bark, ink.clay, 0.4), ink.pollen, 0.24);

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

/** A wooden bench, seen a little from the side, that looks out over the water. */
function bench(plate: Plate): void {
  const { ctx } = plate;
  ctx.fillStyle = fade(ink.deep, 0.3);
  ctx.fill(
    polygon([
      [596, 858],
      [1010, 858],
      [1090, 892],
      [640, 892],
    ]),
  );
  const plank = (y: number, tall: number, lift: number, out: number, color: string) =>
    form(
      plate,
      polygon([
        [586 - out, y + lift],
        [1014 + out, y],
        [1014 + out, y + tall],
        [586 - out, y + tall + lift],
      ]),
      { fill: color, light: tint(color, 0.5), shade: shade(color, 0.35), towards: [0.4, -0.9], depth: 0.6 },
    );
  for (const x of [620, 958]) {
    form(
      plate,
      union([
        polygon([
          [x, 640],
          [x + 22, 640],
          [x + 26, 866],
          [x + 2, 866],
        ]),
      ]),
      { fill: mix(wood, ink.bark, 0.5), light: wood, shade: ink.bark },
    );
    form(
      plate,
      polygon([
        [x + 18, 762],
        [x + 70, 770],
        [x + 70, 784],
        [x + 18, 778],
      ]),
      { fill: mix(wood, ink.bark, 0.4) },
    );
  }
  plank(772, 20, 4, 16, mix(wood, ink.pollen, 0.2));
  plank(796, 14, 4, 12, shade(wood, 0.22));
  for (const [y, mixture] of [
    [648, 0.1],
    [684, 0],
    [720, 0.08],
  ] as const)
    plank(y, 26, 3, 10, mix(wood, lightest, mixture));
  for (const x of [604, 980]) {
    form(
      plate,
      polygon([
        [x - 16, 722],
        [x + 34, 718],
        [x + 34, 734],
        [x - 16, 738],
      ]),
      { fill: mix(wood, lightest, 0.1) },
    );
  }
  ctx.strokeStyle = fade(mix(wood, ink.bark, 0.6), 0.55);
  ctx.lineWidth = 1.6;
  for (const [y, from, to] of [
    [658, 620, 820],
    [666, 760, 1000],
    [694, 600, 760],
    [702, 800, 990],
    [730, 640, 900],
    [738, 700, 1004],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(from, y);
    ctx.bezierCurveTo(from + 60, y - 2, to - 60, y + 2, to, y);
    ctx.stroke();
  }
  // A shawl left over its back.
  const shawl = polygon([
    [690, 640],
    [792, 640],
    [800, 742],
    [780, 760],
    [762, 744],
    [744, 764],
    [724, 746],
    [704, 762],
    [688, 744],
  ]);
  form(plate, shawl, { fill: mix(ink.tarn, ink.ice, 0.25), light: lightest, shade: ink.tarn });
  within(plate, shawl, () => {
    ctx.fillStyle = fade(lightest, 0.55);
    for (const y of [668, 684, 722]) ctx.fill(box(680, y, 130, 6));
    stippleAlong(plate, shawl, ink.tarn, [740, 0], [680, 0], 0.4);
  });
}

/** A willow, its trunk at the right and its boughs over half of the water. */
function willow(plate: Plate): void {
  const { ctx, random } = plate;
  const bark = mix(mix(ink.bark, ink.lichen, 0.3), ink.clay, 0.1);
  form(
    plate,
    union([
      taper([
        [1240, 850, 74],
        [1230, 780, 50],
        [1250, 600, 44],
        [1230, 400, 40],
        [1190, 240, 34],
        [1150, 60, 26],
      ]),
      taper([
        [1238, 430, 34],
        [1320, 260, 26],
        [1440, 120, 18],
      ]),
      taper([
        [1200, 280, 22],
        [1080, 170, 16],
        [940, 120, 9],
      ]),
    ]),
    { fill: bark, light: tint(bark, 0.4), shade: shade(bark, 0.45) },
  );
  crown(
    plate,
    heaps(
      '1000 40 210 90 0.35, 1240 10 240 110 0.35, 1480 60 180 120 0.4, 900 90 150 60 0.1, 1150 90 160 70 0.1, 1380 120 150 70 0.15',
    ),
    { leaf: bright, dark: ink.spruce, glint: ink.pollen, dabs: 120, size: 5 },
  );
  for (let i = 0; i < 74; i++) {
    const x = 790 + (i / 73) * 800 + random.between(-12, 12);
    const top = 90 + random.between(-20, 60);
    const long = (120 + 300 * Math.min(1, Math.abs(x - 1010) / 330)) * random.between(0.5, 1);
    const sway = random.between(-18, 18);
    const color = mix(shade(bright, random.between(0, 0.3)), ink.pollen, random.between(0, 0.16));
    ctx.fillStyle = color;
    ctx.fill(
      taper([
        [x, top, 2],
        [x + sway * 0.3, top + long * 0.5, 1.6],
        [x + sway, top + long, 0.5],
      ]),
    );
    const leaves = [];
    for (let y = 14; y < long; y += 13) {
      const t = y / long;
      for (const side of [-1, 1])
        leaves.push(ellipse(x + sway * t * t + side * 6, top + y + 5, 9, 2.9, side * 1.1));
    }
    if (leaves.length > 0) ctx.fill(union(leaves));
  }
}

/** 6: a bench in the sun beside a pond. */
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
    const { path } = ridge(plate, { y: 742, swell: 10, wave: 260, bend: (x) => -Math.abs(x - 760) * 0.03 });
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
    mirrored(plate, 556, 0.9, 0.42, () => shore(plate));
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
    ctx.globalCompositeOperation = 'destination-out';
    ctx.fill(path);
    ctx.globalCompositeOperation = 'source-over';
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
