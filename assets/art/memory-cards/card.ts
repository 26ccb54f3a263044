import type { Point } from '../kit/path';
import { type Plate, plate } from '../kit/plate';

/** Size of every card picture in units, before it is scaled into its theme's cell. */
export const cardWidth = 400;
export const cardHeight = 500;

/** One memory card face. */
export interface Card {
  /** What the player hears and reads, in sentence case; it also names the preview file. */
  readonly name: string;
  readonly seed: number;
  /** Direction the light comes from, as seen in the picture; [0.6, -0.8] is the upper right. */
  readonly light: Point;
  draw(plate: Plate): void;
}

/** One level of the game: its cards in atlas order, and the pixels one card gets in the atlas. */
export interface Theme {
  readonly slug: string;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly cards: readonly Card[];
  /** Quality of the sheet, 0..100; 70 unless said. */
  readonly quality?: number;
}

/** Draws one card at two pixels a unit. */
export function drawCard(card: Card): Plate {
  const sheet = plate({ width: cardWidth, height: cardHeight, seed: card.seed, light: card.light });
  card.draw(sheet);
  return sheet;
}
