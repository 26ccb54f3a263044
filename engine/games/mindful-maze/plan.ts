/** Where the garden lies in the painting, and its cells as texels. */
import type { Garden } from '../../../machines/games/mindful-maze/garden';
import {
  cellAt,
  GATE,
  MIDDLE,
  pointOf as pointInRings,
  RINGS,
  TURN,
} from '../../../machines/games/mindful-maze/selectors';
import type { Rectangle, Slot } from '../../stage/scene';

/** Number of sectors of the texels: those of the outermost ring. */
export const SECTORS = RINGS.at(-1) as number;

/** Rows of the hedges: circles (from the court outward), then the hedges between the cells of each ring. */
export const HEDGE_ROWS = 2 * RINGS.length + 1;

/** Radius of the garden with its outer hedge, in rings. */
const RADIUS = RINGS.length + 1.3;

export interface Plan {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** Lays the garden into the middle of a slot. */
export const planIn = ({ width, height }: Pick<Slot, 'width' | 'height'>): Plan => ({
  x: width / 2,
  y: height / 2,
  unit: Math.max(1, Math.min(width, height) / 2 / RADIUS),
});

export function pointOf(cell: number, { x, y, unit }: Plan): readonly [x: number, y: number] {
  const [east, south] = pointInRings(cell);
  return [x + unit * east, y + unit * south];
}

/** Returns the middle of the garden relative to the painting, and the size of the painting, in rings. */
export const inPainting = ({ x, y, unit }: Plan, whole: Rectangle) =>
  [(x - whole.x) / unit, (y - whole.y) / unit, whole.width / unit, whole.height / unit] as const;

/** Returns the cell in a sector of a ring; the court within the first ring, -1 outside. */
function cellIn(ring: number, sector: number): number {
  if (ring === RINGS.length) return -1;
  const angle = Math.PI - TURN + ((sector + 0.5) * 2 * Math.PI) / SECTORS;
  return cellAt({ radius: ring + 1.5, angle });
}

export function writeSectors(write: (cell: number, texel: number) => void): void {
  for (const ring of RINGS.keys())
    for (let sector = 0; sector < SECTORS; sector++) write(cellIn(ring, sector), ring * SECTORS + sector);
}

/** Returns the hedges, 255 for a hedge: {@link HEDGE_ROWS} rows of {@link SECTORS} texels. */
export function hedgesOf({ ways }: Garden): Uint8Array {
  const isOpen = (one: number, other: number) =>
    one === other || (other < 0 ? one === GATE : ways[one]?.includes(other));
  return Uint8Array.from({ length: SECTORS * HEDGE_ROWS }, (_, texel) => {
    const [row, sector] = [Math.floor(texel / SECTORS), texel % SECTORS];
    const ring = row - RINGS.length - 1;
    const isFree =
      ring < 0
        ? isOpen(row === 0 ? MIDDLE : cellIn(row - 1, sector), cellIn(row, sector))
        : isOpen(cellIn(ring, sector - 1), cellIn(ring, sector));
    return isFree ? 0 : 255;
  });
}
