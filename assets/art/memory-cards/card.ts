import type { Point } from '../kit/path';
import { type Plate, plate } from '../kit/plate';

/** Size of every card picture in units, before it is scaled to its theme's cell. */
export const cardWidth = 400;
export const cardHeight = 500;

/** The face of a memory card. */
export interface Card {
  /** Name in sentence case, which is spoken and shown. It is also the name of the preview file. */
  readonly name: string;
  readonly seed: number;
  /** Direction to the light in the picture. [0.6, -0.8] is the upper right. */
  readonly light: Point;
  draw(plate: Plate): void;
}

/** The cards of one level in atlas order, with the size of a card in the atlas, px. */
export interface Theme {
  readonly slug: string;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly cards: readonly Card[];
  /** Quality of the sheet, 0-100. 70 by default. */
  readonly quality?: number;
}

/** Draws one card with two pixels per unit. */
export function drawCard(card: Card): Plate {
  const sheet = plate({ width: cardWidth, height: cardHeight, seed: card.seed, light: card.light });
  card.draw(sheet);
  return sheet;
}
