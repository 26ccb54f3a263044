import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  ELEMENT_KINDS,
  type ElementKind,
  EMPTY_SPACE,
  GROUND_TOP_PERCENT,
  hangsInSky,
  MAX_ELEMENTS,
  type PlacedElement,
} from '../../../../domain/safe-space';
import { MAX_UNDO_STEPS } from '../../../../machines/games/safe-space-builder/changes';
import type { SafeSpaceEvent } from '../../../../machines/games/safe-space-builder/context';
import { safeSpaceBuilderMachine } from '../../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  changeAnnouncement,
  firstElementsToMaximum,
  selectBackground,
  selectBrightness,
  selectCanRedo,
  selectCanUndo,
  selectElementCount,
  selectHasRoom,
  selectIsUnsaved,
  selectSpace,
  selectSpaceName,
} from '../../../../machines/games/safe-space-builder/selectors';
import type { Seed } from '../../../../machines/random';
import { run, START, takeEmitted } from '../../run';

const openGame = (seed: Seed = 1) =>
  run((clock) => createActor(safeSpaceBuilderMachine, { input: { seed }, clock }));

function startGame(seed?: Seed) {
  const game = openGame(seed);
  game.send(...START);
  takeEmitted(game);
  return game;
}

const lastOf = ({ context }: ReturnType<typeof openGame>) => context().space.elements.at(-1) as PlacedElement;

const addTree = { type: 'element.added', kind: 'tree', at: 1_700_000_000_000 } as const;
const addLamp = { ...addTree, kind: 'lamp' } as const;
const UNDO = { type: 'step.undone' } as const;
const REDO = { type: 'step.redone' } as const;

const place = (id: string, x: number, y: number, scale = 1, isOn = false): SafeSpaceEvent => ({
  type: 'element.placed',
  id,
  pose: { x, y, scale },
  isOn,
});

describe('an empty device', () => {
  test('starts with My Safe Space: mountains, lighting 70, empty', () => {
    const snapshot = startGame().now();
    const selectors = [selectSpaceName, selectBackground, selectBrightness, selectElementCount];
    expect(selectors.map((select) => select(snapshot))).toEqual(['My Safe Space', 'mountains', 70, 0]);
    expect(selectSpace(snapshot)).toEqual(EMPTY_SPACE);
  });

  test('has nothing unsaved before a change', () => {
    const game = startGame();
    expect(selectIsUnsaved(game.now())).toBe(false);
    game.send(addTree);
    expect(selectIsUnsaved(game.now())).toBe(true);
    game.send(UNDO);
    expect(selectIsUnsaved(game.now())).toBe(false);
  });
});

describe('a new element', () => {
  test.each(ELEMENT_KINDS)(
    '%s gets a place in whole percent within x 10-89 and y 20-79, at scale 1, where it is allowed',
    (kind) => {
      for (let seed = 1; seed <= 40; seed++) {
        const game = startGame(seed);
        game.send({ type: 'element.added', kind, at: 5 });
        const { id, x, y, scale, type, name, emoji } = lastOf(game);
        expect([Number.isInteger(x), Number.isInteger(y), scale]).toEqual([true, true, 1]);
        expect([x >= 10, x <= 89, y >= 20, y <= 79]).toEqual([true, true, true, true]);
        expect(y >= GROUND_TOP_PERCENT.mountains).toBe(!hangsInSky(kind));
        expect(id).toBe(`${kind}-5`);
        expect([type, name, emoji].every((part) => part.length > 0)).toBe(true);
      }
    },
  );

  test('takes the place with the most space: two hundred do not pile up', () => {
    const game = startGame(3);
    for (let at = 0; at < 60; at++) game.send({ type: 'element.added', kind: 'plant', at });
    const { elements } = game.context().space;
    const nearest = elements.map((one) =>
      Math.min(
        ...elements.filter((other) => other !== one).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)),
      ),
    );
    // With purely random places some of sixty elements would be less than a percent apart.
    expect(Math.min(...nearest)).toBeGreaterThan(1);
  });

  test('plays the note of its place; moving it is silent', () => {
    const game = startGame();
    game.send(addTree);
    const { id, x } = lastOf(game);
    expect(takeEmitted(game)).toEqual([`landed ${Math.min(4, Math.floor(x / 20))}`]);
    game.send(place(id, 50, 60));
    expect(takeEmitted(game)).toEqual([]);
  });
});

