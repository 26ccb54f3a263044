/** Where the garden lies in the painting, and its cells as texels. */
import type { MazeGarden } from '../../../machines/games/mindful-maze/garden';
import {
  cellAt,
  GATE_CELL,
  MIDDLE_CELL,
  cellPointOf as pointInRings,
  RING_ROTATION,
  RING_SIZES,
} from '../../../machines/games/mindful-maze/selectors';
import type { Rectangle, Slot } from '../../stage/scene';

/** Number of sectors of the texels: those of the outermost ring. */
export const SECTOR_COUNT = RING_SIZES.at(-1) as number;

/** Rows of the hedges: circles (from the court outward), then the hedges between the cells of each ring. */
export const HEDGE_ROW_COUNT = 2 * RING_SIZES.length + 1;

/** Radius of the garden with its outer hedge, in rings. */
const RADIUS = RING_SIZES.length + 1.3;

export interface GardenLayout {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** Lays the garden into the middle of a slot. */
export const layOutGarden = ({ width, height }: Pick<Slot, 'width' | 'height'>): GardenLayout => ({
  x: width / 2,
  y: height / 2,
  unit: Math.max(1, Math.min(width, height) / 2 / RADIUS),
});

export function cellPositionIn(cell: number, { x, y, unit }: GardenLayout): readonly [x: number, y: number] {
  const [east, south] = pointInRings(cell);
  return [x + unit * east, y + unit * south];
}

/** Returns the middle of the garden relative to the painting, and the size of the painting, in rings. */
export const gardenInPainting = ({ x, y, unit }: GardenLayout, whole: Rectangle) =>
  [(x - whole.x) / unit, (y - whole.y) / unit, whole.width / unit, whole.height / unit] as const;

/** Returns the cell in a sector of a ring; the court within the first ring, -1 outside. */
function cellIn(ring: number, sector: number): number {
  if (ring === RING_SIZES.length) return -1;
  const angle = Math.PI - RING_ROTATION + ((sector + 0.5) * 2 * Math.PI) / SECTOR_COUNT;
  return cellAt({ radius: ring + 1.5, angle });
}

export function forEachSector(write: (cell: number, texel: number) => void): void {
  for (const ring of RING_SIZES.keys())
    for (let sector = 0; sector < SECTOR_COUNT; sector++)
      write(cellIn(ring, sector), ring * SECTOR_COUNT + sector);
}

/** Returns the hedges, 255 for a hedge: {@link HEDGE_ROW_COUNT} rows of {@link SECTOR_COUNT} texels. */
export function hedgeTexelsOf({ ways }: MazeGarden): Uint8Array {
  const isOpen = (one: number, other: number) =>
    one === other || (other < 0 ? one === GATE_CELL : ways[one]?.includes(other));
  return Uint8Array.from({ length: SECTOR_COUNT * HEDGE_ROW_COUNT }, (_, texel) => {
    const [row, sector] = [Math.floor(texel / SECTOR_COUNT), texel % SECTOR_COUNT];
    const ring = row - RING_SIZES.length - 1;
    const isFree =
      ring < 0
        ? isOpen(row === 0 ? MIDDLE_CELL : cellIn(row - 1, sector), cellIn(row, sector))
        : isOpen(cellIn(ring, sector - 1), cellIn(ring, sector));
    return isFree ? 0 : 255;
  });
}
