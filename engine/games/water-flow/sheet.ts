/** Sprite sheet of all parts of a terrace (`assets/art/water-flow/terrace.ts`), scaled to display size. */
import { CanvasSource, Rectangle, Texture } from 'pixi.js';

const CELLS = [
  'straight',
  'bend',
  'fork',
  'basin',
  'shade',
  'straw',
  'green',
  'lock',
  'joint',
  'tuft',
  'boulder-1',
  'boulder-2',
  'boulder-3',
  'spout',
  'ring',
  'lantern',
  'glow',
  'body',
  'wings',
  'wall-1',
  'wall-2',
  'bank-1',
  'bank-2',
  'azalea-1',
  'azalea-2',
  'lamp',
  'lamp-light',
  'shadow',
] as const;
export type SheetCellName = (typeof CELLS)[number];

const COLUMNS = 5;
const ROWS = Math.ceil(CELLS.length / COLUMNS);

/** Padding around each cell, px. The GPU samples beyond the edge of a frame. */
const GAP = 2;

export class TerraceSheet {
  readonly side: number;
  readonly #source: CanvasSource;
  readonly #textures: Readonly<Record<SheetCellName, Texture>>;

  /**
   * Scales the picture on a 2D canvas. If the GPU shrank it, its stippled shading would shimmer.
   * @param side side of a cell, device px
   */
  constructor(picture: ImageBitmap, side: number) {
    const px = Math.max(1, Math.round(side));
    this.side = px;
    const canvas = document.createElement('canvas');
    const pitch = px + 2 * GAP;
    canvas.width = pitch * COLUMNS;
    canvas.height = pitch * ROWS;
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('The browser has no 2D canvas to paint the terrace on');
    brush.imageSmoothingQuality = 'high';
    this.#source = new CanvasSource({ label: 'terrace', resource: canvas });
    this.#textures = Object.fromEntries(
      CELLS.map((cell, index) => {
        const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
        const frame = new Rectangle(column * pitch + GAP, row * pitch + GAP, px, px);
        const [width, height] = [picture.width / COLUMNS, picture.height / ROWS];
        brush.drawImage(picture, column * width, row * height, width, height, frame.x, frame.y, px, px);
        return [cell, new Texture({ source: this.#source, frame })];
      }),
    ) as unknown as Record<SheetCellName, Texture>;
  }

  texture(cell: SheetCellName): Texture {
    return this.#textures[cell];
  }

  destroy(): void {
    for (const texture of Object.values(this.#textures)) texture.destroy();
    this.#source.destroy();
  }
}
