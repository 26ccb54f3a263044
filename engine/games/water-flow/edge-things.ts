/** What stands around a terrace: boulders along its sides and ferns at its corners. */
import type { Cell } from './sheet';

/** Boulders and ferns stand this far from the outer stones' centers, in cells. */
const AWAY = 0.68;

const BOULDERS: readonly Cell[] = ['boulder-1', 'boulder-2', 'boulder-3'];

/** A thing in cells from the center of the first stone. */
export interface Thing {
  readonly cell: Cell;
  readonly column: number;
  readonly row: number;
  readonly size: number;
}

/** Boulders along all four sides and ferns at the corners, the farther ones first: they overlap downward. */
export function thingsAround(columns: number, rows: number, spring: number): Thing[] {
  const things: Thing[] = [];
  let drawn = columns * 31 + rows * 7 + spring;
  /** 0-1, the same for the same terrace. */
  const chance = (): number => {
    drawn += 1;
    const value = Math.sin(drawn * 12.9898) * 43_758.5453;
    return value - Math.floor(value);
  };
  const boulder = (column: number, row: number): void => {
    things.push({
      cell: BOULDERS[Math.floor(chance() * BOULDERS.length)] as Cell,
      column: column + (chance() - 0.5) * 0.14,
      row: row + (chance() - 0.5) * 0.1,
      size: 0.5 + chance() * 0.24,
    });
  };
  for (let step = -0.25; step < columns - 0.5; step += 0.5) {
    if (Math.abs(step - spring) > 0.35) boulder(step, -AWAY);
    boulder(step, rows - 1 + AWAY);
  }
  for (let step = -0.25; step < rows - 0.5; step += 0.5) {
    boulder(-AWAY, step);
    boulder(columns - 1 + AWAY, step);
  }
  for (const [column, row] of [
    [-AWAY, -AWAY],
    [columns - 1 + AWAY, -AWAY],
    [-AWAY, rows - 1 + AWAY],
    [columns - 1 + AWAY, rows - 1 + AWAY],
  ] as const)
    things.push({ cell: 'tuft', column, row, size: 1.02 });
  return things.sort((one, other) => one.row - other.row);
}
