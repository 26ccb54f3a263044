import { animals } from './animals';
import type { Theme } from './card';
import { flowers } from './flowers';
import { forest } from './forest';
import { mountain } from './mountain';
import { ocean } from './ocean';
import { sunset } from './sunset';

/** The levels in the order of play. Later levels have more and smaller cards, so their cells are smaller. */
export const themes: readonly Theme[] = [
  { slug: 'mountain', cellWidth: 360, cellHeight: 450, cards: mountain },
  { slug: 'ocean', cellWidth: 320, cellHeight: 400, cards: ocean },
  { slug: 'sunset', cellWidth: 288, cellHeight: 360, cards: sunset },
  { slug: 'forest', cellWidth: 264, cellHeight: 330, cards: forest },
  { slug: 'animals', cellWidth: 240, cellHeight: 300, cards: animals },
  { slug: 'flowers', cellWidth: 240, cellHeight: 300, cards: flowers },
];
