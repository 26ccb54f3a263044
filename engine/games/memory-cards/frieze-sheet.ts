/** Paints the pictures of a finished board into one sheet, with soft transitions between neighbors. */
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { type Pictures, paintPicture } from './card-picture';
import type { Area } from './drawn-card';
import type { Tile } from './frieze-layout';

/** Half the width of a transition, CSS px. */
const OVERLAP = 7;

/** Corner radius of the whole frieze, CSS px. */
const RADIUS = 20;

export interface FriezeSheetOptions {
  readonly pictures: Pictures;
  /** Index in the theme of each tile's picture. */
  readonly order: readonly number[];
  readonly tiles: readonly Tile[];
  readonly resolution: number;
}

/** The sheet is painted a few tiles per frame, so that the animation does not stutter. */
export class FriezeSheet {
  readonly #options: FriezeSheetOptions;
  readonly #brush: CanvasRenderingContext2D;
  readonly #aside: CanvasRenderingContext2D;
  readonly #source: CanvasSource;
  /** One texture per tile, in reading order. */
  readonly textures: readonly Texture[];
  /** Rectangle of the frieze in the slot, CSS px. */
  readonly bounds: Tile;
  #painted = 0;

  constructor(options: FriezeSheetOptions) {
    this.#options = options;
    const { tiles, resolution } = options;
    this.bounds = boundsOf(tiles);
    const { x: left, y: top, width, height } = this.bounds;
    this.#brush = brushFor(width * resolution, height * resolution);
    this.#brush.beginPath();
    this.#brush.roundRect(0, 0, width * resolution, height * resolution, RADIUS * resolution);
    this.#brush.clip();
    const room = 2 * OVERLAP;
    const largest = Math.max(...tiles.map((tile) => tile.width));
    this.#aside = brushFor((largest + room) * resolution, ((tiles[0]?.height ?? 0) + room) * resolution);
    this.#source = new CanvasSource({
      resource: this.#brush.canvas,
      resolution,
      alphaMode: 'premultiply-alpha-on-upload',
    });
    this.textures = tiles.map(
      ({ x, y, width, height }) =>
        new Texture({ source: this.#source, frame: new Rectangle(x - left, y - top, width, height) }),
    );
  }

  /**
   * Paints up to `count` further tiles.
   * @returns whether all tiles are painted
   */
  paint(count: number): boolean {
    const { tiles } = this.#options;
    if (this.#painted === tiles.length) return true;
    const until = Math.min(tiles.length, this.#painted + count);
    while (this.#painted < until) this.#paintTile(this.#painted++);
    if (until < tiles.length) return false;
    this.#source.update();
    return true;
  }

  /** Returns the area of a tile's picture including its overlap with neighboring tiles, CSS px of the slot. */
  reach(index: number): Tile {
    const { tiles } = this.#options;
    const { x, y, width, height } = tiles[index] as Tile;
    const bounds = this.bounds;
    const left = x > bounds.x ? OVERLAP : 0;
    const top = y > bounds.y ? OVERLAP : 0;
    const right = x + width < bounds.x + bounds.width ? OVERLAP : 0;
    const bottom = y + height < bounds.y + bounds.height ? OVERLAP : 0;
    return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
  }

  destroy(): void {
    for (const texture of this.textures) texture.destroy();
    this.#source.destroy();
  }

  /**
   * Paints a tile. Must run in reading order, because each picture fades in over the edges of its left and upper
   * neighbors.
   */
  #paintTile(index: number): void {
    const { pictures, order, tiles, resolution } = this.#options;
    const tile = tiles[index] as Tile;
    const reach = this.reach(index);
    const aside = this.#aside;
    const area: Area = { x: 0, y: 0, width: reach.width * resolution, height: reach.height * resolution };
    aside.globalCompositeOperation = 'copy';
    aside.fillStyle = 'transparent';
    aside.fillRect(0, 0, aside.canvas.width, aside.canvas.height);
    aside.globalCompositeOperation = 'source-over';
    paintPicture(aside, pictures, order[index] ?? 0, area);
    aside.globalCompositeOperation = 'destination-in';
    const melt = 2 * OVERLAP * resolution;
    if (reach.x < tile.x) eraseGradient(aside, area, melt, 0);
    if (reach.y < tile.y) eraseGradient(aside, area, 0, melt);
    const { x: left, y: top } = this.bounds;
    this.#brush.drawImage(
      aside.canvas,
      0,
      0,
      area.width,
      area.height,
      (reach.x - left) * resolution,
      (reach.y - top) * resolution,
      area.width,
      area.height,
    );
  }
}

/**
 * Erases along a gradient. The edge on the left or at the top becomes transparent. From the given width on the
 * picture stays opaque.
 */
function eraseGradient(brush: CanvasRenderingContext2D, { width, height }: Area, x: number, y: number): void {
  const gradient = brush.createLinearGradient(0, 0, x, y);
  gradient.addColorStop(0, 'rgba(0, 0, 0, 0)');
  gradient.addColorStop(1, 'rgba(0, 0, 0, 1)');
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
}

function brushFor(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('The browser has no 2D canvas to paint the frieze on');
  return brush;
}

function boundsOf(tiles: readonly Tile[]): Tile {
  const x = Math.min(...tiles.map((tile) => tile.x));
  const y = Math.min(...tiles.map((tile) => tile.y));
  const right = Math.max(...tiles.map((tile) => tile.x + tile.width));
  const bottom = Math.max(...tiles.map((tile) => tile.y + tile.height));
  return { x, y, width: right - x, height: bottom - y };
}
