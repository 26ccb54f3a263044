import { barCloud } from '../../kit/cloud';
import { stand } from '../../kit/conifer';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist } from '../../kit/mist';
import { box, ellipse, lane, type Point, polygon, union } from '../../kit/path';
import { peak, range } from '../../kit/peak';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { shape } from '../../kit/trace';
import { ripples } from '../../kit/water';
import { FIELD, type PlaceArt } from '../place';
import { flecks, stones } from './ground';

const meadow = mix(ink.fern, ink.lichen, 0.42);
const haze = mix(ink.ice, ink.rose, 0.35);

const path = [
  [880, 408, 5],
  [900, 420, 9],
  [868, 438, 14],
  [806, 462, 22],
  [780, 496, 32],
  [836, 548, 46],
  [910, 620, 64],
  [920, 710, 90],
  [840, 830, 124],
  [760, 1010, 170],
] as const;

function peaks(plate: Plate): void {
  const { ctx } = plate;
  const far = range(plate, 300, 430, 90, 190);
  ctx.fillStyle = down(plate, 200, 420, [mix(ink.heather, ink.ice, 0.55), haze]);
  ctx.fill(far);
  const rock = mix(ink.heather, ink.tarn, 0.42);
  for (const [apex, left, right, snowline] of [
    [[1210, 150], [960, 430], [1540, 430], 0.42],
    [[330, 176], [60, 430], [640, 430], 0.4],
    [[740, 70], [380, 436], [1090, 436], 0.48],
  ] as const)
    peak(
      plate,
      { apex, left, right, jag: 0.55 },
      {
        rock: mix(rock, ink.ice, apex[0] === 740 ? 0.1 : 0.3),
        snow: ink.snow,
        snowline,
        lit: 'left',
        mist: haze,
        haze: 0.42,
      },
    );
  mist(plate, 396, 70, mix(haze, ink.snow, 0.4), 0.7);
  for (const [y, color, height] of [
    [398, mix(ink.spruce, ink.ice, 0.5), [22, 52]],
    [412, mix(ink.spruce, ink.fern, 0.3), [34, 86]],
  ] as const) {
    const hill = ridge(plate, { y, swell: 7, wave: 240, bend: (x) => -(((x - 800) / 800) ** 2) * 26 });
    stand(plate, {
      ground: hill.topAt,
      color,
      height,
      gap: 15,
      rim: 0.3,
      tall: (x) => Math.min(1, Math.abs(x - 840) / 420) ** 0.8,
    });
    layer(plate, hill, { color: mix(color, meadow, 0.7), dots: 0.2 });
  }
}

