import { describe, expect, test } from 'vitest';
import {
  distancesFrom,
  gardenOf,
  PLACES,
  SHORTEST_WAY,
  wayBetween,
} from '../../../../machines/games/mindful-maze/garden';
import {
  CELLS,
  cellAt,
  centerOf,
  GATE,
  MIDDLE,
  neighborsOf,
} from '../../../../machines/games/mindful-maze/grid';
import { isStop, wayThrough, wayTowards, windOf } from '../../../../machines/games/mindful-maze/rules';

const CELL_NUMBERS = Array.from({ length: CELLS }, (_, cell) => cell);

describe('the grid', () => {
  test('every neighbor has the cell as a neighbor, and a center lies in its cell', () => {
    for (const cell of CELL_NUMBERS) {
      expect(cellAt(centerOf(cell))).toBe(cell);
      for (const other of neighborsOf(cell)) expect(neighborsOf(other)).toContain(cell);
    }
  });

  test('the gate is in the south, and a place outside the garden belongs to the outermost ring', () => {
    expect(centerOf(GATE).angle).toBeCloseTo(Math.PI);
    expect(cellAt({ radius: 40, angle: Math.PI })).toBe(GATE);
    expect(cellAt({ radius: 0.9, angle: 1 })).toBe(MIDDLE);
  });

  test('no two exits of a cell have the same direction in words', () => {
    for (const cell of CELL_NUMBERS) {
      const winds = neighborsOf(cell).map((other) => windOf(cell, other));
      expect(new Set(winds).size, `cell ${cell}`).toBe(winds.length);
    }
  });
});

test('10,000 gardens: no dead end, 40 to 70 cells to the middle, three places apart from each other', () => {
  const faults: string[] = [];
  for (let seed = 0; seed < 10_000; seed++) {
    const { ways, places } = gardenOf(seed);
    const steps = distancesFrom(GATE, ways);
    const isClosed = (cell: number) => (ways[cell] as readonly number[]).length < 2 && cell !== GATE;
    if (CELL_NUMBERS.some(isClosed)) faults.push(`${seed}: a dead end`);
    if (steps.includes(Number.POSITIVE_INFINITY)) faults.push(`${seed}: a cell without a way`);
    const shortest = steps[MIDDLE] as number;
    if (shortest < SHORTEST_WAY[0] || shortest > SHORTEST_WAY[1]) faults.push(`${seed}: ${shortest} cells`);
    for (const place of PLACES) {
      const near = distancesFrom(places[place], ways);
      const others = [GATE, MIDDLE, ...PLACES.filter((one) => one !== place).map((one) => places[one])];
      if (others.some((cell) => (near[cell] as number) < 8)) faults.push(`${seed}: the ${place} is near`);
      if (ways[places[place]]?.length !== 2) faults.push(`${seed}: the ${place} is at a fork`);
    }
  }
  expect(faults).toEqual([]);
}, 120_000);

describe('a way', () => {
  const garden = gardenOf(7);

  test('leads from cell to open cell, and never over a hedge', () => {
    for (const to of CELL_NUMBERS) {
      let cell = GATE;
      for (const next of wayBetween(GATE, to, garden.ways)) {
        expect(garden.ways[cell]).toContain(next);
        cell = next;
      }
      expect(cell).toBe(to);
    }
  });

  test('to a finger is at most six cells long, also to a finger behind a hedge', () => {
    for (const from of CELL_NUMBERS)
      for (const to of [MIDDLE, GATE, 40, 90]) expect(wayTowards(from, to, garden).length).toBeLessThan(7);
    // The finger is on the lantern.
    expect(wayTowards(GATE, GATE, garden)).toEqual([]);
  });

  test('through an exit ends at the next fork or place', () => {
    for (const from of CELL_NUMBERS)
      for (const exit of garden.ways[from] ?? []) {
        const way = wayThrough(from, exit, garden);
        expect(way[0]).toBe(exit);
        expect(way.map((cell) => isStop(cell, garden))).toEqual([...way.slice(1).map(() => false), true]);
      }
  });
});
