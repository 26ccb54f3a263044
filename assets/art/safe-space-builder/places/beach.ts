import { barCloud } from '../../kit/cloud';
import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { box, curve, ellipse, type Point, polygon } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { shape } from '../../kit/trace';
import { glitter, ripples } from '../../kit/water';
import { FIELD, type PlaceArt } from '../place';
import { palm } from './palm';
import { boat, LIGHT, lighthouse, shell } from './seaside';

const sand = mix(ink.pollen, ink.snow, 0.5);

const horizon = 236;

/** Waterline between sea and sand. */
const shore: Point[] = [
  [-20, 402],
  [180, 388],
  [420, 396],
  [640, 378],
  [860, 392],
  [1080, 376],
  [1300, 392],
  [1460, 386],
  [1620, 400],
];

const below = (offset: number, bottom: number): Point[] => [
  ...shore.map(([x, y]): Point => [x, y + offset]),
  [1640, bottom],
  [-40, bottom],
];

export const beach: PlaceArt = {
  name: 'beach',
  seed: 3201,
  ground: 385,
  moon: [496, 120],
  sky(plate) {
    sky(
      plate,
      [
        mix(ink.tarn, ink.ice, 0.4),
        mix(ink.ice, ink.tarn, 0.1),
        mix(ink.ice, ink.pollen, 0.3),
        tint(mix(ink.pollen, ink.rose, 0.5), 0.45),
      ],
      horizon + 14,
    );
    glow(plate, [430, 90], 460, lightest, 0.75);
    barCloud(plate, 1080, 84, 320, ink.snow);
    barCloud(plate, 760, 150, 220, mix(ink.snow, ink.rose, 0.2));
    barCloud(plate, 200, 168, 240, ink.snow);
  },
  draw(plate) {
    const { ctx, random } = plate;
    const isle = ridge(plate, {
      y: 232,
      swell: 14,
      wave: 160,
      bend: (x) => Math.max(0, ((Math.abs(x - 1240) - 170) / 60) * 20),
      floor: horizon + 4,
    });
    ctx.save();
    ctx.clip(box(0, 0, 1600, horizon + 4));
    layer(plate, isle, { color: mix(ink.spruce, ink.ice, 0.5), dots: 0.3 });
    ctx.restore();
    const sea = polygon([
      [-20, horizon],
      [1620, horizon],
      [1620, 420],
      [-20, 420],
    ]);
    ctx.fillStyle = down(
      plate,
      horizon,
      410,
      [
        mix(ink.tarn, ink.ice, 0.34),
        mix(ink.tarn, ink.ice, 0.12),
        mix(ink.tarn, ink.fern, 0.25),
        mix(ink.ice, ink.tarn, 0.25),
      ],
      [0, 0.25, 0.68, 1],
    );
    ctx.fill(sea);
    within(plate, sea, () => {
      ripples(plate, horizon, 400, mix(ink.ice, ink.snow, 0.5), 190, 0.5);
      ripples(plate, horizon, 390, mix(ink.tarn, ink.deep, 0.3), 90, 0.24);
      glitter(plate, 430, horizon, 390, { far: 26, near: 120, opacity: 0.55 });
    });
    // Breakers, foam, wet sand and dry sand.
    for (const [offset, width, strength] of [
      [-64, 5, 0.5],
      [-36, 9, 0.8],
    ] as const) {
      ctx.strokeStyle = fade(ink.snow, strength);
      ctx.lineWidth = width;
      ctx.stroke(curve(shore.map(([x, y], i): Point => [x + 60, y + offset + (i % 2 ? 10 : -8)])));
    }
    ctx.fillStyle = down(plate, 370, 480, [mix(sand, ink.tarn, 0.3), mix(sand, ink.bark, 0.2), sand]);
    ctx.fill(curve(below(-10, 1040), true, 0.5));
    ctx.strokeStyle = fade(ink.snow, 0.95);
    ctx.lineWidth = 13;
    ctx.stroke(curve(shore.map(([x, y]): Point => [x, y - 8])));
    ctx.strokeStyle = fade(ink.snow, 0.5);
    ctx.lineWidth = 5;
    ctx.stroke(curve(shore.map(([x, y], i): Point => [x - 40, y + 14 + (i % 2 ? 6 : -4)])));
    for (const [y, swell, color] of [
      [446, 10, mix(sand, ink.bark, 0.05)],
      [560, 18, sand],
      [740, 26, tint(sand, 0.2)],
      [890, 20, mix(sand, ink.clay, 0.06)],
    ] as const) {
      const dune = ridge(plate, { y, swell, wave: 520, octaves: 2 });
      layer(plate, dune, { color, mist: mix(color, ink.clay, 0.16), melt: 200, haze: 0.8, dots: 0.16 });
      stippleAlong(plate, dune.path, lightest, [0, y + 60], [0, y - 10], 0.4);
    }
    ripplesOfSand(plate);
    for (const [x, y, size] of [
      [520, 640, 10],
      [1090, 560, 8],
      [700, 860, 14],
      [1240, 780, 13],
      [380, 520, 7],
      [930, 470, 6],
      [1010, 930, 15],
    ] as const)
      shell(plate, x, y, size);
    for (let i = 0; i < 60; i++) {
      const y = 450 + 540 * random.next();
      ctx.fillStyle = fade(mix(ink.bark, ink.heather, 0.4), 0.4);
      ctx.fill(ellipse(random.between(0, 1600), y, 1 + (y - 400) * 0.006, 0.8 + (y - 400) * 0.003));
    }
    boat(plate, 960, 240, 30);
    lighthouse(plate);
    palm(plate, 70, 640, 500, 100);
    palm(plate, 196, 562, 330, 20);
    palm(plate, 1500, 624, 470, -90);
    for (const [x, y, tall] of [
      [90, 650, 60],
      [30, 690, 70],
      [196, 572, 40],
      [1500, 634, 64],
      [1560, 680, 80],
      [1410, 590, 36],
    ] as const) {
      form(plate, ellipse(x, y + 6, tall * 1.7, tall * 0.3), { fill: tint(sand, 0.1), depth: 0.5 });
      grass(
        plate,
        () => y + 6,
        [tall * 0.5, tall],
        mix(ink.lichen, ink.fern, 0.5),
        5,
        x - tall * 1.1,
        x + tall * 1.1,
      );
      grass(
        plate,
        () => y + 12,
        [tall * 0.3, tall * 0.7],
        mix(ink.lichen, ink.pollen, 0.3),
        6,
        x - tall,
        x + tall,
      );
    }
  },
  light(lights) {
    lights.far([
      [horizon - 40, 0.8],
      [horizon, 0.8],
      [380, 0.4],
      [460, 0.2],
      [700, 0.06],
      [1000, 0],
    ]);
    lights.lamp(...LIGHT, 170, 0.85);
    lights.lamp(LIGHT[0], 262, 240, 0.4, 0.16);
    lights.sun(430, 250, 800, 0.55, 0.5);
    lights.sun(800, 640, 900, 0.35, 0.4);
  },
};

/** Paints long low ripples in the sand. */
function ripplesOfSand(plate: Plate): void {
  const { ctx, random } = plate;
  for (let i = 0; i < 70; i++) {
    const y = 470 + 520 * random.next();
    const near = (y - 440) / 560;
    const [x, long] = [random.between(-60, FIELD.width), random.between(60, 200) * (0.5 + near)];
    const bow = 5 + near * 9;
    ctx.fillStyle = fade(mix(sand, ink.clay, 0.5), 0.22);
    ctx.fill(
      shape(
        `${x} ${y}, ${x + long * 0.5} ${y - bow}, ${x + long} ${y}, ${x + long * 0.5} ${y - bow + 2 + near * 3}`,
      ),
    );
    ctx.fillStyle = fade(lightest, 0.35);
    ctx.fill(
      shape(
        `${x} ${y + 3}, ${x + long * 0.5} ${y - bow + 4 + near * 2}, ${x + long} ${y + 3}, ${x + long * 0.5} ${y - bow + 5 + near * 4}`,
      ),
    );
  }
}
