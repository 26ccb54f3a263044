/** Building in the Safe Space Builder by keyboard and by dragging, without a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import { ELEMENT_KINDS } from '../../../../domain/safe-space';
import game from '../../../../src/games/safe-space-builder/safe-space-builder.game';
import { Player } from '../../../drivers/player';

afterEach(async () => {
  // Lets pictures arrive that the test has not waited for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const begin = async (options = {}) => (await Player.at(game, options)).starts();
const addTree = { type: 'element.added', kind: 'tree', at: 1 } as const;

test('a tree is added, lands with a sound, is selected, moved, resized and removed by key, and everything rests', async () => {
  const player = await begin();
  player.rests().does(addTree).hears('landed').sees('Tree').rests();
  const [before] = player.snapshot.context.space.elements;
  // An added element is selected. Arrow keys move the focus only while nothing is selected.
  player.does({ type: 'element.selected', id: null });
  player.keys('Tree', 'ArrowRight');
  expect(player.snapshot.context.space.elements[0]).toBe(before);
  player
    .presses('Tree')
    .isTold(/^Tree selected/)
    .keys('Tree', 'ArrowRight', 'ArrowRight', 'ArrowDown', '+');
  const [after] = player.snapshot.context.space.elements;
  expect(after?.x).toBeCloseTo((before?.x ?? 0) + 2, 1);
  expect(after).toMatchObject({ scale: 1.1 });
  player.rests().isTold(/^Tree, \d+ % from the left, \d+ % from the top, size 110 %\.$/);
  player.keys('Tree', 'Delete').hears('removed').isTold('Tree removed.').seesNo('Tree').rests();
  player.does({ type: 'step.undone' }).sees('Tree').rests();
});

test('a dragged element stays under the pointer in every frame, with its last size', async () => {
  const player = await begin({ slot: { width: 800, height: 600 } });
  player.rests().does(addTree).rests().presses('Tree');
  const stands = () => {
    const [tree] = player.snapshot.context.space.elements;
    if (!tree) throw new Error('There is no tree');
    return tree;
  };
  for (const frames of [1, 4, 40]) {
    const before = stands();
    // The drag starts while the element is still growing.
    player.keys('Tree', '+').waits(20).drags('Tree', -96, -42, frames);
    const after = stands();
    expect(after.scale).toBeCloseTo(before.scale + 0.1);
    expect(after.x).toBeCloseTo(before.x - 12, 1);
    expect(after.y).toBeCloseTo(before.y - 7, 1);
    player.drags('Tree', 96, 42, frames).rests();
  }
});

test('the sheet of elements loads with the first element, or shortly after Build opens', async () => {
  const asked = async (act: (player: Awaited<ReturnType<typeof begin>>) => unknown) => {
    const gate = await Player.at(game);
    const fetched = vi.spyOn(globalThis, 'fetch');
    act(gate.starts());
    await new Promise((resolve) => setImmediate(resolve));
    return fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('things'));
  };
  expect(await asked((player) => player.waits(100))).toEqual([]);
  const sheets = ['things-small', 'things', 'things-light'].map((name) =>
    expect.stringContaining(`${name}.avif`),
  );
  expect(await asked((player) => player.waits(1000))).toEqual(sheets);
  expect(await asked((player) => player.does(addTree))).toEqual(sheets);
});

test('fifty elements of all kinds come to rest, with targets in the order in which they were added', async () => {
  const player = await begin();
  for (let at = 0; at < 50; at++) {
    const kind = ELEMENT_KINDS[at % ELEMENT_KINDS.length] as (typeof ELEMENT_KINDS)[number];
    player.does({ type: 'element.added', kind, at });
  }
  expect(player.names).toHaveLength(50);
  expect(player.names.slice(0, 3)).toEqual(['Tree', 'Flower', 'Plant']);
  player.rests();
});
