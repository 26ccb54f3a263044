/** The rules of Color Tranquility as pure functions, and its times. */
import { columnCountOf, isRowEnd, isRowInOrder, ROW_COUNT, rowOf } from './tints';

/** Times, ms. */
export const DELAYS_MS = {
  /** Two tints change places. */
  settle: 420,
  /** A note of the scale of a row in order. */
  note: 190,
  /** The row melts after its last note. */
  melt: 1300,
  /** From the last melted row until the sky is whole. */
  sky: 7000,
  /** 'Blend two for me' is offered after this time without a melted row. */
  hint: 40_000,
  /** Between two swaps while the sky blends by itself. */
  byItself: 1800,
  checkIn: 1000,
} as const;

/** A board: the tint at each place, and the rows that have melted. */
export interface TintBoard {
  readonly sky: number;
  readonly order: readonly number[];
  readonly melted: readonly boolean[];
}

export const isTintMovable = ({ sky, order, melted }: TintBoard, place: number): boolean =>
  order[place] !== undefined && !isRowEnd(place, sky) && melted[rowOf(place, sky)] === false;

export function withTintsSwapped(order: readonly number[], one: number, other: number): number[] {
  const next = [...order];
  [next[one], next[other]] = [order[other] as number, order[one] as number];
  return next;
}

/** Returns the first row that is in order but has not melted; -1 for none. */
export const rowToMelt = ({ sky, order, melted }: TintBoard): number =>
  melted.findIndex((isMelted, row) => !isMelted && isRowInOrder(order, row, sky));

/** Returns the rows that are in order, which a resumed sky shows as melted. */
export const isInOrderByRow = (order: readonly number[], sky: number): boolean[] =>
  Array.from({ length: ROW_COUNT }, (_, row) => isRowInOrder(order, row, sky));

/** Returns two places whose swap brings a tint home, in the row that needs the fewest swaps. */
export function helpfulSwapOf({
  sky,
  order,
  melted,
}: TintBoard): readonly [place: number, from: number] | undefined {
  const wrong = melted.map((_, row) =>
    [...order.keys()].filter((place) => rowOf(place, sky) === row && order[place] !== place),
  );
  const [row] = wrong.filter(({ length }) => length > 0).sort((one, other) => one.length - other.length);
  const place = row?.[0];
  return place === undefined ? undefined : [place, order.indexOf(place)];
}

/** Returns the note of a tint, from 0. It rises with the lightness along a row, and from row to row. */
export const tintNoteOf = (tint: number, sky: number): number =>
  (tint % columnCountOf(sky)) + rowOf(tint, sky);
