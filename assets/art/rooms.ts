import { type Card, cardHeight, cardWidth } from './memory-cards/card';
import { bluebellPath } from './memory-cards/forest/bluebell-path';
import { pineMist } from './memory-cards/forest/pine-mist';
import { treeHouse } from './memory-cards/forest/tree-house';
import { lighthouse } from './memory-cards/ocean/lighthouse';
import type { Picture } from './picture';

/** Returns the art of a memory card as a picture for pages with little content. */
const room = (name: string, card: Card): Picture => ({
  file: `rooms/${name}.webp`,
  width: cardWidth,
  height: cardHeight,
  scale: 2,
  outputWidth: 440,
  seed: card.seed,
  light: card.light,
  quality: 56,
  limit: 26,
  draw: card.draw,
});

/** Returns the mirror image of a card, for one with its light at the upper right. */
const mirrored = (card: Card): Card => ({
  ...card,
  draw(plate) {
    plate.ctx.translate(cardWidth, 0);
    plate.ctx.scale(-1, 1);
    card.draw(plate);
  },
});

/** Pictures for pages with little content, such as sign-in or an unknown address. */
export const rooms: readonly Picture[] = [
  room('bluebell-path', bluebellPath),
  room('pine-mist', mirrored(pineMist)),
  room('tree-house', treeHouse),
  room('lighthouse', lighthouse),
];
