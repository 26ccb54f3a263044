/** Texture atlas of a board at display size. It needs only one draw call, and its pictures stay sharp. */
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { cornerRadius } from './card-layout';
import { paintPicture, type SheetPictures } from './card-picture';
import type { CardArea } from './drawn-card';

/** Padding around a card in its cell for shadow and ring, CSS px. */
export const CELL_PADDING = 16;

/** Returns the width of a card's white border, device px. @param width width of the card, CSS px */
const edgeOf = (width: number, resolution: number): number =>
  Math.round(Math.min(4, Math.max(2, width * 0.024)) * resolution);

export interface CardAtlasOptions extends SheetPictures {
  /** Picture of the card's back. If undefined, the back is plain spruce. */
  readonly back: CanvasImageSource | undefined;
  /** Whether light falls on the backs, which would be as dark as the table at night. */
  readonly isNight: boolean;
  /** Size of a card, CSS px. */
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
}

const SPRUCE = '#27614F';
const POLLEN = '#E8B04F';
const WHITE = '#FBFDFA';
const INK = '23, 51, 45';
const MOONLIGHT = '214, 238, 226';

const EXTRAS = ['back', 'shadow', 'shade', 'ring'] as const;
type Extra = (typeof EXTRAS)[number];

export class CardAtlas {
  readonly #options: CardAtlasOptions;
  readonly #columns: number;
  readonly #source: CanvasSource;
  readonly #brush: CanvasRenderingContext2D;
  readonly #textures: readonly Texture[];
  /** Corner radius of a card's back, device px. */
  readonly #radius: number;

