import { crown } from '../kit/crown';
import { finish } from '../kit/finish';
import { darkest, fade, ink, mix, shade, tint } from '../kit/ink';
import { frond, grass } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import { box, ellipse, polygon } from '../kit/path';
import { down, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { crescent, glow, sky, stars } from '../kit/sky';
import { form } from '../kit/stipple';
import { foliage, trunk } from '../kit/tree';
import type { Picture } from '../picture';

/** The light of an hour. */
interface Mood {
  readonly sky: readonly string[];
  readonly glow: string;
  readonly power: number;
  readonly mist: string;
  /** The color of a thing by this light. */
  readonly lit: (color: string) => string;
  readonly isNight: boolean;
}

/** A hillside garden: hills in mist, banks of moss, a maple, and a stone lantern. Its middle is quiet: stones lie there. */
function garden(plate: Plate, mood: Mood): void {
  const { ctx, random } = plate;
  const { lit } = mood;
  sky(plate, mood.sky, 330);
  if (mood.isNight) {
    stars(plate, 60, 190, mix(ink.ice, ink.tarn, 0.3));
    crescent(plate, [452, 66], 20, tint(ink.ice, 0.4));
  }
  glow(plate, mood.isNight ? [452, 66] : [300, 90], 380, mood.glow, mood.power);
  for (const [y, color, melt] of [
    [112, mix(ink.lichen, ink.ice, 0.55), 90],
    [150, mix(ink.lichen, ink.tarn, 0.22), 90],
    [190, mix(ink.fern, ink.lichen, 0.4), 80],
  ] as const) {
    const hill = ridge(plate, {
      y,
      swell: 22,
      wave: 210,
      octaves: 2,
      rough: 0.3,
      bend: (x) => -(((x - 420) / 400) ** 2) * 30,
    });
    ctx.fillStyle = lit(color);
    for (let x = -20; x < 830; x += 36)
      ctx.fill(foliage(random, x, hill.topAt(x) + 8, 28, random.between(13, 22)));
    layer(plate, hill, { color: lit(color), mist: mood.mist, melt, haze: 0.7, dots: 0.16 });
  }
  mist(plate, 206, 46, mood.mist, 0.75);
  wisps(plate, 196, 12, mood.mist, 3, 0.4);
  // Banks of moss that come down the hill.
  for (const [index, y] of [236, 318, 420].entries()) {
    const color = lit(mix(mix(ink.lichen, ink.fern, 0.4 + index * 0.2), ink.spruce, index * 0.14));
    const bank = ridge(plate, {
      y,
      swell: 12,
      wave: 340,
      octaves: 2,
      rough: 0.2,
      bend: (x) => ((x - 400) / 400) * (index % 2 ? -18 : 18),
    });
    layer(plate, bank, { color, mist: mood.mist, melt: 120, haze: 0.34 - index * 0.1, dots: 0.22 });
    for (let x = -10; x < 820; x += random.between(26, 48)) {
      if (Math.abs(x - 400) < 60 + random.between(0, 60)) continue;
      const heap = foliage(random, x, bank.topAt(x) + 5, random.between(16, 34), random.between(7, 13));
      form(plate, heap, {
        fill: shade(color, 0.04),
        light: lit(mix(ink.lichen, ink.pollen, 0.3)),
        depth: 0.45,
      });
    }
  }
  ctx.fillStyle = down(plate, 460, 600, [fade(lit(ink.spruce), 0), fade(lit(shade(ink.spruce, 0.2)), 0.75)]);
  ctx.fillRect(0, 460, 800, 140);
  stoneLantern(plate, mood, 92, 452);
  trunk(plate, { x: 748, top: 90, base: 470, width: 30, color: lit(ink.bark), lean: -60, furrows: 6 });
  crown(
    plate,
    [
      [790, 116, 120, 56, 0.5],
      [664, 84, 96, 42, 0.3],
      [744, 44, 124, 54, 0.12],
      [622, 30, 84, 34, 0],
    ],
    {
      leaf: lit(mix(ink.clay, ink.dusk, 0.4)),
      dark: lit(mix(ink.clay, ink.bark, 0.65)),
      glint: lit(tint(ink.pollen, 0.3)),
      dabs: 40,
      size: 5,
    },
  );
  for (const [x, turn, curl] of [
    [14, -2, -0.6],
    [36, -1.4, 0.5],
    [70, -0.9, 0.6],
    [724, -2.2, -0.6],
    [760, -1.6, -0.5],
    [786, -1, 0.6],
  ] as const)
    frond(plate, [x, 604], turn, 132, lit(mix(ink.spruce, ink.fern, 0.3)), curl);
  grass(plate, () => 612, [14, 44], lit(shade(ink.spruce, 0.1)), 5, 0, 210);
  grass(plate, () => 612, [14, 44], lit(shade(ink.spruce, 0.1)), 5, 600, 800);
  finish(plate, { grain: 0.012, vignette: mood.isNight ? 0.08 : 0.04 });
}

/** A lantern of stone, in whose window a light burns at night. @param base the ground below it */
function stoneLantern(plate: Plate, { lit, isNight }: Mood, x: number, base: number): void {
  const { ctx, random } = plate;
  const stone = lit(mix(mix(ink.heather, ink.lichen, 0.5), ink.ice, 0.24));
  const block = (left: number, top: number, width: number, height: number, radius: number) =>
    form(plate, box(x + left, base + top, width, height, radius), { fill: stone, depth: 0.8 });
  ctx.fillStyle = fade(lit(ink.night), 0.35);
  ctx.fill(ellipse(x + 8, base + 2, 54, 11));
  block(-34, -16, 68, 18, 5);
  block(-12, -84, 24, 70, 5);
  block(-28, -96, 56, 14, 5);
  block(-22, -134, 44, 40, 3);
  const window = box(x - 12, base - 127, 24, 26, 3);
  if (isNight) glow(plate, [x, base - 114], 84, ink.pollen, 0.75);
  ctx.fillStyle = isNight ? tint(ink.pollen, 0.4) : lit(shade(ink.bark, 0.3));
  ctx.fill(window);
  form(
    plate,
    polygon([
      [x - 54, base - 132],
      [x - 40, base - 142],
      [x - 12, base - 160],
      [x + 12, base - 160],
      [x + 40, base - 142],
      [x + 54, base - 132],
    ]),
    { fill: stone, depth: 0.8 },
  );
  block(-7, -176, 14, 18, 6);
  const moss = lit(mix(ink.fern, ink.lichen, 0.3));
  for (const [dx, dy, rx] of [
    [-40, 4, 34],
    [34, 6, 30],
    [0, 10, 44],
  ] as const)
    form(plate, foliage(random, x + dx, base + dy, rx, 13), {
      fill: moss,
      light: lit(mix(ink.lichen, ink.pollen, 0.3)),
      depth: 0.6,
    });
}

const shared = { width: 800, height: 600, scale: 2, seed: 5521, light: [-0.5, -0.86], limit: 60 } as const;

/** First light: the upper part keeps to the lightness of paper, so that dark text stays readable. */
export const gardenDay: Picture = {
  ...shared,
  file: 'water-flow/garden-day.avif',
  quality: 72,
  draw(plate) {
    const air = tint(mix(ink.lichen, ink.ice, 0.5), 0.5);
    garden(plate, {
      sky: [mix(air, ink.ice, 0.35), tint(air, 0.25), mix(air, tint(ink.pollen, 0.6), 0.35), air],
      glow: tint(ink.pollen, 0.75),
      power: 0.7,
      mist: tint(air, 0.3),
      lit: (color) => color,
      isNight: false,
    });
  },
};

export const gardenNight: Picture = {
  ...shared,
  file: 'water-flow/garden-night.avif',
  quality: 84,
  draw(plate) {
    const dark = mix(ink.night, ink.deep, 0.4);
    garden(plate, {
      sky: [shade(dark, 0.35), mix(dark, ink.deep, 0.6), mix(ink.deep, ink.tarn, 0.28)],
      glow: mix(ink.tarn, ink.ice, 0.4),
      power: 0.42,
      mist: mix(ink.deep, ink.tarn, 0.4),
      lit: (color) => mix(mix(color, ink.deep, 0.5), darkest, 0.34),
      isNight: true,
    });
  },
};
