import { createCanvas } from '@napi-rs/canvas';
import { blur } from '../kit/blur';
import { distances } from '../kit/distance';
import { plate as newPlate, type Plate } from '../kit/plate';
import { relief } from '../kit/relief';
import type { Picture } from '../picture';
import { CELL_HEIGHT, CELL_WIDTH, outlineOf, SHAPES, type StoneShape } from './shapes';

/** Number of px per unit of the relief. */
const SCALE = 0.5;

const WIDTH = CELL_WIDTH * SCALE;
const HEIGHT = CELL_HEIGHT * SCALE;

/** Distance from the edge at which the third panel is white, units. The shader has the same number. */
const REACH = 40;

/**
 * Returns three gray values for each pixel of a cell: the normal to the right, the normal downward (medium gray is
 * flat), and the distance from the edge.
 */
function facesOf(shape: StoneShape): readonly Uint8ClampedArray[] {
  const sheet = newPlate({ width: CELL_WIDTH, height: CELL_HEIGHT, scale: SCALE, seed: 1, dot: 0 });
  sheet.ctx.translate(CELL_WIDTH / 2, CELL_HEIGHT / 2);
  const outline = outlineOf(shape);
  sheet.ctx.fill(outline);
  const { data } = sheet.ctx.getImageData(0, 0, WIDTH, HEIGHT);
  const away = distances(
    data.filter((_, i) => i % 4 === 3),
    WIDTH,
    HEIGHT,
  );
  const panels = [0, 1, 2].map(() => new Uint8ClampedArray(WIDTH * HEIGHT).fill(128)) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
    Uint8ClampedArray,
  ];
  const sides = relief(sheet, outline, Math.min(shape.rx, shape.ry) * 0.98);
  if (!sides) throw new Error('A stone has no relief');
  const [right, down] = [new Float64Array(WIDTH * HEIGHT), new Float64Array(WIDTH * HEIGHT)];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const from = (y - sides.top) * sides.width + x - sides.left;
      const at = y * WIDTH + x;
      const inside = y >= sides.top && x >= sides.left && x < sides.left + sides.width;
      right[at] = inside ? (sides.right[from] ?? 0) : 0;
      down[at] = inside ? (sides.down[from] ?? 0) : 0;
    }
  const [softRight, softDown] = [blur(right, WIDTH, HEIGHT, 3), blur(down, WIDTH, HEIGHT, 3)];
  const [hx, hy, hrx, hry, depth] = shape.hollow;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x;
      const u = ((x + 0.5) / SCALE - CELL_WIDTH / 2) / shape.rx;
      const v = ((y + 0.5) / SCALE - CELL_HEIGHT / 2) / shape.ry;
      const [du, dv] = [(u - hx) / hrx, (v - hy) / hry];
      // The hollow has the profile of an inverted bell curve. Its slope leans toward the middle.
      const bell = depth * Math.exp(-(du * du + dv * dv) * 1.4) * 1.7;
      panels[0][at] = 128 + 127 * clamp((softRight[at] as number) - du * bell);
      panels[1][at] = 128 + 127 * clamp((softDown[at] as number) - dv * bell);
      panels[2][at] = 128 + (127 * (away[at] as number)) / SCALE / REACH;
    }
  return panels;
}

const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

/**
 * The relief of the five stones as three rows of gray panels. Separate panels stay exact in every encoder, unlike
 * color channels.
 */
export const worryStonesRelief: Picture = {
  file: 'worry-stones/five-reliefs.avif',
  width: WIDTH * SHAPES.length,
  height: HEIGHT * 3,
  scale: 1,
  seed: 1,
  light: [-0.6, -0.8],
  dot: 0,
  quality: 90,
  limit: 60,
  draw({ ctx }: Plate) {
    for (const [index, shape] of SHAPES.entries()) {
      for (const [row, values] of facesOf(shape).entries()) {
        const pen = createCanvas(WIDTH, HEIGHT).getContext('2d');
        const image = pen.createImageData(WIDTH, HEIGHT);
        for (const [at, value] of values.entries()) image.data.set([value, value, value, 255], at * 4);
        pen.putImageData(image, 0, 0);
        ctx.drawImage(pen.canvas, index * WIDTH, row * HEIGHT);
      }
    }
  },
};
