import { ellipse, leaf, type Point } from '../kit/path';
import type { Plate } from '../kit/plate';
import { line } from '../kit/trace';

/** Draws a symbol around (0, 0), about 2 units high, as lines with round caps. */
type Symbol = (plate: Plate) => void;

const stroke = ({ ctx }: Plate, ...lines: readonly string[]): void => {
  for (const text of lines) ctx.stroke(line(text, 0));
};

/**
 * Returns the end of a petal or ray.
 * @param turn angle of the petal or ray, rad
 * @param reach length of the petal or ray
 */
const towards = (turn: number, reach: number): Point => [Math.cos(turn) * reach, Math.sin(turn) * reach];

const mountain: Symbol = (plate) =>
  stroke(plate, '-1 0.8, -0.3 -0.9, 0.1 -0.25, 0.42 -0.62, 1 0.8, -1 0.8, -0.3 -0.9');

const sun: Symbol = (plate) => {
  plate.ctx.stroke(ellipse(0, 0, 0.42));
  for (let ray = 0; ray < 8; ray++) {
    const [x0, y0] = towards((ray * Math.PI) / 4, 0.74);
    const [x1, y1] = towards((ray * Math.PI) / 4, 1);
    stroke(plate, `${x0} ${y0}, ${x1} ${y1}`);
  }
};

const blade: Symbol = (plate) => {
  const { ctx } = plate;
  ctx.stroke(leaf([-0.62, 0.66], -0.82, 1.9, 1.05, 0.45));
  ctx.stroke(line('-0.95 0.95, -0.4 0.36, 0.22 -0.12', 0.8));
};

const waves: Symbol = ({ ctx }) => {
  for (const y of [-0.62, 0, 0.62]) {
    ctx.stroke(line(`-1 ${y + 0.1}, -0.5 ${y - 0.12}, 0 ${y + 0.1}, 0.5 ${y - 0.12}, 1 ${y + 0.1}`));
  }
};

const flower: Symbol = (plate) => {
  const { ctx } = plate;
  for (let petal = 0; petal < 5; petal++) {
    const [x, y] = towards((petal * Math.PI * 2) / 5 - Math.PI / 2, 0.36);
    ctx.stroke(ellipse(x, y - 0.38, 0.24));
  }
  stroke(plate, '0 0.14, 0 1');
  ctx.stroke(leaf([0, 1], -0.5, 0.72, 0.36));
  ctx.stroke(leaf([0, 1], Math.PI + 0.5, 0.72, 0.36));
};

/** The symbols of the stones, in order. */
export const symbols: readonly Symbol[] = [mountain, sun, blade, waves, flower];

/** The numerals 1 to 5 as lines, 2 units high. */
export const numerals: readonly Symbol[] = [
  (plate) => stroke(plate, '-0.42 -0.62, 0.08 -1, 0.08 1'),
  ({ ctx }) => {
    ctx.stroke(line('-0.52 -0.5, -0.3 -0.9, 0.1 -1, 0.5 -0.74, 0.48 -0.28, 0.1 0.24, -0.54 0.98', 0.9));
    ctx.stroke(line('-0.54 1, 0.58 1', 0));
  },
  ({ ctx }) => {
    ctx.stroke(line('-0.5 -0.74, -0.12 -1, 0.34 -0.88, 0.46 -0.5, 0.22 -0.14, -0.1 -0.06', 0.95));
    ctx.stroke(line('-0.1 -0.06, 0.36 0.06, 0.56 0.46, 0.34 0.88, -0.12 1, -0.54 0.76', 0.95));
  },
  (plate) => stroke(plate, '0.26 1, 0.26 -1, -0.62 0.42, 0.62 0.42'),
  ({ ctx }) => {
    ctx.stroke(line('0.46 -1, -0.36 -1, -0.44 -0.14', 0));
    ctx.stroke(line('-0.44 -0.14, 0 -0.3, 0.42 -0.12, 0.56 0.36, 0.36 0.82, -0.1 1, -0.54 0.76', 0.95));
  },
];