describe('an element', () => {
  test('is moved and resized within the scene and its limits', () => {
    const game = startGame();
    game.send(addTree);
    const { id } = lastOf(game);
    game.send(place(id, -40, 140, 9));
    expect(lastOf(game)).toMatchObject({ x: 0, y: 100, scale: 2 });
    game.send(place(id, 33.333, 50, 0.04));
    expect(lastOf(game)).toMatchObject({ x: 33.33, y: 50, scale: 0.5 });
    game.send(place(id, 40, 50, 1.26));
    expect(lastOf(game).scale).toBe(1.3);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('stays in place when it is sent to %s', (wrong) => {
    const game = startGame();
    game.send(addTree);
    const before = game.context().space;
    game.send(place(lastOf(game).id, wrong, 50), place(lastOf(game).id, 50, 50, wrong));
    game.send({ type: 'lighting.changed', lighting: wrong });
    expect(game.context().space).toBe(before);
  });

  test('that is placed where it was changes nothing, and a moved one leaves the others in place', () => {
    const game = startGame();
    game.send(addTree, addLamp);
    const [tree, lamp] = game.context().space.elements;
    if (!tree || !lamp) throw new Error('Nothing was added');
    const before = game.context().space;
    game.send(place(tree.id, tree.x, tree.y, tree.scale));
    expect(game.context().space).toBe(before);
    game.send(place(tree.id, tree.x, tree.y - 7, tree.scale));
    expect(game.context().space.elements[0]?.y).toBeCloseTo(tree.y - 7, 2);
    expect(game.context().space.elements[1]).toBe(lamp);
  });

  test('that is added in the same millisecond as another has its own id', () => {
    const game = startGame();
    game.send(addTree, addTree, addTree);
    expect(new Set(game.context().space.elements.map(({ id }) => id)).size).toBe(3);
    const times = game.context().space.elements.map(({ id }) => Number(id.split('-')[1]));
    expect(Math.min(...times)).toBe(1_700_000_000_000);
  });

  test('can be added below the maximum, and further ones in a stored space are not drawn', () => {
    const game = startGame();
    for (let count = 0; count < MAX_ELEMENTS; count++) {
      expect(selectHasRoom(game.now())).toBe(true);
      const kind = ELEMENT_KINDS[count % ELEMENT_KINDS.length] as ElementKind;
      game.send({ type: 'element.added', kind, at: count });
    }
    expect(selectHasRoom(game.now())).toBe(false);
    const { elements } = game.context().space;
    expect(firstElementsToMaximum(elements)).toBe(elements);
    expect(firstElementsToMaximum([...elements, ...elements])).toHaveLength(MAX_ELEMENTS);
  });

  test('that does not exist cannot be selected, moved or removed', () => {
    const game = startGame();
    game.send(addTree, { type: 'element.selected', id: 'tree-9' });
    const before = game.context();
    game.send(place('tree-9', 50, 50), { type: 'element.removed', id: 'tree-9' });
    expect(game.context()).toMatchObject({
      space: before.space,
      selected: lastOf(game).id,
      past: before.past,
    });
  });

  test('that is added is selected: Remove takes it and not the one that was selected before', () => {
    const game = startGame();
    game.send(addTree, { type: 'element.added', kind: 'flower', at: 2 });
    expect(game.context().selected).toBe('flower-2');
    game.send({ type: 'element.selected', id: game.context().space.elements[0]?.id ?? '' });
    game.send({ type: 'element.added', kind: 'lamp', at: 3 });
    expect(game.context().selected).toBe('lamp-3');
    game.send({ type: 'step.undone' });
    expect(game.context().selected).toBeNull();
  });

  test('loses the selection when it is removed, and Undo restores it', () => {
    const game = startGame();
    game.send(addTree);
    const { id } = lastOf(game);
    game.send({ type: 'element.selected', id }, { type: 'element.removed', id });
    expect(game.context()).toMatchObject({ selected: null, space: { elements: [] } });
    game.send(UNDO);
    expect(lastOf(game).id).toBe(id);
  });
});

describe('undo steps', () => {
  test('are available only while there is a change to undo or redo', () => {
    const game = startGame();
    const offered = () => [selectCanUndo(game.now()), selectCanRedo(game.now())];
    expect(offered()).toEqual([false, false]);
    game.send(addTree);
    expect(offered()).toEqual([true, false]);
    game.send(UNDO);
    expect(offered()).toEqual([false, true]);
    const before = game.now();
    game.send(UNDO);
    expect(game.now()).toBe(before);
    game.send(REDO);
    expect(offered()).toEqual([true, false]);
    const after = game.now();
    game.send(REDO);
    expect(game.now()).toBe(after);
    expect(game.context().space.elements).toHaveLength(1);
  });

  test('cover every change, one by one, and can be redone', () => {
    const game = startGame();
    game.send(addTree);
    const { id } = lastOf(game);
    game.send(
      { type: 'name.changed', name: 'Home' },
      { type: 'background.chosen', background: 'cabin' },
      { type: 'lighting.changed', lighting: 35 },
      place(id, 50, 60),
      place(id, 50, 60, 1.5),
      { type: 'element.removed', id },
    );
    const all = [...game.context().past, game.context().space];
    expect(all).toHaveLength(8);
    for (const space of all.slice(0, -1).reverse()) {
      game.send(UNDO);
      expect(game.context().space).toBe(space);
    }
    expect(game.context().space).toBe(EMPTY_SPACE);
    for (const space of all.slice(1)) {
      game.send(REDO);
      expect(game.context().space).toBe(space);
    }
    game.send(UNDO, addTree, REDO);
    expect(game.context().future).toEqual([]);
  });

  test('merge the characters of one input, and one drag of a slider', () => {
    const game = startGame();
    for (const name of ['H', 'Ho', 'Hom', 'Home']) game.send({ type: 'name.changed', name });
    for (const lighting of [75, 80, 85]) game.send({ type: 'lighting.changed', lighting });
    expect(game.context().past).toHaveLength(2);
    game.send({ type: 'change.settled' }, { type: 'lighting.changed', lighting: 90 });
    expect(game.context().past).toHaveLength(3);
    game.send(UNDO, UNDO);
    expect(game.context().space).toMatchObject({ name: 'Home', lighting: 70 });
  });

  test('merge repeated nudges of one element, but not of another', () => {
    const game = startGame();
    game.send(addTree, addTree);
    const [one, other] = game.context().space.elements.map(({ id }) => id) as [string, string];
    for (let x = 30; x < 40; x++) game.send(place(one, x, 60, 1, true));
    for (let x = 30; x < 40; x++) game.send(place(other, x, 60, 1, true));
    expect(game.context().past).toHaveLength(4);
  });

  test(`are limited to the last ${MAX_UNDO_STEPS}`, () => {
    const game = startGame();
    game.send(addTree);
    for (let step = 0; step < MAX_UNDO_STEPS + 50; step++) game.send(place(lastOf(game).id, step % 100, 50));
    expect(game.context().past).toHaveLength(MAX_UNDO_STEPS);
  });

  test('are not created by an event without a change', () => {
    const game = startGame();
    game.send(
      { type: 'name.changed', name: 'My Safe Space' },
      { type: 'background.chosen', background: 'mountains' },
      { type: 'lighting.changed', lighting: 71 },
    );
    expect(game.context().past).toEqual([]);
  });

  test.each([
    [0, 20],
    [22.4, 20],
    [22.6, 25],
    [250, 100],
  ])('lighting %d is %d', (asked, lighting) => {
    const game = startGame();
    game.send({ type: 'lighting.changed', lighting: asked });
    expect(game.context().space.lighting).toBe(lighting);
  });
});

test('a drag that ends as the person leaves still counts', () => {
  const game = startGame();
  game.send(addTree);
  game.send({ type: 'game.left' }, place(lastOf(game).id, 12, 70));
  expect(lastOf(game)).toMatchObject({ x: 12, y: 70 });
  game.send(addTree);
  expect(game.context().space.elements).toHaveLength(1);
});

test('start, adding, selecting, moving and removing are announced once each', () => {
  const game = startGame();
  game.send(addTree);
  const { id, x, y } = lastOf(game);
  game.send(
    { type: 'element.selected', id: null },
    { type: 'element.selected', id },
    place(id, 41, 62.4, 1.1),
    { type: 'element.removed', id },
    UNDO,
    { type: 'background.chosen', background: 'cabin' },
    { type: 'game.left' },
  );
  const said = game.snapshots.flatMap((snapshot, index) => {
    const before = game.snapshots[index - 1];
    return (before && changeAnnouncement(before, snapshot)) ?? [];
  });
  expect(said).toEqual([
    'Mountains, nothing in it yet.',
    `Tree, ${x} % from the left, ${y} % from the top. 1 in all. Selected.`,
    'Nothing selected.',
    `Tree selected, ${x} % from the left, ${y} % from the top, size 100 %. Arrow keys move it, plus and minus size it, Delete removes it.`,
    'Tree, 41 % from the left, 62 % from the top, size 110 %.',
    'Tree removed.',
    'Tree, 41 % from the left, 62 % from the top. 1 in all.',
    'Cozy Cabin, one thing in it.',
  ]);
});
