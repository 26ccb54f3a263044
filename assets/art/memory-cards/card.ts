import type { Point } from '../kit/path';
import { type Plate, plate } from '../kit/plate';

/** Size of every card picture in units, before scaling to its theme's cell. */
export const cardWidth = 400;
export const cardHeight = 500;

/** One memory card face. */
export interface Card {
  /** Spoken and shown name, in sentence case; also the name of the preview file. */
  readonly name: string;
  readonly seed: number;
  /** Direction toward the light in the picture; [0.6, -0.8] is the upper right. */
  readonly light: Point;
  draw(plate: Plate): void;
}

/** One level of the game: its cards in atlas order, and the size of a card in the atlas, px. */
export interface Theme {
  readonly slug: string;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly cards: readonly Card[];
  /** Quality of the sheet, 0-100. Default 70. */
  readonly quality?: number;
}

/** Draws one card at two pixels a unit. */
export function drawCard(card: Card): Plate {
  const sheet = plate({ width: cardWidth, height: cardHeight, seed: card.seed, light: card.light });
  card.draw(sheet);
  return sheet;
}
