import { stand } from '../kit/conifer';
import { finish } from '../kit/finish';
import { darkest, fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { down, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, sky, stars } from '../kit/sky';
import type { Picture } from '../picture';

/** Differences between the morning and the night version. */
interface Hour {
  readonly sky: readonly string[];
  readonly air: string;
  readonly light: string;
  readonly glow: number;
  /** Colors of the trees, from the farthest to the nearest. */
  readonly trees: readonly [string, string, string];
  readonly hill: readonly [string, string];
  /** Opacity of the stars, 0-1. */
  readonly stars: number;
}

/**
 * Returns the height of the firs at x as a share of their maximum. The middle stays free for the breathing figure.
 */
const aside = (x: number): number => 0.3 + 0.7 * Math.min(1, Math.abs((x - 400) / 330) ** 1.3);

/** Paints a clearing at the edge of the grove: sky above, trees on both sides, a hill below. */
function grove(plate: Plate, hour: Hour): void {
  sky(plate, hour.sky, 400, [0, 0.34, 0.7, 1]);
  // Stars are also drawn by day, invisibly, because they consume random numbers. This gives the trees the same places
  // by day and by night.
  plate.ctx.globalAlpha = hour.stars;
  stars(plate, 60, 240, tint(ink.ice, 0.4));
  plate.ctx.globalAlpha = 1;
  glow(plate, [400, 300], 430, hour.light, hour.glow);
  hour.trees.forEach((color, index) => {
    const line = ridge(plate, { y: 398 + index * 5, swell: 6, wave: 260, octaves: 2 });
    stand(plate, {
      ground: line.topAt,
      color,
      height: [54 + index * 14, 104 + index * 34],
      gap: 17 + index * 9,
      tall: aside,
      rim: 0.25,
      glint: hour.light,
    });
  });
  // One gradient of mist covers all trees, down to the ground.
  plate.ctx.fillStyle = down(
    plate,
    250,
    412,
    [0, 0.05, 0.2, 0.46, 0.76, 0.94].map((opacity) => fade(hour.air, opacity)),
  );
  plate.ctx.fillRect(0, 250, plate.width, 170);
  hour.hill.forEach((color, index) => {
    const hill = ridge(plate, {
      y: 404 + index * 28,
      swell: 7,
      wave: 320,
      octaves: 2,
      bend: (x) => (index === 0 ? -1 : 1) * 6 * Math.cos(((x - 400) / 400) * 1.4),
    });
    layer(plate, hill, { color, dots: 0.4 });
  });
  finish(plate, { grain: 0.008, vignette: 0.06 });
}

const shared = { width: 800, height: 450, scale: 2, seed: 417 };

const straw = mix(lightest, ink.pollen, 0.2);

/**
 * The background of the breathing exercises by day. It is cached at the first visit. Flat colors and little grain
 * keep the file small.
 */
export const groveDay: Picture = {
  ...shared,
  light: [-0.4, -0.9],
  file: 'breathing/grove-day.avif',
  quality: 62,
  limit: 20,
  draw: (plate) =>
    grove(plate, {
      sky: [
        mix(ink.tarn, ink.ice, 0.58),
        mix(mix(ink.tarn, ink.ice, 0.78), ink.lichen, 0.3),
        mix(ink.lichen, straw, 0.62),
        straw,
      ],
      air: mix(straw, ink.lichen, 0.16),
      light: lightest,
      glow: 0.5,
      trees: [
        mix(mix(ink.fern, ink.tarn, 0.3), straw, 0.52),
        mix(mix(ink.fern, ink.tarn, 0.3), straw, 0.26),
        mix(ink.fern, ink.spruce, 0.45),
      ],
      hill: [mix(ink.fern, ink.spruce, 0.25), mix(ink.spruce, ink.fern, 0.15)],
      stars: 0,
    }),
};

/** The background of the breathing exercises by night. */
export const groveNight: Picture = {
  ...shared,
  light: [0.3, -0.95],
  file: 'breathing/grove-night.avif',
  quality: 62,
  limit: 14,
  draw: (plate) => {
    const air = mix(ink.deep, ink.tarn, 0.26);
    grove(plate, {
      sky: [
        darkest,
        mix(ink.night, ink.deep, 0.6),
        mix(ink.deep, ink.tarn, 0.16),
        mix(ink.deep, ink.tarn, 0.34),
      ],
      air,
      light: mix(ink.ice, ink.tarn, 0.4),
      glow: 0.16,
      trees: [mix(air, ink.deep, 0.5), mix(ink.deep, ink.night, 0.4), shade(ink.night, 0.25)],
      hill: [mix(ink.night, darkest, 0.4), darkest],
      stars: 1,
    });
  },
};
