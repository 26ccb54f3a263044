/** Places of the tiles and of the landscape. Lengths are in CSS px of the slot. */
import { columnCountOf, ROW_COUNT } from '../../../machines/games/color-tranquility/selectors';
import { clamp } from '../../stage/easing';
import type { Rectangle, Slot } from '../../stage/scene';

/** Size of the landscape's picture, units, with the y of its mountains' foot and of its horizon as shares. */
const LAND = { width: 1600, height: 560, crest: 0.36, horizon: 0.63 } as const;

/** Widest and highest tile, and highest tile relative to its width. */
const WIDEST = 134;
const HIGHEST = 122;
const SLENDEREST = 1.9;
/** In a large window tiles grow beyond {@link WIDEST} and {@link HIGHEST}, to these shares of the slot's width. */
const WIDEST_SHARE = 0.075;
const HIGHEST_SHARE = 0.068;

/** Smallest height of a tile, for a finger. */
const LEAST = 44;

export interface TileLayout {
  readonly columns: number;
  /** The tiles with the gaps between them. */
  readonly board: Rectangle;
  /** Distance from a tile's center to the next one's, and half the size of a tile. */
  readonly pitch: readonly [x: number, y: number];
  readonly half: readonly [x: number, y: number];
  /** The landscape at the lower edge of the painting, and its part of the picture: left, top, width, height, 0-1. */
  readonly land: Rectangle;
  readonly part: readonly [number, number, number, number];
  /** y of the horizon. */
  readonly horizon: number;
}

export const LEAST_SLOT_HEIGHT = ROW_COUNT * (LEAST + 4) + 12;

export function layOutTiles({ width, height, whole }: Slot, sky: number): TileLayout {
  const columns = columnCountOf(sky);
  const landHeight = clamp(whole.height * 0.31, 150, 330);
  const scale = Math.max(whole.width / LAND.width, landHeight / LAND.height);
  const picture = [LAND.width * scale, LAND.height * scale] as const;
  const bottom = whole.y + whole.height;
  const land = { x: whole.x, y: bottom - picture[1], width: whole.width, height: picture[1] };
  const visible = whole.width / picture[0];
  const gap = clamp(width * 0.009, 4, 9);
  // The tiles lie on the sky, and on the far land only where the window is low.
  const crest = bottom - picture[1] * (1 - LAND.crest);
  const least = ROW_COUNT * LEAST + (ROW_COUNT - 1) * gap;
  const room = Math.min(height - 8, Math.max(least, crest - 4));
  const across = Math.min(
    Math.max(WIDEST, width * WIDEST_SHARE),
    (width - 2 * clamp(width * 0.035, 5, 24) - (columns - 1) * gap) / columns,
  );
  const down = Math.max(
    Math.min(LEAST, (height - 8 - (ROW_COUNT - 1) * gap) / ROW_COUNT),
    Math.min(
      Math.max(HIGHEST, width * HIGHEST_SHARE),
      across * SLENDEREST,
      (room - (ROW_COUNT - 1) * gap) / ROW_COUNT,
    ),
  );
  const size = [columns * across + (columns - 1) * gap, ROW_COUNT * down + (ROW_COUNT - 1) * gap] as const;
  const [x, y] = [(width - size[0]) / 2, Math.max(4, (room - size[1]) / 2)];
  return {
    columns,
    board: { x, y, width: size[0], height: size[1] },
    pitch: [across + gap, down + gap],
    half: [across / 2, down / 2],
    land,
    part: [0.5 - visible / 2, 0, visible, 1],
    horizon: land.y + picture[1] * LAND.horizon,
  };
}

export const tileCenter = ({ columns, board, pitch, half }: TileLayout, place: number) =>
  [
    board.x + half[0] + (place % columns) * pitch[0],
    board.y + half[1] + Math.floor(place / columns) * pitch[1],
  ] as const;

/** Returns the place at a point; undefined outside the tiles. A point in a gap belongs to the nearest tile. */
export function tilePlaceAt({ columns, board, pitch }: TileLayout, x: number, y: number): number | undefined {
  const [column, row] = [Math.floor((x - board.x) / pitch[0]), Math.floor((y - board.y) / pitch[1])];
  return column < 0 || column >= columns || row < 0 || row >= ROW_COUNT ? undefined : row * columns + column;
}
