/** Layout of the joined pictures of a finished board: every row fills the whole width. */
import { type Board, CARD_RATIO } from './board';

/** Rectangle of a picture in the slot, CSS px; x and y are its upper left corner. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Maximum ratio of a tile's width to its height. A wider tile would crop too much. */
const WIDEST_TILE = 1;

/** Returns one tile per card, in reading order, for a board in an area of this size (CSS px). */
export function layFrieze({ rows, width, gap }: Board, room: { width: number; height: number }): Tile[] {
  const widest = Math.max(...rows);
  // The pictures grow by at most their borders and gaps.
  const across = Math.min(room.width, widest * (width + gap));
  const height = Math.max(
    1,
    Math.min(Math.floor(room.height / rows.length), Math.round(across / widest / CARD_RATIO)),
  );
  const whole = Math.round(Math.min(across, widest * height * WIDEST_TILE));
  const left = Math.round((room.width - whole) / 2);
  const top = Math.round((room.height - height * rows.length) / 2);
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, column) => {
      const [from, to] = [column, column + 1].map((edge) => Math.round((whole * edge) / inRow)) as [
        number,
        number,
      ];
      return { x: left + from, y: top + row * height, width: to - from, height };
    }),
  );
}
