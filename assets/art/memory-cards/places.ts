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

/** In the order of the levels. */
export const places: readonly Picture[] = [
  place('mountain', mirrorLake, 38),
  place('ocean', greatWave, 112),
  place('sunset', woodenJetty, 132),
  place('forest', forestStream, 236),
  place('animals', fox, 84),
  place('flowers', waterLily, 152),
];
