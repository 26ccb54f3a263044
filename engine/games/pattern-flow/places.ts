/** Where the stones lie in the water, and the lily pads around them. */
import { lerp } from '../../stage/easing';

/** An ellipse in the slot, CSS px. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** A stone is this much wider than high. */
const RATIO = 1.35;

/** Middles as shares of the slot, where it is wide and where it is high. */
const WIDE: readonly (readonly [x: number, y: number])[] = [
  [0.222, 0.53],
  [0.394, 0.245],
  [0.637, 0.235],
  [0.797, 0.54],
  [0.512, 0.735],
];
const HIGH: readonly (readonly [x: number, y: number])[] = [
  [0.255, 0.475],
  [0.3, 0.165],
  [0.735, 0.2],
  [0.745, 0.51],
  [0.47, 0.8],
];

/** Width by height of a slot at which the stones lie wholly as in `HIGH` or in `WIDE`. */
const [HIGH_ASPECT, WIDE_ASPECT] = [1.1, 1.6];

/** The largest half width of a stone, CSS px. */
const MOST = 150;

/** The five stones in a slot of this size, CSS px. */
export function stonesIn(width: number, height: number): readonly Place[] {
  const wideness = Math.min(1, Math.max(0, (width / height - HIGH_ASPECT) / (WIDE_ASPECT - HIGH_ASPECT)));
  const wide = Math.min(width * lerp(0.37, 0.19, wideness), height * 0.29 * RATIO) / 2;
  const rx = Math.min(MOST, wide);
  return WIDE.map(([x, y], stone) => {
    const [highX, highY] = HIGH[stone] as (typeof HIGH)[number];
    return { x: lerp(highX, x, wideness) * width, y: lerp(highY, y, wideness) * height, rx, ry: rx / RATIO };
  });
}

/** Something that grows in the water: its place, and its cell of the sheet. */
export interface Plant extends Place {
  readonly cell: number;
}

/** Share of the slot's width and height, size by that of a stone, cell. */
const PLANTS: readonly (readonly [x: number, y: number, size: number, cell: number])[] = [
  [0.05, 0.24, 0.56, 5],
  [0.125, 0.165, 0.34, 6],
  [0.955, 0.2, 0.4, 6],
  [0.93, 0.88, 0.66, 5],
  [0.845, 0.985, 0.42, 6],
  [0.05, 0.93, 0.5, 6],
  [0.955, 0.83, 0.34, 7],
];

export const plantsIn = (width: number, height: number, stone: Place): readonly Plant[] =>
  PLANTS.map(([x, y, size, cell]) => ({
    x: x * width,
    y: y * height,
    rx: stone.rx * size,
    ry: stone.rx * size * 0.72,
    cell,
  }));