export const mountains: PlaceArt = {
  name: 'mountains',
  seed: 3101,
  ground: 400,
  sky(plate) {
    sky(
      plate,
      [
        mix(ink.tarn, ink.ice, 0.35),
        mix(ink.ice, ink.tarn, 0.16),
        mix(ink.ice, ink.rose, 0.4),
        tint(mix(ink.pollen, ink.rose, 0.4), 0.4),
      ],
      430,
    );
    glow(plate, [400, 110], 520, lightest, 0.7);
    barCloud(plate, 1010, 92, 300, ink.snow);
    barCloud(plate, 190, 130, 240, ink.snow);
    barCloud(plate, 1400, 210, 260, mix(ink.snow, ink.rose, 0.3));
  },
  draw(plate) {
    const { ctx } = plate;
    peaks(plate);
    for (const [y, swell, color, melt] of [
      [414, 8, mix(meadow, ink.lichen, 0.5), 120],
      [468, 14, mix(meadow, ink.lichen, 0.2), 160],
      [570, 20, meadow, 240],
      [730, 26, mix(meadow, ink.fern, 0.5), 300],
    ] as const) {
      const hill = ridge(plate, { y, swell, wave: 460, octaves: 2 });
      grass(plate, hill.topAt, [3 + (y - 400) * 0.02, 7 + (y - 400) * 0.05], mix(color, ink.fern, 0.15), 3.4);
      layer(plate, hill, { color, mist: mix(color, ink.fern, 0.4), melt, haze: 0.9, dots: 0.22 });
      stippleAlong(
        plate,
        hill.path,
        mix(tint(color, 0.5), ink.pollen, 0.2),
        [0, y + 40 + (y - 400) * 0.2],
        [0, y - 12],
        0.55,
      );
      if (y === 414) tarn(plate);
    }
    hut(plate);
    const way = lane(path);
    ctx.fillStyle = fade(mix(meadow, ink.spruce, 0.5), 0.5);
    ctx.fill(lane(path.map(([x, y, half]) => [x + half * 0.05, y, half * 1.07] as const)));
    ctx.fillStyle = down(plate, 408, 1000, [
      tint(mix(ink.lichen, ink.pollen, 0.5), 0.4),
      mix(mix(ink.pollen, ink.snow, 0.2), ink.bark, 0.22),
    ]);
    ctx.fill(way);
    within(plate, way, () => {
      form(plate, way, {
        fill: fade(ink.snow, 0),
        shade: mix(ink.bark, ink.fern, 0.4),
        light: null,
        depth: 0.5,
        towards: [-0.8, -0.2],
      });
      stones(plate, [700, 440, 960, 990], 46, mix(ink.bark, ink.pollen, 0.5));
    });
    for (const [x, y, half] of path)
      for (let i = 0; i < 12; i++) {
        const side = plate.random.side();
        const at = x + side * half * plate.random.between(0.94, 1.12);
        grass(
          plate,
          () => y + plate.random.between(-16, 20),
          [4 + half * 0.05, 9 + half * 0.14],
          mix(meadow, ink.fern, plate.random.between(0.2, 0.8)),
          4,
          at - 4,
          at + 4,
        );
      }
    flecks(
      plate,
      [0, 440, FIELD.width, 1000],
      420,
      [ink.snow, ink.pollen, mix(ink.heather, ink.ice, 0.3), mix(ink.rose, ink.dusk, 0.3)],
      way,
    );
    for (const [x, y, size] of [
      [246, 520, 40],
      [300, 532, 24],
      [1330, 560, 46],
      [1396, 580, 28],
      [1120, 478, 18],
      [470, 470, 16],
      [140, 800, 70],
      [1490, 860, 74],
    ] as const)
      boulder(plate, x, y, size);
    const front = ridge(plate, {
      y: 965,
      swell: 16,
      wave: 200,
      bend: (x) => Math.exp(-(((x - 760) / 420) ** 2)) * 70,
    });
    grass(plate, front.topAt, [18, 46], mix(ink.fern, ink.spruce, 0.5), 4);
    layer(plate, front, { color: mix(ink.fern, ink.spruce, 0.55), dots: 0.3 });
  },
  light(lights) {
    lights.far([
      [60, 0.8],
      [300, 0.72],
      [400, 0.5],
      [480, 0.28],
      [700, 0.08],
      [1000, 0],
    ]);
    lights.sun(420, 180, 900, 0.5, 0.6);
    lights.sun(620, 620, 700, 0.45, 0.4);
    lights.lamp(HUT[0], HUT[1] - 12, 150, 0.75);
    lights.glowing(hutWindows, 1, 1);
    lights.lamp(HUT[0] + 6, HUT[1] + 30, 260, 0.3, 0.35);
  },
};

/** Where the hut stands. */
const HUT: Point = [560, 432];
const hutWindows = union([box(HUT[0] - 30, HUT[1] - 34, 15, 15), box(HUT[0] + 22, HUT[1] - 34, 15, 15)]);

