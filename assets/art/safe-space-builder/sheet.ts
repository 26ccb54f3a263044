import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Plate } from '../kit/plate';
import { shrink } from '../output/shrink';
import type { Picture } from '../picture';
import { Brush, LIGHT, SIDE, type Thing } from './brush';
import { comfort } from './things/comfort';
import { furniture } from './things/furniture';
import { nature } from './things/nature';
import { sensory } from './things/sensory';

/** All elements in the order of their cells, row by row, with five in a row. */
const things: readonly Thing[] = [...nature, ...furniture, ...comfort, ...sensory];

const COLUMNS = 5;

/** Side of a cell in the daylight pictures, px. */
const CELL = SIDE;
/** Side of a cell in the palette's sheet, px. */
const SMALL_CELL = 108;
/** Side of a cell in the masks, px. */
const LIGHT_CELL = SIDE * 0.4;

const cellAt = (index: number, side: number): readonly [x: number, y: number] => [
  (index % COLUMNS) * side,
  Math.floor(index / COLUMNS) * side,
];

/** Daylight pictures of all elements, in smooth tones on a transparent background. */
export const safeSpaceThings: Picture = {
  file: 'safe-space-builder/things.avif',
  width: CELL * COLUMNS,
  height: CELL * COLUMNS,
  scale: 1,
  seed: 1,
  light: LIGHT,
  dot: 0,
  quality: 60,
  edges: 84,
  limit: 140,
  draw: (plate) => paintAll(plate, CELL),
};

/** The same elements at a small size, for the palette. */
export const safeSpaceThingsSmall: Picture = {
  ...safeSpaceThings,
  file: 'safe-space-builder/things-small.avif',
  width: SMALL_CELL * COLUMNS,
  height: SMALL_CELL * COLUMNS,
  quality: 64,
  edges: 92,
  limit: 44,
  draw: (plate) => paintAll(plate, SMALL_CELL),
};

function paintAll({ ctx, canvas }: Plate, cell: number): void {
  things.forEach((thing, index) => {
    const brush = new Brush(thing.seed, 2, false);
    thing.draw(brush);
    // `shrink` would also average transparent pixels, which darkens the edges.
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(halved(brush.plate.canvas, 2 * cell), ...cellAt(index, cell), cell, cell);
  });
  bleed(canvas);
}

/** Halves a square picture until it is at most `most` px wide. A single larger step would leave jagged edges. */
function halved(picture: Canvas, most: number): Canvas {
  if (picture.width <= most) return picture;
  const side = Math.max(most, picture.width / 2);
  const half = createCanvas(side, side);
  const pen = half.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, side, side);
  return halved(half, most);
}

/**
 * Masks of the elements in four gray panels. Each panel is a copy of the sheet at two fifths of its size. The upper
 * row has the normals (right, down; medium gray is flat), the lower row emission and mobility.
 */
export const safeSpaceThingsLight: Picture = {
  file: 'safe-space-builder/things-light.avif',
  width: LIGHT_CELL * COLUMNS * 2,
  height: LIGHT_CELL * COLUMNS * 2,
  scale: 1,
  seed: 1,
  light: LIGHT,
  dot: 0,
  quality: 60,
  limit: 60,
  draw({ ctx, width }) {
    const panel = width / 2;
    ctx.fillStyle = '#808080';
    ctx.fillRect(0, 0, width, panel);
    ctx.fillStyle = '#000000';
    ctx.fillRect(0, panel, width, panel);
    things.forEach((thing, index) => {
      const brush = new Brush(thing.seed, 0.8, true);
      thing.draw(brush);
      const [x, y] = cellAt(index, LIGHT_CELL);
      const { facing, shining, moving } = brush;
      if (!facing || !shining || !moving) return;
      ctx.drawImage(grey(facing.canvas, 0), x, y);
      ctx.drawImage(grey(facing.canvas, 1), x + panel, y);
      ctx.drawImage(grey(shining.canvas, 0), x, y + panel);
      ctx.drawImage(grey(moving.canvas, 0), x + panel, y + panel);
    });
  },
};

/**
 * Opacity of the pixels that extend an element's color beyond its edge, 0-255. They are invisible and below the
 * threshold of hit testing.
 */
const RIM = [10, 8, 6] as const;

/**
 * Extends edge colors outward by a few almost transparent pixels. Fully transparent pixels have no color, so an
 * encoder would draw a dark line around every element.
 */
function bleed(sheet: Canvas): void {
  const { width, height } = sheet;
  const pen = sheet.getContext('2d');
  const image = pen.getImageData(0, 0, width, height);
  const { data } = image;
  for (const opacity of RIM) {
    const from = data.slice();
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = (y * width + x) * 4;
        if ((from[at + 3] ?? 0) >= opacity) continue;
        const sum = [0, 0, 0];
        let weight = 0;
        for (const step of [-4, 4, -width * 4, width * 4]) {
          const part = from[at + step + 3] ?? 0;
          if (part < opacity) continue;
          weight += part;
          for (const c of [0, 1, 2]) sum[c] = (sum[c] ?? 0) + (from[at + step + c] ?? 0) * part;
        }
        if (weight === 0) continue;
        for (const c of [0, 1, 2]) data[at + c] = (sum[c] ?? 0) / weight;
        data[at + 3] = opacity;
      }
  }
  pen.putImageData(image, 0, 0);
}

/** Returns one channel of a picture as gray, at half size. */
function grey(from: Canvas, channel: number): Canvas {
  const small = shrink(from, LIGHT_CELL, LIGHT_CELL);
  const pen = small.getContext('2d');
  const image = pen.getImageData(0, 0, LIGHT_CELL, LIGHT_CELL);
  for (let i = 0; i < image.data.length; i += 4) {
    const value = image.data[i + channel] ?? 0;
    image.data.fill(value, i, i + 3);
  }
  pen.putImageData(image, 0, 0);
  return small;
}
