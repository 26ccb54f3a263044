import { cloudBank } from '../kit/cloud';
import { finish } from '../kit/finish';
import { darkest, ink, mix, tint } from '../kit/ink';
import { wisps } from '../kit/mist';
import type { Plate } from '../kit/plate';
import { glow, sky, stars } from '../kit/sky';
import type { Picture } from '../picture';

/** Differences between evening and night. */
interface Hour {
  readonly sky: readonly string[];
  readonly light: string;
  readonly glow: number;
  readonly wisps: string;
  /** Opacity of the stars, 0-1. */
  readonly stars: number;
  /** Far, middle and near clouds, each with the color of its shade. */
  readonly clouds: readonly (readonly [color: string, shadow: string])[];
}

/** Paints the sky above the clouds, with space for the bubbles. */
function aboveClouds(plate: Plate, hour: Hour): void {
  sky(plate, hour.sky, 420, [0, 0.4, 0.74, 1]);
  plate.ctx.globalAlpha = hour.stars;
  stars(plate, 70, 250, tint(ink.ice, 0.4));
  plate.ctx.globalAlpha = 1;
  glow(plate, [540, 330], 430, hour.light, hour.glow);
  wisps(plate, 240, 60, hour.wisps, 5, 0.28);
  const heights = [
    [356, 170],
    [392, 250],
    [434, 330],
  ] as const;
  hour.clouds.forEach(([color, shadow], bank) => {
    const [y, size] = heights[bank] as (typeof heights)[number];
    cloudBank(plate, y, size, color, shadow);
  });
  finish(plate, { grain: 0.006, vignette: 0.05 });
}

const shared = { width: 800, height: 450, scale: 2, seed: 622, light: [-0.4, -0.9] as const };

/** Background by day: a soft evening. */
export const eveningSky: Picture = {
  ...shared,
  file: 'thought-bubbles/evening.avif',
  quality: 66,
  limit: 44,
  draw: (plate) =>
    aboveClouds(plate, {
      sky: [
        mix(ink.heather, ink.night, 0.12),
        mix(ink.heather, ink.rose, 0.34),
        mix(ink.rose, ink.heather, 0.34),
        tint(ink.rose, 0.18),
      ],
      light: tint(ink.rose, 0.5),
      glow: 0.5,
      wisps: tint(ink.rose, 0.34),
      stars: 0,
      clouds: [
        [mix(ink.rose, ink.heather, 0.26), mix(ink.heather, ink.dusk, 0.25)],
        [tint(mix(ink.rose, ink.pollen, 0.16), 0.36), mix(ink.dusk, ink.heather, 0.42)],
        [tint(mix(ink.rose, ink.pollen, 0.22), 0.55), mix(ink.dusk, ink.heather, 0.34)],
      ],
    }),
};

/** Background by night, with stars. */
export const eveningNight: Picture = {
  ...shared,
  file: 'thought-bubbles/night.avif',
  quality: 70,
  limit: 34,
  draw: (plate) => {
    const dusk = mix(ink.night, ink.heather, 0.42);
    aboveClouds(plate, {
      sky: [
        mix(ink.night, darkest, 0.55),
        mix(ink.night, ink.heather, 0.2),
        mix(ink.night, ink.heather, 0.38),
        dusk,
      ],
      light: mix(ink.heather, ink.rose, 0.3),
      glow: 0.22,
      wisps: mix(ink.heather, ink.night, 0.4),
      stars: 1,
      clouds: [
        [mix(dusk, ink.heather, 0.22), mix(dusk, ink.night, 0.4)],
        [mix(ink.heather, ink.night, 0.4), mix(ink.night, ink.heather, 0.16)],
        [mix(mix(ink.heather, ink.ice, 0.16), ink.night, 0.36), mix(ink.night, darkest, 0.2)],
      ],
    });
  },
};