/** A hut of logs at the edge of the wood; by night there is light in it. */
function hut(plate: Plate): void {
  const { ctx } = plate;
  const [x, y] = HUT;
  const logs = mix(mix(ink.bark, ink.pollen, 0.34), ink.clay, 0.24);
  ctx.fillStyle = fade(ink.deep, 0.24);
  ctx.fill(ellipse(x + 22, y + 2, 72, 7));
  form(plate, box(x + 20, y - 88, 13, 34, 1), { fill: mix(ink.bark, ink.ice, 0.4) });
  form(plate, box(x - 48, y - 46, 98, 46), { fill: logs, depth: 0.6 });
  ctx.fillStyle = fade(shade(logs, 0.5), 0.5);
  for (const dy of [36, 27, 18, 9]) ctx.fillRect(x - 48, y - dy, 98, 1.6);
  form(
    plate,
    polygon([
      [x - 62, y - 42],
      [x - 34, y - 78],
      [x + 38, y - 78],
      [x + 64, y - 42],
    ]),
    { fill: mix(ink.clay, ink.bark, 0.4), light: mix(ink.clay, ink.snow, 0.4), depth: 0.7 },
  );
  form(plate, box(x - 8, y - 32, 19, 32, 2), { fill: mix(ink.spruce, ink.bark, 0.2) });
  ctx.fillStyle = tint(mix(ink.ice, ink.pollen, 0.5), 0.3);
  ctx.fill(hutWindows);
  ctx.strokeStyle = mix(ink.bark, ink.night, 0.2);
  ctx.lineWidth = 2;
  ctx.stroke(hutWindows);
  grass(plate, () => y + 3, [4, 11], mix(meadow, ink.fern, 0.4), 4, x - 60, x + 64);
}

/** A small lake that holds the sky. */
function tarn(plate: Plate): void {
  const { ctx } = plate;
  const edge = shape(
    '1010 436, 1090 424, 1220 420, 1360 426, 1430 438, 1380 452, 1240 460, 1100 456, 1030 448',
    0.9,
  );
  ctx.fillStyle = mix(mix(ink.bark, ink.lichen, 0.5), meadow, 0.3);
  ctx.fill(
    shape('1000 437, 1086 421, 1220 417, 1366 423, 1440 438, 1386 455, 1240 464, 1096 460, 1022 450', 0.9),
  );
  ctx.fillStyle = down(plate, 418, 462, [
    mix(ink.tarn, ink.ice, 0.5),
    mix(ink.ice, ink.rose, 0.2),
    mix(ink.tarn, ink.ice, 0.4),
  ]);
  ctx.fill(edge);
  within(plate, edge, () => {
    ctx.fillStyle = fade(mix(ink.heather, ink.tarn, 0.5), 0.5);
    ctx.fill(shape('1120 418, 1180 440, 1216 452, 1250 440, 1320 418', 0.2));
    ripples(plate, 420, 460, ink.snow, 60, 0.4);
  });
  grass(plate, (x) => 458 - ((x - 1220) / 200) ** 2 * 14, [4, 11], mix(meadow, ink.fern, 0.5), 4, 1040, 1400);
}

/** A stone that has lain in the grass for long. */
function boulder(plate: Plate, x: number, y: number, size: number): void {
  const { ctx, random } = plate;
  const gray = mix(mix(ink.bark, ink.ice, 0.6), ink.heather, 0.2);
  ctx.fillStyle = fade(ink.deep, 0.22);
  ctx.fill(ellipse(x + size * 0.3, y + size * 0.08, size * 1.25, size * 0.26));
  const points = Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 9) * Math.PI * 2;
    return ellipse(
      x + Math.cos(turn) * size * 0.4,
      y - size * 0.26 + Math.sin(turn) * size * 0.12,
      size * random.between(0.5, 0.62),
      size * random.between(0.3, 0.4),
    );
  });
  form(plate, union(points), { fill: gray, light: tint(gray, 0.55), shade: shade(gray, 0.5), depth: 0.9 });
  grass(
    plate,
    () => y + 4,
    [size * 0.16, size * 0.4],
    mix(ink.fern, ink.spruce, 0.35),
    5,
    x - size,
    x + size,
  );
}
