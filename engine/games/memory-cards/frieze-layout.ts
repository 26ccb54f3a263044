/** Where the pictures of a finished board lie once they have joined: every row as wide as the whole. */
import { type Board, CARD_RATIO } from './board';

/** A picture's place in the slot, CSS px; the left upper corner. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** No picture becomes wider than it is high: more would have to be left out of it than anybody forgives. */
const WIDEST_TILE = 1;

/** One tile a card, in reading order, for a board that lies in a room of this size (CSS px). */
export function layFrieze({ rows, width, gap }: Board, room: { width: number; height: number }): Tile[] {
  const widest = Math.max(...rows);
  // The pictures grow into their edges and gaps, not farther.
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
