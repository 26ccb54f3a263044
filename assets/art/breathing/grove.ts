import { barCloud } from '../kit/cloud';
import { stand } from '../kit/conifer';
import { finish } from '../kit/finish';
import { darkest, fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { frond, grass, motes } from '../kit/life';
import { curve, ellipse, lane } from '../kit/path';
import { down, type Plate } from '../kit/plate';
import { layer, type Ridge, ridge } from '../kit/ridge';
import { glow, sky, stars } from '../kit/sky';
import { form, stippleAlong } from '../kit/stipple';
import type { Picture } from '../picture';

/** Differences between the morning and the night version. */
interface Hour {
  readonly sky: readonly string[];
  readonly cloud: string;
  readonly air: string;
  readonly light: string;
  readonly glow: number;
  /** Colors of the hills behind the trees, from the farthest to the nearest. */
  readonly far: readonly [string, string];
  /** Colors of the trees, from the farthest to the nearest. */
  readonly trees: readonly [string, string, string];
  /** Colors of the meadow's hills, from the farthest to the nearest. */
  readonly meadow: readonly [string, string, string];
  /** Shade at the foot of the meadow's hills, and density of the dots along their crests, 0-1. */
  readonly relief: number;
  /** Colors of the path, from far to near. */
  readonly path: readonly [string, string];
  readonly stone: string;
  readonly petals: readonly [string, string];
  /** Colors of the ferns and of the grass at the lower edge. */
  readonly front: readonly [fern: string, grass: string];
  /** Opacity of stars and fireflies, 0-1. */
  readonly stars: number;
}

/** y of the border between trees and meadow, units. On a phone the breathing figure ends just above it. */
const horizon = 374;

/**
 * Center and half width of the path at each height. A narrow phone shows only x = 230-570. On a tablet the path leaves
 * the breathing square at its lower left corner.
 */
const way = [
  [440, 378, 2],
  [450, 383, 4.5],
  [466, 389, 7.5],
  [464, 396, 11],
  [440, 405, 16],
  [402, 416, 23],
  [356, 429, 34],
  [308, 443, 46],
  [272, 458, 58],
] as const;

/**
 * Returns the height of the firs at x as a share of their maximum. The middle stays free for the breathing figure.
 */
const aside = (x: number): number => 0.3 + 0.7 * Math.min(1, Math.abs((x - 400) / 330) ** 1.3);

/** Paints two ranges of hills behind the trees, which fade into the air. */
function hills(plate: Plate, hour: Hour): void {
  hour.far.forEach((color, index) => {
    const hill = ridge(plate, {
      y: 286 + index * 30,
      swell: 24 - index * 8,
      wave: 190,
      rough: 0.34,
      bend: (x) => ((x - 400) / 400) * (index === 0 ? 22 : -16),
      floor: horizon + 20,
    });
    layer(plate, hill, { color, mist: hour.air, melt: 46, haze: 0.9, dots: 0.14 });
  });
}

/** Paints the meadow with the path that winds over it toward the viewer. */
function meadow(plate: Plate, hour: Hour): void {
  const { ctx, random } = plate;
  hour.meadow.forEach((color, index) => {
    const hill = ridge(plate, {
      y: horizon + 4 + index * 19,
      swell: 4 + index * 2,
      wave: 240 - index * 30,
      octaves: 2,
      bend: (x) => (index - 1) * 7 * Math.cos(((x - 330) / 400) * 2.2),
    });
    grass(plate, hill.topAt, [2 + index, 4 + index * 2.5], color, 2.4);
    const low = mix(color, hour.front[1], hour.relief + index * 0.1);
    layer(plate, hill, { color, mist: low, melt: 22 + index * 12, haze: 1, dots: hour.relief, lit: true });
    stippleAlong(plate, hill.path, shade(low, 0.3), [330, hill.bottom + 4], [520, hill.bottom + 60], 0.22);
  });
  const path = lane(way);
  ctx.fillStyle = down(plate, horizon, plate.height, hour.path);
  ctx.fill(path);
  stippleAlong(plate, path, shade(hour.path[1], 0.3), [330, 404], [420, 456], 0.5);
  stippleAlong(plate, path, mix(hour.path[0], hour.light, 0.6), [400, 440], [340, 390], 0.34);
  ctx.fillStyle = fade(shade(hour.path[1], 0.34), 0.6);
  for (let i = 0; i < 20; i++) {
    const t = random.next();
    ctx.fill(
      ellipse(446 - t * 162 + random.between(-34, 34) * t, 404 + t * 46, 0.8 + t * 1.7, 0.5 + t * 0.9),
    );
  }
  for (const [index, color] of hour.petals.entries()) {
    ctx.fillStyle = color;
    for (let i = 0; i < 54; i++) {
      const y = random.between(horizon + 14, 436);
      const x = random.between(0, plate.width);
      const size = (0.5 + (y - horizon) * 0.02) * (index === 0 ? 1 : 0.8);
      if (way.every(([at, height, half]) => Math.abs(y - height) > 14 || Math.abs(x - at) > half + 4))
        ctx.fill(ellipse(x, y, size, size * 0.75));
    }
  }
}

/** Boulders on the meadow, with their shadow: center of the base and half width. */
const STONES = [
  [286, 409, 10],
  [305, 414, 6],
  [530, 404, 8],
  [150, 410, 15],
  [176, 417, 8],
  [672, 408, 14],
  [694, 415, 8],
] as const;

function stones(plate: Plate, hour: Hour): void {
  for (const [x, y, wide] of STONES) {
    plate.ctx.fillStyle = fade(hour.front[1], 0.5);
    plate.ctx.fill(ellipse(x + wide * 0.35, y + wide * 0.02, wide * 1.15, wide * 0.2));
    const stone = curve(
      [
        [x - wide, y],
        [x - wide * 0.8, y - wide * 0.48],
        [x - wide * 0.1, y - wide * 0.72],
        [x + wide * 0.7, y - wide * 0.5],
        [x + wide, y],
        [x, y + wide * 0.08],
      ],
      true,
      0.8,
    );
    form(plate, stone, { fill: hour.stone, light: mix(hour.stone, hour.light, 0.6), depth: 0.9 });
    grass(plate, () => y, [wide * 0.2, wide * 0.42], hour.meadow[2], 1.6, x - wide, x + wide);
  }
}

/** Ferns at the lower edge: x, length and lean. They leave the path free. */
const FERNS = [
  [384, 30, 0.1],
  [420, 38, -0.1],
  [462, 27, 0.1],
  [508, 28, -0.2],
  [540, 42, 0.1],
  [566, 34, -0.1],
  [36, 58, 0.1],
  [84, 50, -0.1],
  [150, 40, 0.1],
  [640, 42, -0.1],
  [716, 52, 0.1],
  [770, 60, -0.1],
] as const;

/** Paints ferns and dark grass along the lower edge, with a gap for the path. */
function front(plate: Plate, hour: Hour): void {
  const [fern, dark] = hour.front;
  const low: Ridge = ridge(plate, {
    y: 436,
    swell: 4,
    wave: 120,
    bend: (x) => Math.exp(-(((x - 288) / 66) ** 2)) * 34 - ((x - 400) / 400) ** 2 * 10,
  });
  for (const [x, long, lean] of FERNS)
    for (const [turn, share] of [
      [-0.95, 0.8],
      [-0.45, 0.95],
      [0.1, 1],
      [0.55, 0.95],
      [0.98, 0.8],
    ] as const) {
      const angle = -Math.PI / 2 + lean + turn;
      const color = mix(shade(fern, 0.16), mix(fern, hour.light, 0.18), turn < 0 ? 0.8 : 0.2);
      frond(plate, [x, low.topAt(x) + 3], angle, long * share, color, turn * 0.75);
    }
  grass(plate, low.topAt, [4, 11], dark, 1.8);
  layer(plate, low, { color: dark, dots: 0.36 });
}

/** Paints a clearing at the edge of the grove: sky above, hills and trees behind, a meadow with a path below. */
function grove(plate: Plate, hour: Hour): void {
  const { ctx } = plate;
  sky(plate, hour.sky, horizon, [0, 0.34, 0.7, 1]);
  // Stars are also drawn by day, invisibly, because they consume random numbers. This gives the trees the same places
  // by day and by night.
  ctx.globalAlpha = hour.stars;
  stars(plate, 60, 240, tint(ink.ice, 0.4));
  ctx.globalAlpha = 1;
  glow(plate, [330, 276], 430, hour.light, hour.glow);
  for (const [x, y, wide, opacity] of [
    [304, 36, 96, 0.5],
    [510, 56, 64, 0.4],
    [92, 132, 120, 0.5],
    [706, 112, 104, 0.45],
  ] as const)
    barCloud(plate, x, y, wide, hour.cloud, opacity);
  hills(plate, hour);
  hour.trees.forEach((color, index) => {
    const line = ridge(plate, { y: horizon - 2 + index * 4, swell: 5, wave: 260, octaves: 2 });
    stand(plate, {
      ground: line.topAt,
      color,
      height: [48 + index * 12, 98 + index * 32],
      gap: 17 + index * 9,
      tall: aside,
      rim: 0.25,
      glint: hour.light,
    });
  });
  // One gradient of mist covers all trees, down to the ground.
  ctx.fillStyle = down(
    plate,
    224,
    horizon + 14,
    [0, 0.05, 0.2, 0.46, 0.76, 0.94].map((opacity) => fade(hour.air, opacity)),
  );
  ctx.fillRect(0, 224, plate.width, horizon + 20 - 224);
  meadow(plate, hour);
  stones(plate, hour);
  front(plate, hour);
  ctx.globalAlpha = hour.stars;
  motes(plate, [240, 384, 560, 432], 16, tint(ink.pollen, 0.3), 7);
  ctx.globalAlpha = 1;
  finish(plate, { grain: 0.008, vignette: 0.06 });
}

const shared = { width: 800, height: 450, scale: 2, seed: 417, light: [-0.5, -0.86] } as const;

const straw = mix(lightest, ink.pollen, 0.2);

/**
 * The background of the breathing exercises by day. It is cached at the first visit. Flat colors and little grain
 * keep the file small.
 */
export const groveDay: Picture = {
  ...shared,
  file: 'breathing/grove-day.avif',
  quality: 62,
  limit: 24,
  draw: (plate) =>
    grove(plate, {
      sky: [
        mix(ink.tarn, ink.ice, 0.58),
        mix(mix(ink.tarn, ink.ice, 0.78), ink.lichen, 0.3),
        mix(ink.lichen, straw, 0.62),
        straw,
      ],
      cloud: mix(ink.snow, ink.ice, 0.3),
      air: mix(straw, ink.lichen, 0.16),
      light: lightest,
      glow: 0.5,
      far: [mix(mix(ink.tarn, ink.ice, 0.62), straw, 0.3), mix(mix(ink.fern, ink.ice, 0.5), straw, 0.34)],
      trees: [
        mix(mix(ink.fern, ink.tarn, 0.3), straw, 0.52),
        mix(mix(ink.fern, ink.tarn, 0.3), straw, 0.26),
        mix(ink.fern, ink.spruce, 0.45),
      ],
      meadow: [
        mix(ink.lichen, ink.fern, 0.4),
        mix(ink.fern, ink.lichen, 0.24),
        mix(ink.fern, ink.spruce, 0.28),
      ],
      relief: 0.3,
      path: [mix(straw, ink.lichen, 0.2), mix(mix(ink.pollen, ink.lichen, 0.4), ink.bark, 0.2)],
      stone: mix(mix(ink.tarn, ink.bark, 0.5), ink.ice, 0.4),
      petals: [ink.snow, mix(ink.pollen, lightest, 0.2)],
      front: [mix(ink.fern, ink.spruce, 0.6), mix(ink.spruce, ink.deep, 0.2)],
      stars: 0,
    }),
};

/** The background of the breathing exercises by night. */
export const groveNight: Picture = {
  ...shared,
  file: 'breathing/grove-night.avif',
  quality: 74,
  limit: 18,
  draw: (plate) => {
    const air = mix(ink.deep, ink.tarn, 0.26);
    grove(plate, {
      sky: [
        darkest,
        mix(ink.night, ink.deep, 0.6),
        mix(ink.deep, ink.tarn, 0.16),
        mix(ink.deep, ink.tarn, 0.34),
      ],
      cloud: mix(ink.deep, ink.tarn, 0.12),
      air,
      light: mix(ink.ice, ink.tarn, 0.5),
      glow: 0.16,
      far: [mix(air, ink.deep, 0.35), mix(air, ink.deep, 0.6)],
      trees: [mix(air, ink.deep, 0.5), mix(ink.deep, ink.night, 0.4), shade(ink.night, 0.25)],
      meadow: [
        mix(mix(ink.spruce, ink.deep, 0.6), ink.tarn, 0.12),
        mix(ink.spruce, ink.deep, 0.7),
        mix(mix(ink.spruce, ink.deep, 0.8), ink.night, 0.4),
      ],
      relief: 0.2,
      path: [mix(ink.deep, ink.tarn, 0.5), mix(mix(ink.deep, ink.tarn, 0.3), ink.bark, 0.12)],
      stone: mix(mix(ink.deep, ink.tarn, 0.4), ink.bark, 0.2),
      petals: [mix(ink.ice, ink.tarn, 0.4), mix(ink.heather, ink.tarn, 0.4)],
      front: [mix(mix(ink.spruce, ink.night, 0.6), ink.deep, 0.3), mix(ink.night, darkest, 0.6)],
      stars: 1,
    });
  },
};
