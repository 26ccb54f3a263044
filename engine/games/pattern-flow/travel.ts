/**
 * Distance that a ripple travels from a stone to each cell of the water, around stones in its way. The distance is
 * measured on the water's surface, which is seen at an angle. A vertical px therefore counts more than a horizontal
 * one.
 */
import type { PlaceEllipse } from './places';

/** Length of a vertical px in horizontal px. */
export const VERTICAL_STRETCH = 1.25;

/** Number of values per cell: distance, direction x and y, strength. */
export const VALUES_PER_CELL = 4;

/** Divisor of stored distances. Up to this distance (px), a half float is precise to half a px. */
export const DISTANCE_DIVISOR = 1000;

const BEND = 16;

/** Remaining strength of a wave front far behind a stone. */
const LEFT = 0.3;

/** Number of sweep rounds. A path around two stones needs two. */
const ROUNDS = 2;

export interface DistanceGrid {
  readonly columns: number;
  readonly rows: number;
  /** Width of a cell, px; its height is `side / VERTICAL_STRETCH`. */
  readonly side: number;
}

/** Fine enough to look smooth, and coarse enough to compute when a stone's first ripple begins. */
export function distanceGridOver(width: number, height: number): DistanceGrid {
  const side = Math.max(12, width / 100);
  return {
    side,
    columns: Math.ceil(width / side) + 1,
    rows: Math.ceil((height * VERTICAL_STRETCH) / side) + 1,
  };
}

/** Returns whether the straight line between two points intersects an ellipse. */
function isBetween(
  { x, y, rx, ry }: PlaceEllipse,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): boolean {
  const ax = (fromX - x) / rx;
  const ay = (fromY - y) / ry;
  const dx = (toX - fromX) / rx;
  const dy = (toY - fromY) / ry;
  const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
  return (ax + dx * along) ** 2 + (ay + dy * along) ** 2 < 1;
}

/** Returns the distance from a stone's rim. It is negative inside the stone. */
function fromRim({ x, y, rx, ry }: PlaceEllipse, toX: number, toY: number): number {
  const dx = toX - x;
  const dy = toY - y;
  const times = Math.hypot(dx / rx, dy / ry) || 1e-6;
  return Math.hypot(dx, dy * VERTICAL_STRETCH) * (1 - 1 / times);
}

/**
 * Fills every open cell with its distance by the fast sweeping method (Zhao) for |grad d| = 1.
 * @param distances distances, px. Fixed cells keep their value. All others start at infinity.
 */
function sweep(distances: Float32Array, isFixed: Uint8Array, { columns, rows, side }: DistanceGrid): void {
  for (let pass = 0; pass < ROUNDS * 4; pass++) {
    const isLeftwards = (pass & 1) === 1;
    const isUpwards = (pass & 2) === 2;
    for (let r = 0; r < rows; r++) {
      const row = isUpwards ? rows - 1 - r : r;
      for (let c = 0; c < columns; c++) {
        const column = isLeftwards ? columns - 1 - c : c;
        const cell = row * columns + column;
        if (isFixed[cell]) continue;
        const left = column > 0 ? (distances[cell - 1] as number) : Number.POSITIVE_INFINITY;
        const right = column < columns - 1 ? (distances[cell + 1] as number) : Number.POSITIVE_INFINITY;
        const above = row > 0 ? (distances[cell - columns] as number) : Number.POSITIVE_INFINITY;
        const below = row < rows - 1 ? (distances[cell + columns] as number) : Number.POSITIVE_INFINITY;
        const across = Math.min(left, right);
        const along = Math.min(above, below);
        const nearest = Math.min(across, along);
        if (nearest === Number.POSITIVE_INFINITY) continue;
        const apart = Math.abs(across - along);
        const next =
          apart >= side ? nearest + side : (across + along + Math.sqrt(2 * side * side - apart * apart)) / 2;
        if (next < (distances[cell] as number)) distances[cell] = next;
      }
    }
  }
}

/**
 * Computes distance, direction and strength of a ripple from one stone to every cell.
 * @param into array with {@link VALUES_PER_CELL} numbers per cell
 */
export function fillRippleDistances(
  into: Float32Array,
  grid: DistanceGrid,
  stones: readonly PlaceEllipse[],
  source: number,
): void {
  const { columns, rows, side } = grid;
  const from = stones[source] as PlaceEllipse;
  // A painted stone is slightly smaller than its ellipse.
  const others = stones
    .filter((_, stone) => stone !== source)
    .map(({ x, y, rx, ry }) => ({ x, y, rx: rx * 0.95, ry: ry * 0.95 }));
  const distances = new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const straight = new Float32Array(columns * rows);
  const isFixed = new Uint8Array(columns * rows);
  const isWall = new Uint8Array(columns * rows);
  for (let cell = 0; cell < distances.length; cell++) {
    const x = (cell % columns) * side;
    const y = (Math.floor(cell / columns) * side) / VERTICAL_STRETCH;
    straight[cell] = fromRim(from, x, y);
    isWall[cell] = Number(
      others.some((stone) => ((x - stone.x) / stone.rx) ** 2 + ((y - stone.y) / stone.ry) ** 2 < 1),
    );
    const isSeen = !others.some((stone) => isBetween(stone, from.x, from.y, x, y));
    isFixed[cell] = Number(isSeen || isWall[cell] === 1);
    if (isSeen) distances[cell] = straight[cell] as number;
  }
  sweep(distances, isFixed, grid);
  // Cells under a stone are invisible. A finite distance there keeps the rim smooth when the texture is filtered.
  for (let cell = 0; cell < distances.length; cell++) {
    if (isWall[cell] || distances[cell] === Number.POSITIVE_INFINITY)
      distances[cell] = straight[cell] as number;
  }
  const at = (column: number, row: number) =>
    distances[
      Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
    ] as number;
  for (let cell = 0; cell < distances.length; cell++) {
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const [dx, dy] = [at(column + 1, row) - at(column - 1, row), at(column, row + 1) - at(column, row - 1)];
    const length = Math.hypot(dx, dy) || 1;
    const bend = Math.max(0, (distances[cell] as number) - (straight[cell] as number));
    into[cell * VALUES_PER_CELL] = (distances[cell] as number) / DISTANCE_DIVISOR;
    into[cell * VALUES_PER_CELL + 1] = dx / length;
    into[cell * VALUES_PER_CELL + 2] = dy / length;
    into[cell * VALUES_PER_CELL + 3] = LEFT + (1 - LEFT) * Math.exp(-bend / BEND);
  }
}
