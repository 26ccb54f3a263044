import { finish } from '../kit/finish';
import { darkest, fade, ink, mix, shade, tint } from '../kit/ink';
import { frond, grass, motes } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import { moon } from '../kit/night-sky';
import { down, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, sky, stars } from '../kit/sky';
import { foliage } from '../kit/tree';
import type { Picture } from '../picture';
import type { Composition, Mood } from './garden-mood';
import { step } from './garden-step';

/**
 * Paints a hillside garden with misty hills, banks of moss, a maple and a stone lantern. Its middle stays plain,
 * because the stones lie there.
 */
function garden(plate: Plate, mood: Mood, at: Composition): void {
  const { ctx, random, width, height } = plate;
  const { lit, isNight } = mood;
  const first = at.walls[0]?.[0] ?? height / 3;
  sky(plate, mood.sky, first);
  if (isNight) {
    stars(plate, 70, at.hills + 40, mix(ink.ice, ink.snow, 0.4));
    moon(plate, at.moon, 16);
  }
  glow(plate, isNight ? at.moon : at.light, 400, mood.glow, mood.power);
  // Pale hills need a pale sky behind them, or their outline is hard.
  if (isNight) mist(plate, at.hills + 4, 60, mood.mist, 0.6);
  for (const [down, color, wide] of [
    [0, mix(ink.lichen, ink.ice, 0.6), 15],
    [30, mix(ink.lichen, ink.tarn, 0.26), 19],
    [62, mix(mix(ink.fern, ink.lichen, 0.36), ink.tarn, 0.12), 25],
  ] as const) {
    const y = at.hills + down;
    const far = isNight ? mix(lit(color), mood.mist, 0.42) : color;
    const hill = ridge(plate, { y, swell: 18, wave: 190, octaves: 2, rough: 0.3 });
    ctx.fillStyle = far;
    for (let x = -20; x < width + 30; x += wide * 1.3)
      ctx.fill(foliage(random, x, hill.topAt(x) + 6, wide, random.between(0.5, 0.95) * wide));
    layer(plate, hill, { color: far, mist: mood.mist, melt: 80, haze: 0.75, dots: 0.2 });
  }
  mist(plate, first - 14, 46, mood.mist, 0.8);
  wisps(plate, first - 26, 12, mood.mist, 3, 0.45);
  for (const [index, [y, tall]] of at.walls.entries()) step(plate, mood, at, index, y, tall);
  ctx.fillStyle = down(plate, height * 0.76, height, [
    fade(lit(ink.spruce), 0),
    fade(lit(shade(ink.spruce, 0.25)), 0.8),
  ]);
  ctx.fillRect(0, height * 0.76, width, height * 0.24);
  for (const [x, turn, curl] of at.fronds)
    frond(
      plate,
      [x, height + 6],
      turn,
      136,
      mix(lit(mix(ink.spruce, ink.fern, 0.35)), mood.mist, 0.05),
      curl,
    );
  for (const [from, to] of [
    [0, width * 0.28],
    [width * 0.74, width],
  ] as const)
    grass(plate, () => height + 12, [14, 44], lit(shade(ink.spruce, 0.1)), 5, from, to);
  if (isNight) {
    const glowworm = tint(ink.pollen, 0.35);
    motes(plate, [width * 0.02, first + 30, width * 0.27, height - 30], 12, glowworm, 9);
    motes(plate, [width * 0.74, first + 30, width * 0.98, height - 30], 12, glowworm, 9);
  }
  finish(plate, { grain: 0.012, vignette: isNight ? 0.1 : 0.05 });
}

const WIDE: Composition = {
  hills: 126,
  walls: [
    [214, 24],
    [312, 32],
    [476, 40],
  ],
  lantern: [100, 452],
  brook: 640,
  stairs: 214,
  maple: { x: 742, base: 446, top: 232, lean: -52 },
  crown: [
    [776, 176, 92, 40, 0.5],
    [676, 158, 70, 30, 0.36],
    [724, 118, 92, 38, 0.18],
    [702, 166, 46, 18, 0.3],
    [640, 122, 54, 23, 0.12],
    [690, 84, 62, 28, 0],
  ],
  azaleas: [
    [30, 302, 70, 0],
    [150, 288, 54, 0.6],
    [566, 288, 44, 0.1],
    [700, 300, 58, 0.7],
    [186, 462, 78, 0.1],
    [22, 456, 70, 0.75],
    [572, 462, 60, 0],
    [60, 592, 110, 0.15],
    [172, 606, 80, 0.8],
    [724, 596, 116, 0.7],
    [560, 604, 70, 0],
  ],
  light: [300, 96],
  moon: [176, 103],
  fronds: [
    [10, -1.9, -0.6],
    [30, -1.2, 0.6],
    [770, -2, -0.6],
    [792, -1.3, 0.5],
  ],
};

