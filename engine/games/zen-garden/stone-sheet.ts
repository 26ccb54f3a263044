/** The six stones under one light, painted side by side into one picture. */
import type { Lighting } from './lightings';
import { PICTURE_SIZE, paintStone } from './stone-picture';
import { stonesIn } from './stones';

/** A stone's part of the sheet, and where it lies in the garden; device px. */
export interface StonePlace {
  /** Of its upper left corner in the garden. */
  readonly x: number;
  readonly y: number;
  /** Of its left edge on the sheet; its upper edge is the sheet's. */
  readonly left: number;
  readonly side: number;
}

const sides = (resolution: number): number[] =>
  stonesIn(1).map(({ radius }) => Math.ceil(radius * resolution * PICTURE_SIZE));

/** Paints the sheet. @param resolution device px per px */
export function paintStones(lighting: Lighting, resolution: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = sides(resolution).reduce((sum, side) => sum + side, 0);
  canvas.height = Math.max(...sides(resolution));
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  let left = 0;
  for (const [index, { radius }] of stonesIn(1).entries()) {
    const picture = paintStone(index, radius * resolution, lighting);
    pen.drawImage(picture, left, 0);
    left += picture.width;
  }
  return canvas;
}

/** Where the stones lie in a garden of this width, px. On whole device px: a grain stays a grain. */
export function stonePlaces(width: number, resolution: number): StonePlace[] {
  let left = 0;
  return stonesIn(width).map(({ x, y }, index) => {
    const side = sides(resolution)[index] as number;
    const place = {
      x: Math.round(x * resolution - side / 2),
      y: Math.round(y * resolution - side / 2),
      left,
      side,
    };
    left += side;
    return place;
  });
}
