import { createCanvas } from '@napi-rs/canvas';
import { distances } from '../kit/distance';
import type { Plate } from '../kit/plate';
import type { Picture } from '../picture';
import { PARTS, type Piece } from './body';
import { FIELD, LIES } from './field';

/** Pixels across one panel, which shows the whole field. */
export const PANEL = 352;

/** What is farther from a part's edge than this, units, is as far as can be told: 0 outside, 255 deep within. */
export const REACH = 96;

/** Panels in a row. */
const COLUMNS = 3;

/** Masks are drawn so much finer than their panel is. */
const FINER = 3;

/** One piece after the other, white on nothing. */
function mask(pieces: readonly Piece[]): Uint8ClampedArray {
  const side = PANEL * FINER;
  const pen = createCanvas(side, side).getContext('2d');
  pen.scale(side / FIELD, side / FIELD);
  pen.translate(FIELD / 2, LIES);
  pen.fillStyle = '#ffffff';
  for (const { paths, inside, from = -FIELD, to = FIELD } of pieces) {
    pen.save();
    pen.beginPath();
    pen.rect(-FIELD, from, 2 * FIELD, to - from);
    pen.clip();
    if (inside) pen.clip(inside);
    for (const path of paths) pen.fill(path);
    pen.restore();
  }
  return pen.getImageData(0, 0, side, side).data.filter((_, i) => i % 4 === 3);
}

function panel({ ctx }: Plate, pieces: readonly Piece[], column: number, row: number): void {
  const side = PANEL * FINER;
  const away = distances(mask(pieces), side, side);
  const image = ctx.createImageData(PANEL, PANEL);
  for (let i = 0; i < PANEL * PANEL; i++) {
    const [x, y] = [(i % PANEL) * FINER + 1, Math.floor(i / PANEL) * FINER + 1];
    const units = ((away[y * side + x] ?? 0) * FIELD) / side;
    const value = Math.min(1, Math.max(0, 0.5 + units / (2 * REACH)));
    image.data.fill(Math.round(value * 255), i * 4, i * 4 + 3);
    image.data[i * 4 + 3] = 255;
  }
  ctx.putImageData(image, column * PANEL, row * PANEL);
}

/**
 * How near every place of the field is to the edge of each part of the body: one panel for each part, in their order,
 * row by row, and one for the whole body. 0.5 is the edge, brighter is within. The scene draws its lines by it.
 */
export const relaxationNearness: Picture = {
  file: 'progressive-relaxation/nearness.avif',
  width: PANEL * COLUMNS,
  height: PANEL * 2,
  scale: 1,
  seed: 1,
  light: [0, -1],
  dot: 0,
  quality: 88,
  limit: 40,
  draw: (plate) => {
    [...PARTS, PARTS.flat()].forEach((pieces, index) => {
      panel(plate, pieces, index % COLUMNS, Math.floor(index / COLUMNS));
    });
  },
};
