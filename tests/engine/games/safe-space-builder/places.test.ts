import { afterAll, describe, expect, test, vi } from 'vitest';
import { ELEMENT_KINDS, type PlacedElement } from '../../../../domain/safe-space';
import { ElementBodies } from '../../../../engine/games/safe-space-builder/elements';
import { clampPlacement, elementBox } from '../../../../engine/games/safe-space-builder/sheet';
import { slotOf } from '../../../fakes/slot';
import { element } from './element';

// Pixi detects the browser at import.
await vi.hoisted(async () => (await import('../../../fakes/stand-ins')).standInForBrowser());
afterAll(() => {
  vi.unstubAllGlobals();
});

const SLOT = slotOf(800, 600);

describe('no element leaves the scene', () => {
  const sizes = [
    [800, 600],
    [390, 300],
    [320, 180],
    [1500, 700],
    [300, 900],
  ] as const;
  test.each(ELEMENT_KINDS)('%s', (kind) => {
    for (const [width, height] of sizes) {
      for (const scale of [0.5, 1, 2]) {
        for (const [x, y] of [
          [-900, -900],
          [0, height],
          [width + 900, height + 900],
          [width, 0],
        ] as const) {
          const stand = clampPlacement(kind, { x, y, scale }, { width, height }, 'beach');
          const box = elementBox(kind, stand, { width, height }, 'beach');
          const slack = 1;
          if (box.width <= width) {
            expect(box.left).toBeGreaterThanOrEqual(-slack);
            expect(box.left + box.width).toBeLessThanOrEqual(width + slack);
          }
          if (box.height <= height) {
            expect(box.top).toBeGreaterThanOrEqual(-slack);
            expect(box.top + box.height).toBeLessThanOrEqual(height + slack);
          }
          expect([stand.x >= 0, stand.x <= width, stand.y >= 0, stand.y <= height].every(Boolean)).toBe(true);
        }
      }
    }
  });
});

function shown(...elements: readonly PlacedElement[]): ElementBodies {
  const bodies = new ElementBodies();
  bodies.layout(SLOT);
  bodies.show(elements, null, 'garden', false);
  bodies.tick(0, new Map());
  return bodies;
}
const order = (bodies: ElementBodies) => bodies.inOrder.map(({ id }) => id);

describe('stacking order', () => {
  test('the nearer foot is in front, whatever was added first', () => {
    expect(
      order(shown(element('tree', 50, 90), element('fountain', 50, 60), element('chair', 50, 75))),
    ).toEqual(['fountain-1', 'chair-1', 'tree-1']);
  });

  test('lying elements are below standing ones', () => {
    expect(order(shown(element('carpet', 50, 80), element('chair', 50, 76)))).toEqual([
      'carpet-1',
      'chair-1',
    ]);
  });

  test('a cup is in front of the desk on which it stands, and no longer when it is beside it', () => {
    const desk = element('desk', 50, 80);
    const seat = shown(desk).get('desk-1')?.box as { top: number; height: number };
    const y = ((seat.top + seat.height * 0.3) / SLOT.height) * 100;
    const on = shown(element('tea', 50, y), desk);
    expect(order(on)).toEqual(['desk-1', 'tea-1']);
    expect(on.get('tea-1')?.rests).toBe(true);
    // A cup whose foot point is below the top of the desk counts as behind the desk, because the desk's foot is lower
    // still.
    expect(order(shown(element('tea', 50, 76), desk))).toEqual(['tea-1', 'desk-1']);
    const beside = shown(element('tea', 10, y), desk);
    expect(order(beside)).toEqual(['tea-1', 'desk-1']);
    expect(beside.get('tea-1')?.rests).toBe(false);
  });
});

describe('elements move', () => {
  test('a new one lands, then everything rests', () => {
    const bodies = shown(element('tree', 20, 80));
    bodies.show([element('tree', 20, 80), element('plant', 70, 80)], null, 'garden', true);
    const plant = bodies.get('plant-1');
    const heights: number[] = [];
    let moves = true;
    for (let frame = 0; moves && frame < 200; frame++) {
      moves = bodies.tick(1 / 60, new Map());
      if (plant) heights.push(ElementBodies.heightOf(plant));
    }
    expect(moves).toBe(false);
    expect(heights[0]).toBeGreaterThan(0.1);
    expect(heights.at(-1)).toBe(0);
    // The fall never reverses.
    expect(heights.every((height, index) => index === 0 || height <= (heights[index - 1] as number))).toBe(
      true,
    );
  });

  test('a held one is under the pointer and lifted, and comes down when it is released', () => {
    const bodies = shown(element('tree', 20, 80));
    const held = new Map([['tree-1', { x: 500, y: 400, scale: 1.4 }]]);
    bodies.tick(1 / 60, held);
    expect(bodies.get('tree-1')).toMatchObject({ x: 500, y: 400, scale: 1.4 });
    for (let frame = 0; frame < 60; frame++) bodies.tick(1 / 60, held);
    expect(bodies.get('tree-1')?.lift).toBe(1);
    for (let frame = 0; frame < 60; frame++) bodies.tick(1 / 60, new Map());
    expect(bodies.get('tree-1')?.lift).toBe(0);
  });

  test('a removed one fades, then disappears', () => {
    const bodies = shown(element('tree', 20, 80), element('plant', 60, 80));
    bodies.show([element('plant', 60, 80)], null, 'garden', true);
    bodies.tick(0.05, new Map());
    expect(bodies.get('tree-1')?.isGoing).toBe(true);
    bodies.tick(0.5, new Map());
    expect(order(bodies)).toEqual(['plant-1']);
    expect(bodies.tick(0.1, new Map())).toBe(false);
  });

  test('one that returns during its fade is there again', () => {
    const tree = element('tree', 20, 80);
    const bodies = shown(tree);
    bodies.show([], null, 'garden', true);
    bodies.tick(0.05, new Map());
    bodies.show([tree], null, 'garden', true);
    for (let frame = 0; frame < 60; frame++) bodies.tick(0.05, new Map());
    expect(bodies.get('tree-1')).toMatchObject({ isGoing: false, presence: 1 });
  });
});
