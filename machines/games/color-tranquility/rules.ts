/** The rules of Color Tranquility as pure functions, and its times. */
import { columnsOf, isEnd, isInOrder, ROWS, rowOf } from './tints';

/** Time in which two tints change places, ms. */
export const SETTLE_MS = 420;

/** Time of each note while a row plays its scale, ms. */
export const NOTE_MS = 190;

/** Time in which a row melts after its last note, ms. */
export const MELT_MS = 1300;

/** Time from the last melted row until the sky is whole, ms. */
export const SKY_MS = 7000;

/** Time without a melted row after which 'Blend two for me' is offered, ms. */
export const HINT_MS = 40_000;

/** Time between two swaps while the sky blends by itself, ms. */
export const BY_ITSELF_MS = 1800;

/** Delay of the check-in after the end, ms. */
export const CHECK_IN_DELAY_MS = 1000;

/** A board: the tint at each place, and the rows that have melted. */
export interface Board {
  readonly sky: number;
  readonly order: readonly number[];
  readonly melted: readonly boolean[];
}

/** Returns whether a person can move the tint at this place. */
export const isMovable = ({ sky, order, melted }: Board, place: number): boolean =>
  order[place] !== undefined && !isEnd(place, sky) && melted[rowOf(place, sky)] === false;

export function swapped(order: readonly number[], one: number, other: number): number[] {
  const next = [...order];
  [next[one], next[other]] = [order[other] as number, order[one] as number];
  return next;
}

/** Returns the first row that is in order but has not melted; -1 for none. */
export const rowToMelt = ({ sky, order, melted }: Board): number =>
  melted.findIndex((isMelted, row) => !isMelted && isInOrder(order, row, sky));

/** Returns the rows that are in order, which a resumed sky shows as melted. */
export const rowsInOrder = (order: readonly number[], sky: number): boolean[] =>
  Array.from({ length: ROWS }, (_, row) => isInOrder(order, row, sky));

/**
 * Returns two places whose swap brings a tint home, in the row that needs the fewest swaps. Undefined when every tint is
 * at home.
 */
export function blendOf({ sky, order, melted }: Board): readonly [place: number, from: number] | undefined {
  const wrongIn = (row: number) =>
    order.map((_, place) => place).filter((place) => rowOf(place, sky) === row && order[place] !== place);
  const [row] = melted
    .map((isMelted, row) => ({ isMelted, wrong: wrongIn(row) }))
    .filter(({ isMelted, wrong }) => !isMelted && wrong.length > 0)
    .sort((one, other) => one.wrong.length - other.wrong.length);
  const place = row?.wrong[0];
  return place === undefined ? undefined : [place, order.indexOf(place)];
}

/** Returns the note of a tint, from 0. It rises with the lightness along a row, and from row to row. */
export const noteOf = (tint: number, sky: number): number => (tint % columnsOf(sky)) + rowOf(tint, sky);
