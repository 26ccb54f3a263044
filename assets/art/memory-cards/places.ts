import type { Picture } from '../picture';
import { fox } from './animals/fox';
import { type Card, cardWidth, drawCard } from './card';
import { waterLily } from './flowers/water-lily';
import { forestStream } from './forest/forest-stream';
import { mirrorLake } from './mountain/mirror-lake';
import { greatWave } from './ocean/great-wave';
import { woodenJetty } from './sunset/wooden-jetty';

const height = (cardWidth * 208) / 352;

/**
 * Returns the small picture of a level for the list of levels: a strip of one of the level's cards.
 * @param top y of the strip, units
 */
function place(theme: string, card: Card, top: number): Picture {
  return {
    file: `memory-cards/places/${theme}.webp`,
    width: cardWidth,
    height,
    scale: 2,
    outputWidth: 240,
    seed: card.seed,
    light: card.light,
    // The picture loads before the first frame of play and is shown small.
    quality: 50,
    limit: 4,
    draw({ ctx, scale }) {
      const { canvas } = drawCard(card);
      ctx.drawImage(canvas, 0, top * scale, canvas.width, height * scale, 0, 0, cardWidth, height);
    },
  };
}

/** Cards with their strips in the order of the levels. `top` is the y of the strip. */
const strips: readonly (readonly [theme: string, card: Card, top: number])[] = [
  ['mountain', mirrorLake, 38],
  ['ocean', greatWave, 112],
  ['sunset', woodenJetty, 132],
  ['forest', forestStream, 236],
  ['animals', fox, 84],
  ['flowers', waterLily, 152],
];

export const places: readonly Picture[] = strips.map((strip) => place(...strip));
