import { finish } from '../kit/finish';
import { farTrunks } from '../kit/grove';
import { darkest, ink, lightest, mix, shade, tint } from '../kit/ink';
import { motes } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import type { Plate } from '../kit/plate';
import { disc, glow, shafts, sky, stars } from '../kit/sky';
import type { Picture } from '../picture';
import { deer } from './deer';
import { front } from './front';
import { ground, meadow, undergrowth } from './ground';
import type { Hour } from './hour';
import { bigTrees, trees } from './woods';

/**
 * The moon, in a gap between the trunks. `clearing` is the gap's range of x. Wide crops cut off the upper quarter of
 * the picture, but every crop shows the whole moon.
 */
export const MOON = { at: [552, 124], radius: 23, clearing: [520, 586] } as const;

/** Paints the whole grove, from the sky to the foreground. The page (src/pages/home) fades the picture behind the text. */
function hero(plate: Plate, hour: Hour): void {
  sky(plate, hour.sky, 230);
  if (hour.night) {
    stars(plate, 60, 120);
    disc(plate, MOON.at, MOON.radius, tint(ink.ice, 0.55), {
      halo: hour.light,
      reach: 190,
      strength: 0.6,
      rim: mix(ink.ice, ink.tarn, 0.35),
    });
  }
  glow(plate, [530, 96], 210, hour.light, hour.night ? 0.3 : 0.9);
  farTrunks(plate, 212, hour.air, hour.far, hour.night ? MOON.clearing : undefined);
  glow(plate, [524, 176], 190, hour.light, hour.night ? 0.22 : 0.75);
  mist(plate, 206, 70, hour.air, 0.7);
  undergrowth(plate, hour);
  ground(plate, hour);
  wisps(plate, 214, 8, mix(hour.air, hour.light, 0.3), 6, 0.55);
  trees(plate, hour);
  deer(plate, {
    x: 470,
    y: 236,
    tall: 84,
    color: hour.deer,
    glint: mix(hour.deer, hour.glint, 0.62),
    rim: hour.glint,
    facing: 1,
  });
  meadow(plate, hour);
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
    // At night the motes stay below the moon.
    [380, hour.night ? MOON.at[1] + MOON.radius + 6 : 90, 720, 300],
    hour.night ? 30 : 24,
    hour.night ? tint(ink.pollen, 0.3) : lightest,
    hour.night ? 9 : 5,
  );
  finish(plate, { grain: 0.012, vignette: 0 });
}

const shared = { width: 800, height: 350, scale: 3, outputWidth: 1600, limit: 70 } as const;

const straw = '#F0F4E2';

/**
 * The grove after sunrise: a path with a stag beside it, old trunks on the right, and space for the text on the left.
 */
export const heroDay: Picture = {
  ...shared,
  file: 'home/hero-day.avif',
  seed: 307,
  light: [0.55, -0.84],
  quality: 74,
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
      glint: mix(lightest, ink.pollen, 0.5),
      bark: mix(ink.bark, ink.spruce, 0.08),
      leaves: mix(ink.spruce, ink.fern, 0.72),
      front: shade(ink.spruce, 0.1),
      shafts: 0.42,
      night: false,
    }),
};

export const heroNight: Picture = {
  ...shared,
  file: 'home/hero-night.avif',
  seed: 307,
  light: [0.2, -0.98],
  quality: 80,
  draw: (plate) => {
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
      glint: tint(ink.ice, 0.3),
      bark: mix(ink.bark, ink.night, 0.62),
      leaves: mix(ink.deep, ink.night, 0.3),
      front: mix(ink.night, darkest, 0.3),
      shafts: 0.16,
      night: true,
    });
  },
};
