/** The sprite sheet of all elements: cells, loading, and the position of a cell in a slot of any aspect ratio. */

import type { Texture } from 'pixi.js';
import url from '../../../assets/images/safe-space-builder/things.avif';
import lightUrl from '../../../assets/images/safe-space-builder/things-light.avif';
import smallUrl from '../../../assets/images/safe-space-builder/things-small.avif';
import {
  type Background,
  ELEMENT_SCALE_RANGE,
  type ElementKind,
  GROUND_TOP_PERCENT,
  hangsInSky,
} from '../../../domain/safe-space';
import type { Clock } from '../../stage/clock';
import { clamp, lerp } from '../../stage/easing';
import type { Slot } from '../../stage/scene';

const SHEET_URL: string = url;

/** URL of the whole sheet at about a quarter of its size, for the palette and for hit testing. */
export const SMALL_SHEET_URL: string = smallUrl;

/** URL of four gray panels in the sheet's layout: two for normals, an emissive mask, a mobility mask. */
const SHEET_LIGHT_URL: string = lightUrl;

/** `lies`: flat on the ground, so that other elements may stand on it. `hangs`: on a wall or in the sky. */
type Habit = 'stands' | 'lies' | 'hangs';

export interface SheetCell {
  /** Rectangle of the cell, as shares of the sheet. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Ratio of width to height. */
  readonly aspect: number;
  /** Point of contact with the ground, as shares of the cell. */
  readonly foot: { readonly x: number; readonly y: number };
  /** Half the width of the contact area, as a share of the cell's width. */
  readonly footing: number;
  /** Height, units. A scene of the usual aspect ratio is a hundred units high. */
  readonly tall: number;
  readonly habit: Habit;
}

const SIDE = 2000;

type Row = readonly [
  ...[left: number, top: number, width: number, height: number],
  ...[footX: number, footY: number, footing: number, tall: number, habit: Habit],
];

/** Cell of each kind, px, and the values of {@link SheetCell}. */
const ROWS: Readonly<Record<ElementKind, Row>> = {
  tree: [20, 8, 366, 387, 0.49, 0.985, 0.16, 46, 'stands'],
  flower: [433, 17, 334, 384, 0.5, 0.985, 0.1, 17, 'stands'],
  plant: [843, 62, 315, 330, 0.5, 0.97, 0.2, 24, 'stands'],
  mountain: [1201, 55, 399, 344, 0.5, 0.95, 0.44, 38, 'stands'],
  beach: [1602, 63, 397, 331, 0.5, 0.8, 0.45, 30, 'lies'],
  river: [4, 602, 396, 195, 0.5, 0.6, 0.45, 19, 'lies'],
  sun: [409, 409, 382, 382, 0.5, 1, 0, 19, 'hangs'],
  chair: [839, 418, 323, 376, 0.5, 0.97, 0.36, 31, 'stands'],
  couch: [1201, 544, 398, 247, 0.5, 0.96, 0.44, 25, 'stands'],
  bed: [1605, 454, 389, 340, 0.5, 0.97, 0.46, 36, 'stands'],
  desk: [12, 855, 376, 337, 0.5, 0.985, 0.44, 30, 'stands'],
  lamp: [500, 806, 201, 390, 0.5, 0.97, 0.28, 40, 'stands'],
  bookshelf: [856, 820, 288, 370, 0.5, 0.985, 0.45, 45, 'stands'],
  blanket: [1238, 933, 328, 253, 0.5, 0.95, 0.42, 12, 'stands'],
  pillow: [1607, 923, 386, 267, 0.5, 0.95, 0.42, 11, 'stands'],
  carpet: [0, 1449, 400, 142, 0.5, 0.55, 0.48, 15, 'lies'],
  tea: [418, 1202, 367, 388, 0.49, 0.95, 0.36, 9, 'stands'],
  book: [804, 1389, 391, 211, 0.5, 0.85, 0.46, 8, 'stands'],
  music: [1232, 1216, 361, 376, 0.44, 0.97, 0.42, 20, 'stands'],
  candle: [1666, 1204, 306, 388, 0.44, 0.95, 0.36, 11, 'stands'],
  incense: [49, 1599, 302, 397, 0.5, 0.98, 0.3, 12, 'stands'],
  fountain: [405, 1602, 390, 394, 0.5, 0.95, 0.44, 34, 'stands'],
  windchime: [874, 1606, 288, 394, 0.77, 0.97, 0.14, 32, 'stands'],
  plushie: [1241, 1612, 318, 386, 0.5, 0.97, 0.42, 17, 'stands'],
  photo: [1635, 1623, 322, 377, 0.48, 0.97, 0.42, 16, 'stands'],
};

const toCell = ([left, top, width, height, x, y, footing, tall, habit]: Row): SheetCell => ({
  left: left / SIDE,
  top: top / SIDE,
  width: width / SIDE,
  height: height / SIDE,
  aspect: width / height,
  foot: { x, y },
  footing,
  tall,
  habit,
});

const CELLS = Object.fromEntries(Object.entries(ROWS).map(([kind, row]) => [kind, toCell(row)])) as Readonly<
  Record<ElementKind, SheetCell>
>;

export const sheetCellOf = (kind: ElementKind): SheetCell => CELLS[kind];