const TALL: Composition = {
  hills: 78,
  walls: [
    [150, 22],
    [246, 30],
    [640, 42],
  ],
  lantern: [62, 614],
  brook: 372,
  stairs: 120,
  maple: { x: 424, base: 330, top: 152, lean: -40 },
  crown: [
    [446, 116, 84, 36, 0.5],
    [376, 100, 62, 27, 0.34],
    [424, 66, 80, 34, 0.18],
    [398, 108, 42, 17, 0.3],
    [350, 66, 46, 20, 0.1],
    [396, 38, 54, 24, 0],
  ],
  azaleas: [
    [24, 226, 60, 0],
    [120, 214, 46, 0.7],
    [292, 218, 44, 0.1],
    [20, 330, 60, 0.8],
    [410, 400, 66, 0],
    [12, 470, 56, 0.1],
    [432, 560, 58, 0.7],
    [420, 634, 70, 0.05],
    [150, 640, 52, 0.7],
    [60, 780, 120, 0.1],
    [196, 800, 80, 0.8],
    [388, 786, 116, 0.7],
  ],
  light: [150, 50],
  moon: [110, 24],
  fronds: [
    [8, -1.8, -0.6],
    [26, -1.2, 0.6],
    [412, -2, -0.6],
    [434, -1.4, 0.5],
  ],
};

/** Paints the garden at dawn. Its upper part is about as light as paper, so that dark text stays readable. */
function byDay(plate: Plate, at: Composition): void {
  const air = tint(mix(ink.lichen, ink.ice, 0.5), 0.5);
  garden(
    plate,
    {
      sky: [mix(air, ink.ice, 0.35), tint(air, 0.25), mix(air, tint(ink.pollen, 0.6), 0.35), air],
      glow: tint(ink.pollen, 0.75),
      power: 0.75,
      mist: tint(air, 0.3),
      lit: (color) => color,
      rim: (color) => color,
      isNight: false,
    },
    at,
  );
}

/**
 * Paints the garden by moonlight, with deep blue shadows, silver edges, and warm light of a lantern and fireflies.
 */
function byNight(plate: Plate, at: Composition): void {
  const dark = mix(ink.night, ink.deep, 0.4);
  garden(
    plate,
    {
      sky: [shade(dark, 0.35), mix(dark, ink.deep, 0.6), mix(ink.deep, ink.tarn, 0.4)],
      glow: mix(ink.tarn, ink.ice, 0.5),
      power: 0.5,
      mist: mix(ink.deep, ink.tarn, 0.5),
      lit: (color) => mix(mix(color, ink.deep, 0.46), darkest, 0.32),
      rim: (color) => mix(mix(color, ink.tarn, 0.42), ink.ice, 0.2),
      isNight: true,
    },
    at,
  );
}

const shared = { seed: 5521, light: [-0.5, -0.86], limit: 60 } as const;
const wide = { ...shared, width: 800, height: 600, scale: 2 } as const;
/** Options of the pictures for layouts that are taller than wide. */
const tall = { ...shared, width: 440, height: 800, scale: 2 } as const;

export const gardens: readonly Picture[] = [
  { ...wide, file: 'water-flow/garden-day.avif', quality: 52, draw: (plate) => byDay(plate, WIDE) },
  { ...wide, file: 'water-flow/garden-night.avif', quality: 62, draw: (plate) => byNight(plate, WIDE) },
  { ...tall, file: 'water-flow/garden-tall-day.avif', quality: 52, draw: (plate) => byDay(plate, TALL) },
  { ...tall, file: 'water-flow/garden-tall-night.avif', quality: 62, draw: (plate) => byNight(plate, TALL) },
];
