/** The stones, two lily pads and a lily (`assets/art/pattern-flow/stones.ts`), scaled to display size. */
import { CanvasSource, Rectangle, Texture } from 'pixi.js';

export const SHEET_GRID = { columns: 4, rows: 2 } as const;

export const CELL_SCALE = { wide: 150 / 132, high: 115 / 98 } as const;

/** Returns the upper left corner of a cell, as shares of the sheet. */
export const cellCorner = (cell: number): readonly [x: number, y: number] => [
  (cell % SHEET_GRID.columns) / SHEET_GRID.columns,
  Math.floor(cell / SHEET_GRID.columns) / SHEET_GRID.rows,
];

export class StoneSheet {
  readonly source: CanvasSource;
  readonly cells: readonly Texture[];

  /**
   * Scales the sheet on a 2D canvas with high quality. If the GPU shrank the sheet, its stippled shading would shimmer.
   * @param width width of a cell, device px
   * @param height height of a cell, device px
   */
  constructor(picture: CanvasImageSource, width: number, height: number) {
    const [across, down] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
    this.source = new CanvasSource({
      label: 'stones',
      resource: paint(picture, across * SHEET_GRID.columns, down * SHEET_GRID.rows),
    });
    this.cells = Array.from({ length: SHEET_GRID.columns * SHEET_GRID.rows }, (_, cell) => {
      const [x, y] = cellCorner(cell);
      const frame = new Rectangle(x * this.source.width, y * this.source.height, across, down);
      return new Texture({ source: this.source, frame });
    });
  }

  destroy(): void {
    for (const cell of this.cells) cell.destroy();
    this.source.destroy();
  }
}

function paint(picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('The browser has no 2D canvas to paint the stones on');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
