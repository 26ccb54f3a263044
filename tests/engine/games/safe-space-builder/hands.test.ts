import { describe, expect, test } from 'vitest';
import { Gestures } from '../../../../engine/games/safe-space-builder/gestures';
import type { FootPlacement } from '../../../../engine/games/safe-space-builder/sheet';

/** A scene of 400 x 300 px with elements of 40 px around their foot points. */
class Table {
  readonly stands = new Map<string, FootPlacement>();
  readonly taps: (string | null)[] = [];
  readonly placed: [string, FootPlacement][] = [];
  selected: string | null = null;
  readonly hands = new Gestures({
    find: (x, y) =>
      [...this.stands].findLast(([, stand]) => Math.abs(stand.x - x) < 20 && Math.abs(stand.y - y) < 20)?.[0],
    standOf: (id) => this.stands.get(id),
    clamped: (_, { x, y, scale }) => ({
      x: Math.min(400, Math.max(0, x)),
      y: Math.min(300, Math.max(0, y)),
      scale,
    }),
    selected: () => this.selected,
    onTap: (id) => {
      this.taps.push(id);
      this.selected = id;
    },
    onPlace: (id, stand) => {
      this.placed.push([id, stand]);
      this.stands.set(id, stand);
    },
  });

  constructor() {
    this.stands.set('cup', { x: 100, y: 100, scale: 1 }).set('tree', { x: 300, y: 100, scale: 1 });
  }

  does(id: number, kind: 'down' | 'move' | 'up' | 'cancel', x = 0, y = 0): this {
    this.hands.follow([{ id, kind, x, y, pressure: undefined, at: 0 }]);
    return this;
  }

  held(id: string): FootPlacement | undefined {
    return this.hands.held.get(id);
  }
}

describe('one finger', () => {
  test('that comes and goes is a tap on the element or the ground', () => {
    const table = new Table().does(1, 'down', 110, 95).does(1, 'move', 113, 97).does(1, 'up', 113, 97);
    table.does(1, 'down', 200, 250).does(1, 'up', 200, 250);
    expect(table.taps).toEqual(['cup', null]);
    expect(table.placed).toEqual([]);
    expect(table.hands.held.size).toBe(0);
  });

  test('immediately holds the element at the touched point, and releases it there', () => {
    const table = new Table().does(1, 'down', 110, 95).does(1, 'move', 160, 195);
    expect(table.held('cup')).toEqual({ x: 150, y: 200, scale: 1 });
    table.does(1, 'up', 160, 195);
    expect(table.placed).toEqual([['cup', { x: 150, y: 200, scale: 1 }]]);
    expect(table.taps).toEqual([]);
  });

  test('that leaves over any edge and returns holds the element at the same point', () => {
    const table = new Table().does(1, 'down', 100, 100);
    for (const [x, y] of [
      [-500, 100],
      [100, -500],
      [2000, 100],
      [100, 2000],
    ] as const) {
      table.does(1, 'move', x, y);
      const { x: left, y: top } = table.held('cup') as FootPlacement;
      expect([left >= 0, left <= 400, top >= 0, top <= 300]).toEqual([true, true, true, true]);
    }
    table.does(1, 'move', 120, 130);
    expect(table.held('cup')).toMatchObject({ x: 120, y: 130 });
  });

  test('that the browser cancels leaves the element in place, and is no tap', () => {
    const table = new Table().does(1, 'down', 100, 100).does(1, 'cancel');
    table.does(2, 'down', 100, 100).does(2, 'move', 150, 150).does(2, 'cancel', 150, 150);
    expect(table.taps).toEqual([]);
    expect(table.placed).toEqual([['cup', { x: 150, y: 150, scale: 1 }]]);
  });
});

describe('several fingers', () => {
  test('move one element each', () => {
    const table = new Table().does(1, 'down', 100, 100).does(2, 'down', 300, 100);
    table.does(1, 'move', 100, 200).does(2, 'move', 300, 50).does(1, 'up').does(2, 'up');
    expect(table.placed).toEqual([
      ['cup', { x: 100, y: 200, scale: 1 }],
      ['tree', { x: 300, y: 50, scale: 1 }],
    ]);
  });

  test('two on one element resize it within its limits, and one continues to move it', () => {
    const table = new Table().does(1, 'down', 90, 100).does(2, 'down', 110, 100);
    table.does(1, 'move', 85, 100).does(2, 'move', 115, 100);
    expect(table.held('cup')).toEqual({ x: 100, y: 100, scale: 1.5 });
    table.does(1, 'move', 0, 100).does(2, 'move', 200, 100);
    expect(table.held('cup')?.scale).toBe(2);
    table.does(2, 'up').does(1, 'move', 50, 150).does(1, 'up');
    expect(table.placed).toEqual([['cup', { x: 150, y: 150, scale: 2 }]]);
  });

  test('a second one beside the element resizes the held element', () => {
    const table = new Table().does(1, 'down', 100, 100).does(2, 'down', 200, 100);
    table.does(2, 'move', 150, 100);
    expect(table.held('cup')?.scale).toBe(0.5);
  });

  test('two on the ground resize the selected element', () => {
    const table = new Table();
    table.selected = 'cup';
    table
      .does(1, 'down', 50, 250)
      .does(2, 'down', 150, 250)
      .does(2, 'move', 200, 250)
      .does(1, 'up')
      .does(2, 'up');
    expect(table.placed).toMatchObject([['cup', { scale: 1.5 }]]);
    expect(table.taps).toEqual([]);
  });
});

test('a removed element is released, and its finger has no further effect', () => {
  const table = new Table().does(1, 'down', 100, 100).does(1, 'move', 150, 100);
  table.stands.delete('cup');
  table.hands.forget((id) => table.stands.has(id));
  table.does(1, 'move', 200, 100).does(1, 'up');
  expect(table.hands.held.size).toBe(0);
  expect(table.placed).toEqual([]);
});
