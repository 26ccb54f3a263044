import type { Path2D } from '@napi-rs/canvas';
import { reeds } from '../guided-imagery/growth';
import { finish } from '../kit/finish';
import { fade, ink, lightest, mix, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import { moonlit, nightfall } from '../kit/moonlight';
import { nightSky } from '../kit/night-sky';
import { curve, ellipse, union } from '../kit/path';
import { along, down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, sky } from '../kit/sky';
import { form } from '../kit/stipple';
import { foliage } from '../kit/tree';
import { reflect, ripples } from '../kit/water';
import { dayAndNight } from '../picture';

/** y of the line between land and water, units. The bubble ends just above it. */
const waterline = 374;

/** Color of the air over the water at dawn. */
const air = mix(tint(ink.rose, 0.52), ink.ice, 0.14);

/** Color of the light on clouds and on the water. */
const glint = mix(lightest, ink.rose, 0.14);

/** Returns the distance of x from the middle, 0 to 1 at the edges. The middle stays free for the bubble. */
const aside = (x: number): number => Math.abs(x - 400) / 400;

/** Paints two ranges behind the lake, which fade into the air. */
function ranges(plate: Plate): void {
  for (const [y, swell, wave, bend, color] of [
    [306, 34, 230, -26, mix(mix(ink.heather, ink.tarn, 0.4), ink.ice, 0.5)],
    [348, 18, 170, -44, mix(mix(ink.tarn, ink.heather, 0.3), ink.ice, 0.24)],
  ] as const) {
    const hill = ridge(plate, {
      y,
      swell,
      wave,
      octaves: 4,
      bend: (x) => bend * aside(x) ** 1.6,
      floor: waterline,
    });
    layer(plate, hill, { color, mist: air, melt: 34, haze: 0.94, dots: 0.14 });
  }
}

/** Paints a low bank with round trees on each side. */
function banks(plate: Plate): void {
  const { random } = plate;
  const trees = [];
  for (let x = -10; x < plate.width + 20; x += random.between(5, 13)) {
    const tall = (aside(x) - 0.42) * 46 * random.between(0.55, 1.1);
    if (tall > 2) trees.push(foliage(random, x, waterline - tall * 0.4, tall * 0.62 + 4, tall * 0.6, 9));
  }
  const color = mix(mix(ink.spruce, ink.tarn, 0.4), air, 0.3);
  form(plate, union(trees), { fill: color, light: mix(color, air, 0.5), depth: 0.5 });
}

/** Still bands of light on the lake: center and half width. */
const BANDS = [
  [400, 375, 400],
  [290, 384, 190],
  [560, 392, 230],
  [300, 404, 260],
  [500, 420, 300],
] as const;

/** Paints the lake: the sky and the land in it, deeper toward the viewer, with bands of light. */
function lake(plate: Plate): void {
  const { ctx, width, height } = plate;
  const depth = height - waterline;
  reflect(plate, waterline, depth, { squash: 0.62, slip: 1.2, clear: 1, deepest: 1 });
  moonlit(plate, 'lit');
  ctx.fillStyle = down(plate, waterline, height, [
    fade(ink.tarn, 0.1),
    fade(ink.tarn, 0.26),
    fade(mix(ink.tarn, ink.deep, 0.3), 0.6),
  ]);
  ctx.fillRect(0, waterline, width, depth);
  for (const [x, y, half] of BANDS) {
    ctx.fillStyle = along(
      plate,
      [x - half, y],
      [x + half, y],
      [0, 0.4, 0].map((opacity) => fade(glint, opacity)),
    );
    ctx.fill(ellipse(x, y, half, 0.5 + (y - waterline) * 0.035));
  }
  ripples(plate, waterline + 8, height, glint, 40, 0.24);
  moonlit(plate, 'middle');
}

/** Paints a shape that floats or stands in the water at (`x`, `y`), with its reflection. Its path has that origin. */
function afloat(plate: Plate, x: number, y: number, path: Path2D, color: string): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    within(plate, null, () => {
      ctx.scale(1, -0.7);
      ctx.fillStyle = fade(color, 0.36);
      ctx.fill(path);
    });
    form(plate, path, { fill: color, light: mix(color, air, 0.55), depth: 0.5 });
  });
}

