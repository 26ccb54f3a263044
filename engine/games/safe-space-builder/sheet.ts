/** Sprite sheet of all elements: cell, foot and size of each kind. */
import url from '../../../assets/images/safe-space-builder/things.avif';
import lightUrl from '../../../assets/images/safe-space-builder/things-light.avif';
import smallUrl from '../../../assets/images/safe-space-builder/things-small.avif';
import type { Kind } from '../../../domain/safe-space';

export const SHEET_URL: string = url;

/** URL of the whole sheet at about a quarter of its size, for the palette and for hit testing. */
export const SMALL_SHEET_URL: string = smallUrl;

/**
 * URL of four gray panels, each with the layout of the sheet: two for normals, an emissive mask, and a mobility mask.
 */
export const SHEET_LIGHT_URL: string = lightUrl;

/** `lies`: flat on the ground, so that other elements may stand on it. `hangs`: on a wall or in the sky. */
type Habit = 'stands' | 'lies' | 'hangs';

export interface Cell {
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

/** Side of the sheet, px. */
const SIDE = 2000;

type Row = readonly [
  ...[left: number, top: number, width: number, height: number],
  ...[footX: number, footY: number, footing: number, tall: number, habit: Habit],
];

/** Cell of each kind, px, and the values of {@link Cell}. */
const ROWS: Readonly<Record<Kind, Row>> = {
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

const toCell = ([left, top, width, height, x, y, footing, tall, habit]: Row): Cell => ({
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
  Record<Kind, Cell>
>;

export const cellOf = (kind: Kind): Cell => CELLS[kind];

/**
 * Seat area of furniture, as shares of its height from the top. An element with its foot in this area stands on the
 * furniture, neither in front of it nor behind it.
 */
const SEATS: Readonly<Partial<Record<Kind, readonly [from: number, to: number]>>> = {
  chair: [0.35, 0.68],
  couch: [0.3, 0.8],
  bed: [0.35, 0.88],
  desk: [0.1, 0.58],
  bookshelf: [0, 0.22],
};
const SITTERS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['flower', 'plant', 'blanket', 'pillow', 'tea', 'book', 'music'] as const),
  ...(['candle', 'incense', 'plushie', 'photo'] as const),
]);

/** Returns the seat area for smaller elements; undefined for kinds without one. */
export const seatOf = (kind: Kind): (typeof SEATS)[Kind] => SEATS[kind];
/** Returns whether a kind may stand on the seat area of furniture. */
export const sitsOn = (kind: Kind): boolean => SITTERS.has(kind);