  constructor(options: CardAtlasOptions) {
    this.#options = options;
    const { width, height, resolution, names } = options;
    this.#radius = cornerRadius(width) * resolution;
    const cells = names.length + EXTRAS.length;
    this.#columns = Math.ceil(Math.sqrt((cells * height) / width));
    const [cellWidth, cellHeight] = this.#cell;
    const canvas = document.createElement('canvas');
    canvas.width = cellWidth * this.#columns;
    canvas.height = cellHeight * Math.ceil(cells / this.#columns);
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('The browser has no 2D canvas to paint the cards on');
    this.#brush = brush;
    this.#source = new CanvasSource({
      resource: canvas,
      resolution,
      alphaMode: 'premultiply-alpha-on-upload',
    });
    this.#textures = Array.from({ length: cells }, (_, index) => {
      const { x, y } = this.#corner(index);
      const frame = new Rectangle(x, y, cellWidth, cellHeight);
      // Pixi's frames are in logical px.
      frame.x /= resolution;
      frame.y /= resolution;
      frame.width /= resolution;
      frame.height /= resolution;
      return new Texture({ source: this.#source, frame });
    });
    this.paint(options);
  }

  /** Returns whether the atlas shows these pictures on cards of this width (CSS px) at this resolution. */
  isFor(names: SheetPictures['names'], width: number, resolution: number): boolean {
    const own = this.#options;
    return own.names === names && own.width === width && own.resolution === resolution;
  }

  /** Returns the texture of a face. @param index index of its picture in the theme */
  face(index: number): Texture {
    return this.#texture(index);
  }

  extra(name: Extra): Texture {
    return this.#texture(this.#options.names.length + EXTRAS.indexOf(name));
  }

  /** Paints every cell. Call this again when a picture has loaded, or when day or night has come. */
  paint({ sheet, back, isNight }: Pick<CardAtlasOptions, 'sheet' | 'back' | 'isNight'>): void {
    const { names } = this.#options;
    this.#brush.clearRect(0, 0, this.#brush.canvas.width, this.#brush.canvas.height);
    names.forEach((_, index) => {
      this.#paintFace(index, (area) => paintPicture(this.#brush, { names, sheet }, index, area));
    });
    this.#paintBack(this.#area(names.length), back);
    if (isNight) this.#paintMoonlight(this.#area(names.length));
    this.#paintShadow(this.#area(names.length + 1));
    this.#paintShade(this.#area(names.length + 2));
    this.#paintRing(this.#area(names.length + 3));
    this.#source.update();
  }

  destroy(): void {
    for (const texture of this.#textures) texture.destroy();
    this.#source.destroy();
  }

  get #cell(): [width: number, height: number] {
    const { width, height, resolution } = this.#options;
    return [
      Math.round((width + 2 * CELL_PADDING) * resolution),
      Math.round((height + 2 * CELL_PADDING) * resolution),
    ];
  }

  #texture(index: number): Texture {
    const texture = this.#textures[index];
    if (!texture) throw new RangeError(`The board's atlas has no cell ${index}`);
    return texture;
  }

  #corner(index: number): { x: number; y: number } {
    const [width, height] = this.#cell;
    return { x: (index % this.#columns) * width, y: Math.floor(index / this.#columns) * height };
  }

  #area(index: number): CardArea {
    const { width, height, resolution } = this.#options;
    const { x, y } = this.#corner(index);
    const padding = CELL_PADDING * resolution;
    return { x: x + padding, y: y + padding, width: width * resolution, height: height * resolution };
  }

  #trace(area: CardArea, inset: number, radius: number): void {
    this.#brush.beginPath();
    this.#brush.roundRect(
      area.x + inset,
      area.y + inset,
      area.width - 2 * inset,
      area.height - 2 * inset,
      Math.max(0, radius),
    );
  }

  #clipped(area: CardArea, inset: number, radius: number, paint: () => void): void {
    this.#brush.save();
    this.#trace(area, inset, radius);
    this.#brush.clip();
    paint();
    this.#brush.restore();
  }

  #paintFace(index: number, paint: (picture: CardArea) => void): void {
    const area = this.#area(index);
    const { width, resolution } = this.#options;
    const edge = edgeOf(width, resolution);
    this.#trace(area, 0, this.#radius + 2 * resolution);
    this.#brush.fillStyle = WHITE;
    this.#brush.fill();
    const picture = {
      x: area.x + edge,
      y: area.y + edge,
      width: area.width - 2 * edge,
      height: area.height - 2 * edge,
    };
    this.#clipped(area, edge, this.#radius + 2 * resolution - edge, () => paint(picture));
  }

  #paintBack(area: CardArea, back: CanvasImageSource | undefined): void {
    this.#clipped(area, 0, this.#radius, () => {
      this.#brush.fillStyle = SPRUCE;
      this.#brush.fillRect(area.x, area.y, area.width, area.height);
      this.#brush.imageSmoothingQuality = 'high';
      if (back) this.#brush.drawImage(back, area.x, area.y, area.width, area.height);
    });
  }

  /** Paints light from the upper left on the back, and the lit edge. */
  #paintMoonlight(area: CardArea): void {
    const { resolution } = this.#options;
    const brush = this.#brush;
    this.#trace(area, 0, this.#radius);
    brush.fillStyle = this.#acrossCard(area, 0.16, 0);
    brush.fill();
    this.#trace(area, 0.75 * resolution, this.#radius - 0.75 * resolution);
    brush.strokeStyle = this.#acrossCard(area, 0.8, 0.2);
    brush.lineWidth = 1.5 * resolution;
    brush.stroke();
  }

  /** Returns moonlight with these opacities at the upper left and at the lower right. */
  #acrossCard({ x, y, width, height }: CardArea, start: number, end: number): CanvasGradient {
    const gradient = this.#brush.createLinearGradient(x, y, x + width, y + height);
    gradient.addColorStop(0, `rgba(${MOONLIGHT}, ${start})`);
    gradient.addColorStop(1, `rgba(${MOONLIGHT}, ${end})`);
    return gradient;
  }

  #paintShadow(area: CardArea): void {
    const { resolution } = this.#options;
    const brush = this.#brush;
    const [cellWidth] = this.#cell;
    brush.save();
    brush.beginPath();
    const padding = CELL_PADDING * resolution;
    brush.rect(area.x - padding, area.y - padding, area.width + 2 * padding, area.height + 2 * padding);
    brush.clip();
    // The shape itself is drawn outside the cell, so that only its shadow falls inside.
    brush.shadowColor = `rgba(${INK}, 0.42)`;
    brush.shadowBlur = 9 * resolution;
    brush.shadowOffsetX = cellWidth * 2;
    this.#trace({ ...area, x: area.x - cellWidth * 2 }, 2 * resolution, this.#radius);
    brush.fill();
    brush.restore();
  }

  /** In white, so that a tint can make it light or dark. Alpha rises from the left to the right. */
  #paintShade(area: CardArea): void {
    const gradient = this.#brush.createLinearGradient(area.x, 0, area.x + area.width, 0);
    gradient.addColorStop(0, 'rgba(255, 255, 255, 0)');
    gradient.addColorStop(1, 'rgba(255, 255, 255, 1)');
    this.#trace(area, 0, this.#radius);
    this.#brush.fillStyle = gradient;
    this.#brush.fill();
  }

  #paintRing(area: CardArea): void {
    const { resolution } = this.#options;
    this.#trace(area, -4 * resolution, this.#radius + 6 * resolution);
    this.#brush.strokeStyle = POLLEN;
    this.#brush.lineWidth = 3.5 * resolution;
    this.#brush.stroke();
  }
}
