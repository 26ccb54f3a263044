import { bareStipple } from '../kit/bare-stipple';
import { shrink } from '../output/shrink';
import type { Picture } from '../picture';
import { fox } from './animals/fox';
import { type Card, cardWidth, drawCard } from './card';
import { waterLily } from './flowers/water-lily';
import { forestStream } from './forest/forest-stream';
import { mirrorLake } from './mountain/mirror-lake';
import { greatWave } from './ocean/great-wave';
import { woodenJetty } from './sunset/wooden-jetty';

const height = (cardWidth * 208) / 352;

/** The small picture of a level on the start page: a strip of one of its cards that begins `top` units down. */
function place(theme: string, card: Card, top: number): Picture {
  return {
    file: `memory-cards/places/${theme}.webp`,
    width: cardWidth,
    height,
    scale: 2,
    outputWidth: 320,
    seed: card.seed,
    light: card.light,
    // On the way to the first frame of play: small, and shown small.
    quality: 50,
    limit: 6,
    draw({ ctx, scale }) {
      const { canvas } = drawCard(card);
      ctx.drawImage(canvas, 0, top * scale, canvas.width, height * scale, 0, 0, cardWidth, height);
    },
  };
}

/** Width of a bare place in pixels: about as wide as it is shown, so that its dots stay dots. */
const bareWidth = 200;

/**
 * The same place before it was earned: nothing but its stipple. A mask, so that the page gives it the ink of day or
 * night.
 */
function bare(theme: string, card: Card, top: number): Picture {
  const scale = bareWidth / cardWidth;
  return {
    file: `memory-cards/places/${theme}-bare.webp`,
    width: cardWidth,
    height,
    scale,
    seed: card.seed,
    light: card.light,
    // Without loss: two colours and nothing between.
    quality: 100,
    limit: 4,
    draw({ ctx, canvas: { width, height: down } }) {
      const { canvas } = drawCard(card);
      const whole = shrink(canvas, width, Math.round((width * canvas.height) / canvas.width));
      const from = whole.getContext('2d').getImageData(0, Math.round(top * scale), width, down);
      ctx.putImageData(bareStipple(from), 0, 0);
    },
  };
}

/** In the order of the levels: the card whose strip shows the place, and where the strip begins. */
const strips: readonly (readonly [theme: string, card: Card, top: number])[] = [
  ['mountain', mirrorLake, 38],
  ['ocean', greatWave, 112],
  ['sunset', woodenJetty, 132],
  ['forest', forestStream, 236],
  ['animals', fox, 84],
  ['flowers', waterLily, 152],
];

export const places: readonly Picture[] = [
  ...strips.map((strip) => place(...strip)),
  ...strips.map((strip) => bare(...strip)),
];
