/** Where the garden lies in the painting, and its hedges as texels. */
import type { Garden } from '../../../machines/games/mindful-maze/garden';
import { centerOf, MIDDLE, RINGS } from '../../../machines/games/mindful-maze/selectors';
import type { Rectangle, Slot } from '../../stage/scene';

/** Number of sectors of the texels: those of the outermost ring. */
export const SECTORS = RINGS.at(-1) as number;

/** Rows of the texels: circles of hedges (from the court outward), then the hedges between the cells of each ring. */
export const HEDGE_ROWS = 2 * RINGS.length + 1;

/** Angle by which sectors are turned, so that the gate is in the south, rad. */
export const TURN = Math.PI / SECTORS;

/** Radius of the garden with its outer hedge, in widths of a ring. */
export const RADIUS = RINGS.length + 1.3;

/** Center of the garden in the slot, and the width of a ring, CSS px. */
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

/** Returns the center of a cell in the slot, CSS px. */
export function pointOf(cell: number, { x, y, unit }: Plan): readonly [x: number, y: number] {
  const { radius, angle } = centerOf(cell);
  return [x + unit * radius * Math.sin(angle), y - unit * radius * Math.cos(angle)];
}

/** Returns the middle of the garden relative to the painting, 0-1, and the number of rings that the painting is wide. */
export const inPainting = ({ x, y, unit }: Plan, whole: Rectangle) =>
  [(x - whole.x) / unit, (y - whole.y) / unit, whole.width / unit, whole.height / unit] as const;

/** Returns the sectors that a cell covers in the outermost ring. */
export function sectorsOf(cell: number): readonly [ring: number, from: number, to: number] {
  let first = 1;
  for (const [ring, size] of RINGS.entries()) {
    const share = SECTORS / size;
    if (cell < first + size) return [ring, (cell - first) * share, (cell - first + 1) * share];
    first += size;
  }
  throw new RangeError(`There is no cell ${cell}`);
}

/** Returns the hedges, 255 for a hedge: {@link HEDGE_ROWS} rows of {@link SECTORS} texels. */
export function hedgesOf({ ways }: Garden): Uint8Array {
  const texels = new Uint8Array(SECTORS * HEDGE_ROWS).fill(255);
  const circle = (ring: number, sector: number) => ring * SECTORS + (sector % SECTORS);
  const spoke = (ring: number, sector: number) => (RINGS.length + 1 + ring) * SECTORS + (sector % SECTORS);
  for (const [cell, open] of ways.entries()) {
    if (cell === MIDDLE) continue;
    const [ring, from, to] = sectorsOf(cell);
    for (let sector = from + 1; sector < to; sector++) texels[spoke(ring, sector)] = 0;
    for (const other of open) {
      if (other === MIDDLE) {
        // A gap as wide as a sector is enough at the court, whose cells are wide.
        texels[circle(0, Math.floor((from + to - 1) / 2))] = 0;
        continue;
      }
      const [otherRing, otherFrom, otherTo] = sectorsOf(other);
      if (otherRing === ring) {
        const isClockwise = otherFrom === to || (to === SECTORS && otherFrom === 0);
        texels[spoke(ring, isClockwise ? to : from)] = 0;
      } else if (otherRing > ring) {
        const middle = Math.floor((Math.max(from, otherFrom) + Math.min(to, otherTo) - 1) / 2);
        texels[circle(otherRing, middle)] = 0;
      }
    }
  }
  // The gate.
  texels[circle(RINGS.length, 0)] = 0;
  return texels;
}
