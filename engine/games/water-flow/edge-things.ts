/** Objects around a terrace: banks of moss, boulders, azaleas, tufts, lamps and the wall. */
import type { SheetCellName } from './sheet';

/** Distance of the banks from the centers of the outer stones, in cells. */
const AWAY = 0.74;

/** Minimum distance of boulders and azaleas from the spring, in cells. */
const SPRING = 0.62;

/** Distance of the wall's middle from the center of the last row, in cells. */
const WALL = 0.75;

const BANKS: readonly SheetCellName[] = ['bank-1', 'bank-2'];
const OTHERS: readonly SheetCellName[] = ['boulder-1', 'azalea-1', 'boulder-2', 'azalea-2', 'boulder-3'];

/** An object beside the stones. Position and size are in cells, measured from the center of the first stone. */
export interface EdgeThing {
  readonly cell: SheetCellName;
  readonly column: number;
  readonly row: number;
  readonly size: number;
}

/** Returns the two lamps: one at the left end of the wall, one behind the upper right corner. */
export const lampsAround = (columns: number, rows: number): readonly EdgeThing[] => [
  { cell: 'lamp', column: columns - 0.24, row: -0.62, size: 0.74 },
  { cell: 'lamp', column: -0.74, row: rows - 0.62, size: 0.8 },
];

export const wallThings = (columns: number, rows: number): readonly EdgeThing[] =>
  Array.from({ length: columns }, (_, column) => ({
    cell: column % 2 === 0 ? 'wall-1' : 'wall-2',
    column,
    row: rows - 1 + WALL,
    size: 1.002,
  }));

/** Objects on the banks, each group from far to near, because nearer objects overlap farther ones. */
export function bankThingsAround(columns: number, rows: number, spring: number): EdgeThing[] {
  const things: EdgeThing[] = [];
  const others: EdgeThing[] = [];
  let drawn = columns * 31 + rows * 7 + spring;
  /** Returns the next pseudo-random number, 0-1. Equal terraces get equal numbers. */
  const chance = (): number => {
    drawn += 1;
    const value = Math.sin(drawn * 12.9898) * 43_758.5453;
    return value - Math.floor(value);
  };
  const pick = (cells: readonly SheetCellName[]): SheetCellName =>
    cells[Math.floor(chance() * cells.length)] as SheetCellName;
  const bank = (column: number, row: number): void => {
    things.push({
      cell: pick(BANKS),
      column: column + (chance() - 0.5) * 0.16,
      row: row + (chance() - 0.5) * 0.12,
      size: 0.78 + chance() * 0.26,
    });
  };
  const other = (column: number, row: number): void => {
    const cell = pick(OTHERS);
    others.push({ cell, column, row, size: cell.startsWith('azalea') ? 0.56 : 0.46 + chance() * 0.2 });
  };
  for (let step = -0.3; step < columns - 0.4; step += 0.56) {
    bank(step, -AWAY);
    if (chance() < 0.45 && Math.abs(step + 0.2 - spring) > SPRING) other(step + 0.2, -AWAY + 0.14);
  }
  for (let step = -0.5; step < rows - 0.6; step += 0.5) {
    for (const column of [-AWAY, columns - 1 + AWAY]) {
      bank(column, step);
      if (chance() < 0.5) other(column + (column < 0 ? 0.06 : -0.06), step + 0.24);
    }
  }
  for (const [column, row, size] of [
    [-AWAY - 0.06, -AWAY, 0.9],
    [columns - 1 + AWAY, rows - 0.42, 0.86],
  ] as const)
    things.push({ cell: 'tuft', column, row, size });
  const byRow = (one: EdgeThing, two: EdgeThing) => one.row - two.row;
  return [...things.sort(byRow), ...others.sort(byRow)];
}