/** Seat area of furniture, shares of its height from the top. A foot within it stands on the furniture. */
const SEATS: Readonly<Partial<Record<ElementKind, readonly [from: number, to: number]>>> = {
  chair: [0.35, 0.68],
  couch: [0.3, 0.8],
  bed: [0.35, 0.88],
  desk: [0.1, 0.58],
  bookshelf: [0, 0.22],
};
const SITTERS: ReadonlySet<ElementKind> = new Set<ElementKind>([
  ...(['flower', 'plant', 'blanket', 'pillow', 'tea', 'book', 'music'] as const),
  ...(['candle', 'incense', 'plushie', 'photo'] as const),
]);

export const seatAreaOf = (kind: ElementKind): (typeof SEATS)[ElementKind] => SEATS[kind];
/** Returns whether a kind may stand on the seat area of furniture. */
export const canStandOnSeat = (kind: ElementKind): boolean => SITTERS.has(kind);

/** Delay of the load after Build opens, ms. An element that needs the sheet earlier ends the delay. */
const SOON_MS = 800;

export interface SheetLoaderOptions {
  readonly loadTexture: (url: string) => Promise<Texture | undefined>;
  readonly loadBitmap: (url: string) => Promise<ImageBitmap | undefined>;
  /** Called with a copy of the sheet at about a quarter of its size. */
  readonly onSmallSheet: (sheet: ImageBitmap) => void;
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  readonly onSheet: (sheet: Texture) => void;
  /** Called when the light sheet has loaded. Nothing waits for it. */
  readonly onLight: (light: Texture) => void;
}

export class SheetLoader {
  readonly #options: SheetLoaderOptions;
  #timer: number | undefined;
  #isWanted = false;

  constructor(options: SheetLoaderOptions) {
    this.#options = options;
  }

  want(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    void this.#read();
    void this.#load();
  }

  /** Loads the sheet soon, because Build is open. */
  wantSoon(): void {
    this.#timer ??= this.#options.clock.setTimeout(() => this.want(), SOON_MS);
  }

  destroy(): void {
    if (this.#timer !== undefined) this.#options.clock.clearTimeout(this.#timer);
  }

  async #read(): Promise<void> {
    const { onSmallSheet, loadBitmap } = this.#options;
    const small = await loadBitmap(SMALL_SHEET_URL);
    if (small) onSmallSheet(small);
  }

  async #load(): Promise<void> {
    const { loadTexture, onSheet, onLight } = this.#options;
    const [loading, lightLoading] = [loadTexture(SHEET_URL), loadTexture(SHEET_LIGHT_URL)];
    const sheet = await loading;
    if (!sheet) {
      this.#isWanted = false;
      return;
    }
    onSheet(sheet);
    const light = await lightLoading;
    if (light) onLight(light);
  }
}

/** Position of a foot in the slot, CSS px, and scale of the element, 0.5-2. */
export interface FootPlacement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface ElementBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Slot, 'width' | 'height'>;

/** Perspective: scale of an element on the farthest ground. */
const FARTHEST = 0.74;
/** Perspective: scale of an element on the nearest ground. */
const NEAREST = 1.1;

/** Returns the CSS px per unit of the sheet's sizes. A scene of the usual aspect ratio is a hundred units high. */
export const pxPerUnit = ({ width, height }: Size): number => Math.min(height, width * 0.78) / 100;

export function elementHeight(
  kind: ElementKind,
  { y, scale }: FootPlacement,
  size: Size,
  background: Background,
): number {
  const horizon = (GROUND_TOP_PERCENT[background] / 100) * size.height;
  const nearness = clamp((y - horizon) / Math.max(1, size.height - horizon), 0, 1);
  const distance = hangsInSky(kind) ? 1 : lerp(FARTHEST, NEAREST, nearness);
  return sheetCellOf(kind).tall * pxPerUnit(size) * distance * scale;
}

export function elementBox(
  kind: ElementKind,
  stand: FootPlacement,
  size: Size,
  background: Background,
): ElementBox {
  const cell = sheetCellOf(kind);
  const height = elementHeight(kind, stand, size, background);
  const width = height * cell.aspect;
  return {
    left: stand.x - cell.foot.x * width,
    top: stand.y - cell.foot.y * height,
    width,
    height,
  };
}

/** Maximum number of iterations of {@link clampPlacement}. */
const LOOKS = 12;

/** Returns the nearest position inside the slot. Wider elements are centered, taller ones stand at the bottom. */
export function clampPlacement(
  kind: ElementKind,
  stand: FootPlacement,
  size: Size,
  background: Background,
): FootPlacement {
  const { foot } = sheetCellOf(kind);
  const scale = clamp(stand.scale, ELEMENT_SCALE_RANGE.min, ELEMENT_SCALE_RANGE.max);
  const inside = { x: stand.x, y: clamp(stand.y, 0, size.height), scale };
  // Size depends on position, and position on size. Each iteration halves the error.
  for (let look = 0; look < LOOKS; look++) {
    const { x, y } = inside;
    const { width, height } = elementBox(kind, inside, size, background);
    const [least, most] = [foot.x * width, size.width - (1 - foot.x) * width];
    inside.x = least <= most ? clamp(stand.x, least, most) : size.width / 2;
    const [highest, lowest] = [foot.y * height, size.height - (1 - foot.y) * height];
    inside.y = highest <= lowest ? clamp(stand.y, highest, lowest) : size.height;
    if (Math.abs(inside.x - x) + Math.abs(inside.y - y) < 0.1) break;
  }
  return inside;
}