/** Paints a moored rowing boat in profile. */
function boat(plate: Plate, x: number, y: number): void {
  const wood = mix(mix(ink.bark, ink.tarn, 0.5), ink.deep, 0.3);
  const hull = curve(
    [
      [-37, -12],
      [-20, -8],
      [8, -7],
      [36, -10],
      [33, -1],
      [26, 0.5],
      [-22, 0.5],
      [-32, -4],
    ],
    true,
    0.7,
  );
  afloat(plate, x, y, hull, wood);
  plate.ctx.fillStyle = mix(wood, air, 0.55);
  plate.ctx.fill(ellipse(x, y - 8.2, 32, 1, 0.02));
}

/** Reeds at the lower corners: x, y, half width, length and number. */
const REEDS = [
  [40, 454, 74, 104, 46],
  [124, 456, 60, 62, 34],
  [196, 458, 34, 34, 14],
  [300, 459, 26, 24, 12],
  [506, 459, 24, 22, 10],
  [612, 458, 34, 36, 14],
  [684, 456, 60, 66, 34],
  [764, 454, 70, 108, 46],
] as const;

/** Stones in the shallows: center of the waterline and half width. */
const STONES = [
  [214, 440, 14],
  [238, 444, 7],
  [328, 444, 8],
  [480, 443, 9],
  [584, 442, 8],
  [606, 437, 16],
] as const;

function shallows(plate: Plate): void {
  for (const [x, y, wide] of STONES) {
    const stone = curve(
      [
        [-wide, 0.4],
        [-wide * 0.8, -wide * 0.26],
        [-wide * 0.2, -wide * 0.5],
        [wide * 0.5, -wide * 0.36],
        [wide, 0.4],
      ],
      true,
      0.7,
    );
    afloat(plate, x, y, stone, mix(mix(ink.tarn, ink.bark, 0.5), ink.ice, 0.14));
  }
  const bank = ridge(plate, { y: 456, swell: 2, wave: 90, bend: (x) => -30 * aside(x) ** 4 });
  const color = mix(ink.spruce, ink.deep, 0.2);
  for (const [x, y, wide, long, count] of REEDS)
    reeds(plate, x, y, wide, long, count, mix(ink.spruce, ink.tarn, 0.15));
  grass(plate, bank.topAt, [4, 12], color, 2);
  layer(plate, bank, { color, dots: 0.36 });
}

/** The background of the Breathing Puzzle: a lake before sunrise, by night under stars. */
export const shores = dayAndNight({
  file: 'breathing-puzzle/shore.avif',
  width: 800,
  height: 450,
  scale: 2,
  seed: 733,
  light: [-0.5, -0.86],
  quality: 79,
  limit: 21,
  draw: (plate) => {
    sky(
      plate,
      [
        mix(ink.tarn, ink.ice, 0.6),
        mix(mix(ink.ice, ink.tarn, 0.14), ink.heather, 0.1),
        mix(air, ink.ice, 0.4),
        air,
      ],
      waterline,
      [0, 0.36, 0.72, 1],
    );
    glow(plate, [330, 340], 380, glint, 0.55);
    wisps(plate, 130, 90, glint, 7, 0.34);
    ranges(plate);
    moonlit(plate, 'sky');
    nightfall(plate, [0, 0], [0, waterline]);
    nightSky(plate, 259);
    banks(plate);
    mist(plate, waterline, 26, air, 0.7, 1);
    moonlit(plate, 'far');
    lake(plate);
    boat(plate, 222, 412);
    shallows(plate);
    moonlit(plate, 'near');
    finish(plate, { grain: 0.008, vignette: 0.06 });
  },
});
