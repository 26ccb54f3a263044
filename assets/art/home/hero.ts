import { finish } from '../kit/finish';
import { farTrunks, type TrunkRow } from '../kit/grove';
import { darkest, fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { frond, grass, motes } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import { curve, ellipse, lane } from '../kit/path';
import { along, down, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { disc, glow, shafts, sky, stars } from '../kit/sky';
import { form, stippleAlong } from '../kit/stipple';
import { foliage, trunk } from '../kit/tree';
import type { Picture } from '../picture';
import { deer } from './deer';

/** Everything that differs between the morning and the night in the grove. */
interface Hour {
  sky: readonly string[];
  /** Colour of the light, and of the mist it fills. */
  light: string;
  air: string;
  far: readonly TrunkRow[];
  /** Ground from far to near. */
  ground: readonly [string, string, string];
  path: readonly [far: string, near: string];
  deer: string;
  bark: string;
  leaves: string;
  front: string;
  /** Laid over the left third so that the words on it stay readable. */
  veil: string;
  /** Strength of the shafts of light. */
  shafts: number;
  night: boolean;
}

const way = { x: 512, y: 206 };

function ground(plate: Plate, hour: Hour): void {
  const { ctx } = plate;
  hour.ground.forEach((color, i) => {
    const hill = ridge(plate, {
      y: 204 + i * 17,
      swell: 5 + i * 4,
      wave: 210 - i * 20,
      octaves: 2,
      bend: (x) => -(((x - way.x) / 500) ** 2) * 20 + (i === 1 ? (x - way.x) * 0.012 : 0),
    });
    grass(plate, hill.topAt, [2 + i, 4 + i * 3], color, 2);
    layer(plate, hill, {
      color,
      mist: i < 2 ? hour.air : shade(color, 0.16),
      melt: i < 2 ? 60 : 120,
      haze: 0.55,
      dots: 0.32,
    });
  });
  const path = lane([
    [way.x, way.y, 3],
    [528, 212, 6.5],
    [548, 220, 9.5],
    [544, 230, 13],
    [510, 242, 19],
    [470, 258, 28],
    [448, 282, 42],
    [440, 312, 62],
    [420, 356, 92],
  ]);
  ctx.fillStyle = down(plate, way.y, 350, hour.path);
  ctx.fill(path);
  stippleAlong(plate, path, shade(hour.path[1], 0.22), [460, 240], [350, 370], 0.6);
  stippleAlong(plate, path, hour.light, [500, 262], [540, 206], 0.6);
  const pebbles = plate.random;
  ctx.fillStyle = fade(shade(hour.path[1], 0.25), 0.6);
  for (let i = 0; i < 22; i++) {
    const t = pebbles.next();
    ctx.fill(ellipse(450 - t * 20 + pebbles.between(-50, 50) * t, 270 + t * 74, 1 + t * 2.6, 0.6 + t * 1.3));
  }
}

/** Soft bushes where the far trunks meet the ground; they leave the light at the end of the path open. */
function undergrowth(plate: Plate, hour: Hour): void {
  const { random } = plate;
  for (const [share, lift, size] of [
    [0.62, 0, 1],
    [0.36, 5, 0.8],
  ] as const) {
    const color = mix(hour.ground[0], hour.air, share);
    for (let x = 30; x < 830; x += random.between(16, 34)) {
      const open = Math.min(1, Math.max(0, Math.abs(x - way.x) / 80 - 0.35));
      const tall = random.between(9, 20) * size * open;
      if (tall < 4) continue;
      const bush = foliage(random, x, 207 + lift, tall * random.between(1.3, 2), tall, 11);
      form(plate, bush, {
        fill: color,
        light: mix(color, hour.light, 0.5),
        shade: shade(color, 0.16),
        towards: [-0.2, -1],
        depth: 0.6,
      });
    }
  }
}

function trees(plate: Plate, hour: Hour): void {
  const haze = (share: number): string => mix(mix(hour.bark, hour.ground[2], 0.45), hour.air, share);
  trunk(plate, { x: 150, top: -10, base: 236, width: 26, color: haze(0.6), furrows: 4 });
  trunk(plate, { x: 398, top: -10, base: 222, width: 13, color: haze(0.66), furrows: 2 });
  trunk(plate, { x: 604, top: -10, base: 232, width: 20, color: haze(0.42), furrows: 4, lean: 3 });
}

function bigTrees(plate: Plate, hour: Hour): void {
  trunk(plate, {
    x: 662,
    top: -14,
    base: 266,
    width: 37,
    color: mix(hour.bark, hour.air, 0.14),
    furrows: 7,
    lean: -5,
  });
  trunk(plate, { x: 768, top: -14, base: 318, width: 76, color: hour.bark, furrows: 13, lean: 8 });
  for (const [x, y, rx, ry, dark] of [
    [470, -22, 96, 30, 0.3],
    [580, -14, 100, 36, 0.36],
    [690, -8, 110, 44, 0.42],
    [790, -4, 100, 52, 0.46],
    [404, -12, 46, 17, 0],
    [520, -10, 62, 22, 0],
    [618, -6, 70, 29, 0.06],
    [716, -2, 74, 36, 0.12],
    [800, 4, 62, 42, 0.18],
  ] as const) {
    const crown = foliage(plate.random, x, y, rx, ry, 15);
    form(plate, crown, { fill: shade(hour.leaves, dark), light: null, towards: [-0.3, 1], depth: 0.7 });
    stippleAlong(
      plate,
      crown,
      mix(hour.leaves, hour.light, 0.5),
      [x, y + ry * 0.1],
      [x - 8, y + ry * 1.15],
      0.62 - dark * 0.6,
    );
  }
}

function mushrooms(plate: Plate, hour: Hour): void {
  const cap = hour.night ? mix(ink.clay, ink.night, 0.35) : ink.clay;
  for (const [x, y, size] of [
    [612, 297, 14],
    [634, 301, 9],
  ] as const) {
    const stem = curve(
      [
        [x - size * 0.3, y],
        [x - size * 0.24, y - size * 0.9],
        [x + size * 0.24, y - size * 0.9],
        [x + size * 0.34, y],
      ],
      true,
      0.5,
    );
    form(plate, stem, { fill: mix(ink.snow, hour.air, 0.5) });
    const hat = curve(
      [
        [x - size, y - size * 0.76],
        [x - size * 0.7, y - size * 1.35],
        [x, y - size * 1.62],
        [x + size * 0.7, y - size * 1.35],
        [x + size, y - size * 0.76],
        [x, y - size * 0.62],
      ],
      true,
      0.9,
    );
    form(plate, hat, { fill: cap, depth: 0.85 });
    plate.ctx.fillStyle = mix(ink.snow, hour.air, 0.4);
    for (const [dx, dy, r] of [
      [-0.42, -1.08, 0.14],
      [0.1, -1.3, 0.17],
      [0.5, -0.98, 0.12],
    ] as const) {
      plate.ctx.fill(ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.8));
    }
  }
}

function front(plate: Plate, hour: Hour): void {
  const { random } = plate;
  const fern = mix(hour.front, hour.ground[2], 0.42);
  for (const [x, y, wide] of [
    [566, 298, 17],
    [336, 306, 15],
    [700, 316, 22],
  ] as const) {
    const stone = curve(
      [
        [x - wide, y],
        [x - wide * 0.7, y - wide * 0.5],
        [x, y - wide * 0.66],
        [x + wide * 0.72, y - wide * 0.42],
        [x + wide, y],
        [x, y + wide * 0.1],
      ],
      true,
      0.8,
    );
    form(plate, stone, { fill: mix(ink.deep, hour.air, 0.3), light: hour.light, depth: 0.8 });
  }
  const low = ridge(plate, {
    y: 326,
    swell: 5,
    wave: 110,
    bend: (x) =>
      (x < 424 ? ((424 - x) / 400) * 46 : -(((x - 430) / 400) ** 2) * 22) +
      Math.max(0, 1 - Math.abs(x - 424) / 110) * 40,
  });
  for (const [x, long, lean] of [
    [300, 40, -0.2],
    [330, 46, 0.15],
    [556, 44, -0.1],
    [590, 52, 0.1],
    [668, 56, -0.1],
    [704, 66, 0.1],
    [796, 60, -0.2],
    [232, 44, 0],
  ] as const) {
    for (const [turn, share] of [
      [-0.95, 0.8],
      [-0.5, 0.95],
      [0, 1],
      [0.5, 0.95],
      [0.95, 0.8],
    ] as const) {
      const angle = -Math.PI / 2 + lean + turn;
      const curl = turn === 0 ? random.between(-0.3, 0.3) : Math.sign(turn) * 0.75;
      frond(plate, [x, low.topAt(x) + 5], angle, long * share, shade(fern, random.between(0, 0.18)), curl);
    }
  }
  mushrooms(plate, hour);
  grass(plate, low.topAt, [6, 17], hour.front, 2.1);
  layer(plate, low, { color: hour.front, dots: 0.4 });
}

function hero(plate: Plate, hour: Hour): void {
  const { ctx, width, height } = plate;
  sky(plate, hour.sky, 230);
  if (hour.night) {
    stars(plate, 60, 120);
    disc(plate, [548, 58], 25, tint(ink.ice, 0.55), {
      halo: hour.light,
      reach: 190,
      strength: 0.6,
      rim: mix(ink.ice, ink.tarn, 0.35),
    });
  }
  glow(plate, [530, 96], 210, hour.light, hour.night ? 0.3 : 0.9);
  farTrunks(plate, 212, hour.air, hour.far);
  glow(plate, [524, 176], 190, hour.light, hour.night ? 0.22 : 0.75);
  mist(plate, 206, 70, hour.air, 0.7);
  undergrowth(plate, hour);
  ground(plate, hour);
  wisps(plate, 214, 8, mix(hour.air, hour.light, 0.3), 6, 0.55);
  trees(plate, hour);
  deer(plate, 470, 236, 84, hour.deer, mix(hour.deer, hour.light, 0.62), 1);
  mist(plate, 236, 18, hour.air, 0.42, 34);
  shafts(plate, {
    left: 420,
    right: 830,
    top: -10,
    bottom: 262,
    lean: -170,
    count: 8,
    color: hour.light,
    strength: hour.shafts,
  });
  bigTrees(plate, hour);
  front(plate, hour);
  motes(
    plate,
    [380, 90, 720, 300],
    hour.night ? 30 : 24,
    hour.night ? tint(ink.pollen, 0.3) : lightest,
    hour.night ? 9 : 5,
  );
  ctx.fillStyle = along(
    plate,
    [0, 0],
    [width * 0.6, 0],
    [1, 0.97, 0.84, 0.55, 0.24, 0.06, 0].map((opacity) => fade(hour.veil, opacity)),
    [0, 0.3, 0.46, 0.62, 0.78, 0.9, 1],
  );
  ctx.fillRect(0, 0, width, height);
  finish(plate, { grain: 0.012, vignette: 0 });
}

const shared = { width: 800, height: 350, scale: 3, outputWidth: 1600, limit: 70 } as const;

const straw = '#F0F4E2';

/** The grove just after sunrise: a path, a stag beside it, old trunks on the right, room for words on the left. */
export const heroDay: Picture = {
  ...shared,
  file: 'home/hero-day.avif',
  seed: 307,
  light: [0.55, -0.84],
  quality: 86,
  draw: (plate) =>
    hero(plate, {
      sky: [mix(ink.lichen, straw, 0.35), mix(ink.lichen, straw, 0.75), straw],
      light: mix(lightest, ink.pollen, 0.08),
      air: mix(straw, ink.lichen, 0.12),
      far: [
        [mix(ink.lichen, straw, 0.55), 8, 17],
        [mix(ink.lichen, straw, 0.18), 10, 32],
        [mix(ink.lichen, ink.fern, 0.45), 13, 70],
      ],
      ground: [mix(ink.lichen, ink.fern, 0.3), mix(ink.fern, ink.lichen, 0.35), ink.fern],
      path: [mix(lightest, ink.pollen, 0.12), mix(mix(ink.pollen, ink.rose, 0.5), ink.bark, 0.22)],
      deer: mix(mix(ink.bark, ink.clay, 0.42), straw, 0.16),
      bark: mix(ink.bark, ink.spruce, 0.08),
      leaves: mix(ink.spruce, ink.fern, 0.72),
      front: shade(ink.spruce, 0.1),
      veil: straw,
      shafts: 0.42,
      night: false,
    }),
};

export const heroNight: Picture = {
  ...shared,
  file: 'home/hero-night.avif',
  seed: 307,
  light: [0.2, -0.98],
  quality: 90,
  draw: (plate) => {
    const ground = '#0E1B1D';
    const air = mix(ink.deep, ink.tarn, 0.42);
    hero(plate, {
      sky: [shade(ink.night, 0.2), mix(ink.deep, ink.tarn, 0.12), mix(ink.deep, ink.tarn, 0.45)],
      light: mix(ink.ice, ink.tarn, 0.25),
      air,
      far: [
        [mix(air, ink.deep, 0.4), 8, 17],
        [mix(air, ink.deep, 0.75), 10, 32],
        [mix(ink.deep, ink.night, 0.3), 13, 70],
      ],
      ground: [mix(air, ink.spruce, 0.5), mix(ink.spruce, ink.deep, 0.45), mix(ink.deep, ink.spruce, 0.3)],
      path: [mix(ink.ice, ink.tarn, 0.45), mix(ink.tarn, ink.night, 0.62)],
      deer: mix(ink.night, ink.bark, 0.34),
      bark: mix(ink.bark, ink.night, 0.62),
      leaves: mix(ink.deep, ink.night, 0.3),
      front: mix(ink.night, darkest, 0.3),
      veil: ground,
      shafts: 0.16,
      night: true,
    });
  },
};
