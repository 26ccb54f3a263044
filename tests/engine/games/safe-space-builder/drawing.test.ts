/** The drawing of the Safe Space Builder: elements at the places of their buttons, and the light of the space. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import game from '../../../../src/games/safe-space-builder/safe-space-builder.game';
import { allDrawn, drawn, paintedIn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(async () => {
  // Lets pictures arrive that the test has not waited for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SLOT = { width: 800, height: 600 };
const addTree = { type: 'element.added', kind: 'tree', at: 1 } as const;

/** Adds a tree to the space, and waits until it has landed. */
async function builds(options: PlayerOptions = {}) {
  const player = await Player.at(game, { slot: SLOT, ...options });
  player.starts().waits(100).does(addTree).waits(1500);
  const element = () => {
    const [tree] = player.snapshot.context.space.elements;
    if (!tree) throw new Error('There is no tree');
    return tree;
  };
  const tree = () => {
    const { x, y } = drawn(player.view, 'Tree').position;
    return { x, y };
  };
  return { player, element, tree };
}

describe('an element', () => {
  test('is drawn at its stored position, with its button', async () => {
    const { player, element, tree } = await builds();
    for (const [width, height] of [
      [800, 600],
      [500, 700],
    ] as const) {
      player.resizes(width, height).waits(100);
      expect(tree().x).toBeCloseTo((element().x / 100) * width, 0);
      expect(tree().y).toBeCloseTo((element().y / 100) * height, 0);
      const box = player.boxOf('Tree');
      expect(Math.abs(box.x + box.width / 2 - (element().x / 100) * width)).toBeLessThan(4);
      expect(box.y + box.height).toBeCloseTo((element().y / 100) * height, -1);
    }
  });

  test('falls into place, and appears immediately with reduced motion', async () => {
    for (const [reducedMotion, moves] of [
      [false, true],
      [true, false],
    ] as const) {
      const player = await Player.at(game, { slot: SLOT, reducedMotion });
      player.starts().waits(3000).does(addTree);
      const before = player.drawn;
      player.waits(400);
      expect(player.drawn - before > 10).toBe(moves);
      player.rests();
    }
  });

  test('that keys move glides, and jumps with reduced motion', async () => {
    for (const reducedMotion of [false, true]) {
      const { player, element, tree } = await builds({ reducedMotion });
      // Arrow keys move the tree, because an added element is selected.
      player.keys('Tree', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft').waits(32);
      const left = (element().x / 100) * SLOT.width;
      expect(Math.abs(tree().x - left) < 1).toBe(reducedMotion);
      player.waits(1000);
      expect(tree().x).toBeCloseTo(left, 0);
    }
  });

  test('is removed by Delete and by Backspace', async () => {
    for (const key of ['Delete', 'Backspace']) {
      const { player } = await builds();
      player.presses('Tree').keys('Tree', key).waits(1000);
      expect(allDrawn(player.view, 'Tree')).toEqual([]);
      expect(player.names).toEqual([]);
    }
  });
});

test('elements are painted over the place', async () => {
  const { player } = await builds();
  expect(paintedIn(drawn(player.view, 'Room')).slice(0, 3)).toEqual(['Last place', 'Place', 'Things']);
});

test('the light of a lamp is on the ground again after the graphics context was lost', async () => {
  const { player } = await builds();
  player.does({ type: 'element.added', kind: 'lamp', at: 2 }, { type: 'lighting.changed', lighting: 20 });
  // Lets the pictures of the place and the elements load.
  for (let round = 0; round < 5; round++) {
    await new Promise((resolve) => setTimeout(resolve));
    player.waits(1000);
  }
  expect(drawn(player.view, 'Things').visible).toBe(true);
  player.losesContext().waits(500);
  expect(player.blank).toEqual([]);
});

test('the light changes within a second when it is set, and then rests', async () => {
  const { player } = await builds();
  const sun = () => uniform(player.view, 'Tree', 'uSun')[0] as number;
  const before = sun();
  player.does({ type: 'lighting.changed', lighting: 20 }).waits(200);
  const between = sun();
  expect(between).not.toBe(before);
  player.waits(800);
  expect(sun()).not.toBe(between);
  player.rests();
});

test.each([
  [false, 0],
  [true, 1],
])('at night (%s) the space has the light of the night', async (isNight, night) => {
  const { player } = await builds({ isNight });
  expect(uniform(player.view, 'Tree', 'uNight')).toEqual([night]);
});
