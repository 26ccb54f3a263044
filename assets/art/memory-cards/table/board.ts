import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { darkest, ink, lightest, mix, shade, tint } from '../../kit/ink';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky, stars } from '../../kit/sky';
import type { Picture } from '../../picture';

interface Mood {
  sky: readonly string[];
  glow: string;
  power: number;
  mist: string;
  /** Color toward which the firs on the hills are mixed. */
  trees: string;
  /** Hills from far to near. */
  hills: readonly [string, string, string, string];
}

/** Paints four quiet hills in soft light from the upper right. The contrast is low because the cards lie on them. */
function board(plate: Plate, mood: Mood): void {
  sky(plate, mood.sky, plate.height);
  glow(plate, [620, 30], 330, mood.glow, mood.power);
  mood.hills.forEach((color, i) => {
    const hill = ridge(plate, {
      y: 300 + i * 82,
      swell: 34 - i * 4,
      wave: 300 - i * 30,
      octaves: 2,
      rough: 0.3,
      bend: (x) => ((x - 400) / 400) * (i % 2 ? -16 : 16),
    });
    if (i > 0) {
      stand(plate, {
        ground: hill.topAt,
        color: mix(color, mood.trees, 0.2 + i * 0.1),
        height: [14 + i * 5, 30 + i * 14],
        gap: 13 + i * 5,
        tall: (x) => Math.max(0, Math.abs((x - 420 + i * 30) / 400) ** 1.5 * 1.5 - 0.1),
        mist: mix(mood.mist, color, 0.7),
        haze: 0.9,
        rim: 0.1,
      });
    }
    layer(plate, hill, { color, mist: mood.mist, melt: 110, haze: 0.72 - i * 0.12, dots: 0.1 });
  });
}

const shared = { width: 800, height: 600, scale: 2, limit: 30, light: [0.6, -0.8] } as const;

/** Paper green of the board by day. The upper part keeps this lightness so that dark text stays readable. */
const paper = '#DDE8DD';

export const boardDay: Picture = {
  ...shared,
  file: 'memory-cards/board-day.avif',
  quality: 84,
  seed: 71,
  draw(plate) {
    const far = mix(paper, ink.lichen, 0.3);
    board(plate, {
      sky: [mix(paper, ink.ice, 0.35), paper, mix(paper, lightest, 0.25), mix(paper, ink.lichen, 0.3)],
      glow: tint(ink.pollen, 0.78),
      power: 0.55,
      mist: mix(paper, lightest, 0.2),
      trees: ink.spruce,
      hills: [
        far,
        mix(paper, ink.lichen, 0.62),
        mix(ink.lichen, ink.fern, 0.12),
        mix(ink.lichen, ink.fern, 0.42),
      ],
    });
    finish(plate, { grain: 0.014, vignette: 0.03 });
  },
};

export const boardNight: Picture = {
  ...shared,
  file: 'memory-cards/board-night.avif',
  quality: 94,
  seed: 71,
  draw(plate) {
    const ground = '#0E1B1D';
    board(plate, {
      sky: [ground, mix(ground, ink.deep, 0.4), mix(ground, ink.deep, 0.9)],
      glow: mix(ink.tarn, ink.ice, 0.35),
      power: 0.26,
      mist: mix(ink.deep, ink.tarn, 0.22),
      trees: darkest,
      hills: [
        mix(ground, ink.deep, 0.95),
        mix(ground, ink.deep, 0.75),
        mix(ground, ink.deep, 0.45),
        shade(ground, 0.3),
      ],
    });
    stars(plate, 26, 200, mix(ink.ice, ink.tarn, 0.3));
    finish(plate, { grain: 0.014, vignette: 0.06 });
  },
};
