import { createCanvas } from '@napi-rs/canvas';
import { distances } from '../kit/distance';
import type { Plate } from '../kit/plate';
import type { Picture } from '../picture';
import { bodyOf, type Piece } from './body';
import { CROWN_OFFSET, FIELD } from './field';
import { PEOPLE } from './people';

/** Side of one panel, px. A panel shows the whole field. */
export const PANEL = 352;

/** Range of the distance field, units: 0 is this distance outside the edge, 255 this distance inside. */
export const REACH = 96;

/** Number of panels in a row. */
const COLUMNS = 3;

/** Supersampling factor of the masks. */
const FINER = 3;

/** Returns a mask of all pieces: the opacity of each pixel, 0-255. */
function mask(pieces: readonly Piece[]): Uint8ClampedArray {
  const side = PANEL * FINER;
  const pen = createCanvas(side, side).getContext('2d');
  pen.scale(side / FIELD, side / FIELD);
  pen.translate(FIELD / 2, CROWN_OFFSET);
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
 * Distance field of each part of a body: one panel for each part in order, row by row, and one for the whole body.
 * 0.5 is the edge, and inside is brighter. The scene draws contour lines from the field.
 */
export const relaxationNearness: readonly Picture[] = PEOPLE.map(({ name, build }) => ({
  file: `progressive-relaxation/${name}-nearness.avif`,
  width: PANEL * COLUMNS,
  height: PANEL * 2,
  scale: 1,
  seed: 1,
  light: [0, -1],
  dot: 0,
  quality: 88,
  limit: 40,
  draw: (plate) => {
    const { parts } = bodyOf(build);
    [...parts, parts.flat()].forEach((pieces, index) => {
      panel(plate, pieces, index % COLUMNS, Math.floor(index / COLUMNS));
    });
  },
}));
