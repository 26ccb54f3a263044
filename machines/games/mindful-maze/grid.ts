/**
 * The polar grid of the garden: a round court in the middle, and rings of cells around it. Cells are numbered from the
 * court (0) outward, in each ring clockwise from south.
 */

/** Number of cells in each ring, from the inside. A cell has one or two neighbors outward. */
export const RING_SIZES = [6, 12, 12, 24, 24, 24, 24] as const;

export const MIDDLE_CELL = 0;

/** Index of the first cell in each ring. */
const FIRST: readonly number[] = RING_SIZES.map(
  (_, ring) => 1 + RING_SIZES.slice(0, ring).reduce((sum, one) => sum + one, 0),
);

export const CELL_COUNT = 1 + RING_SIZES.reduce((sum, one) => sum + one, 0);

/** The southernmost cell of the outermost ring, at which the garden is entered. */
export const GATE_CELL = FIRST.at(-1) as number;

/** A place in the garden: `radius` in rings from the center, `angle` in radians clockwise from north. */
interface Polar {
  readonly radius: number;
  readonly angle: number;
}

/** A place in the garden, in rings east and south of the center. */
export type GardenPoint = readonly [east: number, south: number];

const ringOf = (cell: number): number => FIRST.findLastIndex((first) => first <= cell);

/** Half the angle of an outermost cell, rad. The rings are turned by it, so that the gate lies in the south. */
export const RING_ROTATION = Math.PI / (RING_SIZES.at(-1) as number);

/** Returns the center of a cell. The court has radius 0; the first ring begins at radius 1. */
export function cellCenterOf(cell: number): Polar {
  const ring = ringOf(cell);
  if (ring < 0) return { radius: 0, angle: 0 };
  const size = RING_SIZES[ring] as number;
  const angle = Math.PI - RING_ROTATION + ((cell - (FIRST[ring] as number) + 0.5) * 2 * Math.PI) / size;
  return { radius: ring + 1.5, angle };
}

export const polarToPoint = ({ radius, angle }: Polar): GardenPoint => [
  radius * Math.sin(angle),
  -radius * Math.cos(angle),
];

export const cellPointOf = (cell: number): GardenPoint => polarToPoint(cellCenterOf(cell));

/** Returns the cell at a place, or the nearest one for a place outside the garden. */
export function cellAt({ radius, angle }: Polar): number {
  const ring = Math.min(RING_SIZES.length - 1, Math.floor(radius) - 1);
  if (ring < 0) return MIDDLE_CELL;
  const size = RING_SIZES[ring] as number;
  const turns = (angle - Math.PI + RING_ROTATION) / (2 * Math.PI);
  return (FIRST[ring] as number) + Math.floor((turns - Math.floor(turns)) * size);
}

/** Returns the neighbors of a cell: clockwise, counterclockwise, inward, outward. */
export function neighborsOf(cell: number): number[] {
  const ring = ringOf(cell);
  const outward = RING_SIZES[ring + 1] ?? 0;
  if (ring < 0) return Array.from({ length: outward }, (_, at) => (FIRST[0] as number) + at);
  const [first, size] = [FIRST[ring] as number, RING_SIZES[ring] as number];
  const at = cell - first;
  const share = outward / size;
  const inward =
    ring === 0
      ? MIDDLE_CELL
      : (FIRST[ring - 1] as number) + Math.floor((at * (RING_SIZES[ring - 1] as number)) / size);
  return [
    first + ((at + 1) % size),
    first + ((at + size - 1) % size),
    inward,
    ...Array.from({ length: share }, (_, child) => (FIRST[ring + 1] as number) + at * share + child),
  ];
}
