import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { mist, wisps } from '../../kit/mist';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky, stars } from '../../kit/sky';
import type { Picture } from '../../picture';

interface Mood {
  sky: readonly string[];
  glow: string;
  power: number;
  mist: string;
  /** Hills from far to near. */
  hills: readonly [string, string, string, string];
}

/** Four quiet hills under a soft light at the upper right; nothing here may compete with the cards. */
function board(plate: Plate, mood: Mood): void {
  sky(plate, mood.sky, plate.height);
  glow(plate, [620, 30], 330, mood.glow, mood.power);
  mood.hills.forEach((color, i) => {
    const hill = ridge(plate, {
      y: 296 + i * 82,
      swell: 30 - i * 3,
      wave: 330 - i * 30,
      octaves: 2,
      rough: 0.3,
    });
    layer(plate, hill, { color, mist: mood.mist, melt: 110, haze: 0.75 - i * 0.12, dots: 0 });
    if (i < 3) wisps(plate, 350 + i * 82, 16, mood.mist, 4, 0.35);
  });
  mist(plate, 330, 60, mood.mist, 0.2);
}

const shared = { width: 800, height: 600, scale: 2, light: [0.6, -0.8], quality: 52, limit: 30 } as const;

/** Paper green of the day board; its upper part keeps to this lightness, so that dark text stays readable. */
const paper = '#DDE8DD';

export const boardDay: Picture = {
  ...shared,
  file: 'memory-cards/board-day.avif',
  seed: 71,
  draw(plate) {
    const far = mix(paper, ink.lichen, 0.3);
    board(plate, {
      sky: [mix(paper, ink.ice, 0.35), paper, mix(paper, lightest, 0.25), mix(paper, ink.lichen, 0.3)],
      glow: tint(ink.pollen, 0.78),
      power: 0.55,
      mist: mix(paper, lightest, 0.2),
      hills: [
        far,
        mix(paper, ink.lichen, 0.62),
        mix(ink.lichen, ink.fern, 0.12),
        mix(ink.lichen, ink.fern, 0.42),
      ],
    });
    finish(plate, { grain: 0.006, vignette: 0.03 });
  },
};

export const boardNight: Picture = {
  ...shared,
  file: 'memory-cards/board-night.avif',
  seed: 71,
  draw(plate) {
    const ground = '#0E1B1D';
    board(plate, {
      sky: [ground, mix(ground, ink.deep, 0.4), mix(ground, ink.deep, 0.9)],
      glow: mix(ink.tarn, ink.ice, 0.35),
      power: 0.26,
      mist: mix(ink.deep, ink.tarn, 0.25),
      hills: [
        mix(ground, ink.deep, 0.95),
        mix(ground, ink.deep, 0.75),
        mix(ground, ink.deep, 0.45),
        shade(ground, 0.3),
      ],
    });
    stars(plate, 26, 200, mix(ink.ice, ink.tarn, 0.3));
    finish(plate, { grain: 0.006, vignette: 0.06 });
  },
};
