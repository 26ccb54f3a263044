/** An ellipse in the slot: center and half axes, CSS px. */
export interface PlaceEllipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

const RATIO = 1.35;

/** Centers of the stones in a wide slot, as shares of the slot, in reading order by row. */
const WIDE: readonly (readonly [x: number, y: number])[] = [
  [0.19, 0.29],
  [0.495, 0.245],
  [0.8, 0.29],
  [0.34, 0.715],
  [0.65, 0.715],
];
/** Centers of the stones in a tall slot, as shares of the slot, in reading order by row. */
const HIGH: readonly (readonly [x: number, y: number])[] = [
  [0.27, 0.17],
  [0.73, 0.17],
  [0.27, 0.49],
  [0.73, 0.49],
  [0.5, 0.81],
];

/** Aspect ratio from which a slot counts as wide. */
const WIDE_ASPECT = 1.3;

/** Maximum half width of a stone, CSS px. */
const MOST = 150;

export function stoneEllipsesIn(width: number, height: number): readonly PlaceEllipse[] {
  const isWide = width / height >= WIDE_ASPECT;
  const rx = Math.min(MOST, (width * (isWide ? 0.22 : 0.37)) / 2, (height * 0.29 * RATIO) / 2);
  return (isWide ? WIDE : HIGH).map(([x, y]) => ({ x: x * width, y: y * height, rx, ry: rx / RATIO }));
}

export interface PlantEllipse extends PlaceEllipse {
  readonly cell: number;
}

/** Position as shares of the slot, size relative to a stone, and cell. */
const PLANTS: readonly (readonly [x: number, y: number, size: number, cell: number])[] = [
  [0.05, 0.62, 0.5, 5],
  [0.12, 0.72, 0.3, 6],
  [0.96, 0.06, 0.36, 6],
  [0.93, 0.88, 0.66, 5],
  [0.845, 0.985, 0.42, 6],
  [0.05, 0.95, 0.46, 6],
  [0.955, 0.83, 0.34, 7],
];

export const plantEllipsesIn = (
  width: number,
  height: number,
  stone: PlaceEllipse,
): readonly PlantEllipse[] =>
  PLANTS.map(([x, y, size, cell]) => ({
    x: x * width,
    y: y * height,
    rx: stone.rx * size,
    ry: stone.rx * size * 0.72,
    cell,
  }));
