import { describe, expect, test } from 'vitest';
import {
  distancesFrom,
  GARDEN_LANDMARKS,
  generateGarden,
  SHORTEST_WAY_RANGE,
  shortestWay,
} from '../../../../machines/games/mindful-maze/garden';
import {
  CELL_COUNT,
  cellAt,
  cellCenterOf,
  GATE_CELL,
  MIDDLE_CELL,
  neighborsOf,
} from '../../../../machines/games/mindful-maze/grid';
import {
  compassDirection,
  fingerLedWay,
  isStopCell,
  wayThrough,
} from '../../../../machines/games/mindful-maze/rules';
import { soak } from '../../../fixtures/soak';

const SEEDS = soak(10_000, 1000);
const CELL_NUMBERS = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

describe('the grid', () => {
  test('every neighbor has the cell as a neighbor, and a center lies in its cell', () => {
    for (const cell of CELL_NUMBERS) {
      expect(cellAt(cellCenterOf(cell))).toBe(cell);
      for (const other of neighborsOf(cell)) expect(neighborsOf(other)).toContain(cell);
    }
  });

  test('the gate is in the south, and a place outside the garden belongs to the outermost ring', () => {
    expect(cellCenterOf(GATE_CELL).angle).toBeCloseTo(Math.PI);
    expect(cellAt({ radius: 40, angle: Math.PI })).toBe(GATE_CELL);
    expect(cellAt({ radius: 0.9, angle: 1 })).toBe(MIDDLE_CELL);
  });

  test('no two exits of a cell have the same direction in words', () => {
    for (const cell of CELL_NUMBERS) {
      const winds = neighborsOf(cell).map((other) => compassDirection(cell, other));
      expect(new Set(winds).size, `cell ${cell}`).toBe(winds.length);
    }
  });
});

test(`${SEEDS} gardens: no dead end, 40 to 70 cells to the middle, three places apart from each other`, () => {
  const faults: string[] = [];
  for (let seed = 0; seed < SEEDS; seed++) {
    const { ways, places } = generateGarden(seed);
    const steps = distancesFrom(GATE_CELL, ways);
    const isClosed = (cell: number) => (ways[cell] as readonly number[]).length < 2 && cell !== GATE_CELL;
    if (CELL_NUMBERS.some(isClosed)) faults.push(`${seed}: a dead end`);
    if (steps.includes(Number.POSITIVE_INFINITY)) faults.push(`${seed}: a cell without a way`);
    const shortest = steps[MIDDLE_CELL] as number;
    if (shortest < SHORTEST_WAY_RANGE[0] || shortest > SHORTEST_WAY_RANGE[1])
      faults.push(`${seed}: ${shortest} cells`);
    for (const place of GARDEN_LANDMARKS) {
      const near = distancesFrom(places[place], ways);
      const others = [
        GATE_CELL,
        MIDDLE_CELL,
        ...GARDEN_LANDMARKS.filter((one) => one !== place).map((one) => places[one]),
      ];
      if (others.some((cell) => (near[cell] as number) < 8)) faults.push(`${seed}: the ${place} is near`);
      if (ways[places[place]]?.length !== 2) faults.push(`${seed}: the ${place} is at a fork`);
    }
  }
  expect(faults).toEqual([]);
}, 120_000);

describe('a way', () => {
  const garden = generateGarden(7);

  test('leads from cell to open cell, and never over a hedge', () => {
    for (const to of CELL_NUMBERS) {
      let cell = GATE_CELL;
      for (const next of shortestWay(GATE_CELL, to, garden.ways)) {
        expect(garden.ways[cell]).toContain(next);
        cell = next;
      }
      expect(cell).toBe(to);
    }
  });

  test('to a finger is at most six cells long, also to a finger behind a hedge', () => {
    for (const from of CELL_NUMBERS)
      for (const to of [MIDDLE_CELL, GATE_CELL, 40, 90])
        expect(fingerLedWay(from, to, garden).length).toBeLessThan(7);
    // The finger is on the lantern.
    expect(fingerLedWay(GATE_CELL, GATE_CELL, garden)).toEqual([]);
  });

  test('through an exit ends at the next fork or place', () => {
    for (const from of CELL_NUMBERS)
      for (const exit of garden.ways[from] ?? []) {
        const way = wayThrough(from, exit, garden);
        expect(way[0]).toBe(exit);
        expect(way.map((cell) => isStopCell(cell, garden))).toEqual([...way.slice(1).map(() => false), true]);
      }
  });
});
