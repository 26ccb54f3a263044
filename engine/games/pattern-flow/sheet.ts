/** The sheet of stones, two lily pads and a lily (`assets/art/pattern-flow/stones.ts`), at the size at which it is shown. */

/** Cells of the sheet, side by side, row by row. */
export const SHEET = { columns: 4, rows: 2 } as const;

/** A cell is so much larger than the stone in it. */
export const CELL = { wide: 150 / 132, high: 115 / 98 } as const;

/** Left upper corner of a cell, as shares of the sheet. */
export const cornerOf = (cell: number): readonly [x: number, y: number] => [
  (cell % SHEET.columns) / SHEET.columns,
  Math.floor(cell / SHEET.columns) / SHEET.rows,
];

/**
 * Scales the sheet with care, so that the card need not: stipple that is read at half its size would shimmer.
 *
 * @param width of a cell, device px
 * @param height of a cell, device px
 */
export function paintSheet(picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width)) * SHEET.columns;
  canvas.height = Math.max(1, Math.round(height)) * SHEET.rows;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('The browser gives no 2D canvas to paint the stones on');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
