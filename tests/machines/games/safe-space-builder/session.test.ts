import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  ELEMENT_KINDS,
  EMPTY_SPACE,
  GROUND_TOP_PERCENT,
  hangsInSky,
  type PlacedElement,
} from '../../../../domain/safe-space';
import { MAX_UNDO_STEPS } from '../../../../machines/games/safe-space-builder/changes';
import type { SafeSpaceEvent } from '../../../../machines/games/safe-space-builder/context';
import { safeSpaceBuilderMachine } from '../../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  changeAnnouncement,
  firstElementsToMaximum,
  selectCanRevert,
  selectIsAskingToOverwrite,
  selectIsUnsaved,
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
const SAVE = [{ type: 'save.requested' }, { type: 'save.done' }] as const;
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
    expect(startGame().context().space).toEqual({
      name: 'My Safe Space',
      background: 'mountains',
      lighting: 70,
      elements: [],
    });
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

describe('saving', () => {
  const SAVED = 'Safe Space Saved: Your safe space has been saved.';

  test('shows the specified toast; the first save completes the play and requests the check-in after a second', () => {
    const game = startGame();
    game.send({ type: 'name.changed', name: 'Home' }, ...SAVE);
    expect(takeEmitted(game)).toEqual([
      'store.requested false',
      'saved',
      SAVED,
      'play.completed',
      'check-in after 1000',
    ]);
    game.send({ type: 'name.changed', name: '' }, ...SAVE);
    expect(takeEmitted(game)).toEqual(['store.requested false', 'saved', SAVED]);
    game.send({ type: 'game.left' }, { type: 'game.started' });
    expect(takeEmitted(game)).toEqual(['play.started']);
    game.send(...SAVE);
    expect(takeEmitted(game)).toContain('play.completed');
  });

  test('a space that equals the defaults completes nothing, and the next one that differs does', () => {
    const game = startGame();
    game.send(...SAVE);
    expect(takeEmitted(game)).toEqual(['store.requested false', 'saved', SAVED]);
    game.send(
      { type: 'name.changed', name: 'Home' },
      { type: 'name.changed', name: 'My Safe Space' },
      ...SAVE,
    );
    expect(takeEmitted(game)).toEqual(['store.requested false', 'saved', SAVED]);
    game.send(addTree, ...SAVE);
    expect(takeEmitted(game)).toContain('check-in after 1000');
  });

  test.each([
    { type: 'name.changed', name: 'Home' },
    { type: 'background.chosen', background: 'beach' },
    { type: 'lighting.changed', lighting: 40 },
  ] as const)('a space that differs by $type alone completes the play', (change) => {
    const game = startGame();
    game.send(change, ...SAVE);
    expect(takeEmitted(game)).toContain('play.completed');
  });

  test('that fails shows a message, and loses nothing', () => {
    const game = startGame();
    game.send(addTree);
    const before = game.context().space;
    takeEmitted(game);
    game.send({ type: 'save.requested' }, { type: 'save.refused' });
    expect(takeEmitted(game)[1]).toMatch(/^Not saved: .* will stay here until you close the page/);
    expect(game.context().space).toBe(before);
    expect(selectIsUnsaved(game.now())).toBe(true);
    game.send(...SAVE);
    expect(takeEmitted(game)).toContain('play.completed');
  });

  test("over another tab's save asks first, once", () => {
    const game = startGame();
    game.send(addTree, { type: 'save.requested' }, { type: 'save.contested' });
    expect(selectIsAskingToOverwrite(game.now())).toBe(true);
    // The person continues to build while the question is open.
    game.send({ type: 'name.changed', name: 'Mine' }, { type: 'save.dropped' });
    expect(game.context()).toMatchObject({ overwrites: false, saved: null });
    game.send({ type: 'save.requested' }, { type: 'save.contested' }, { type: 'save.insisted' });
    expect(game.context().overwrites).toBe(true);
    game.send({ type: 'save.done' });
    expect(game.context()).toMatchObject({ overwrites: false, saved: { name: 'Mine' } });
  });
});

describe('stored data', () => {
  const saved = { ...EMPTY_SPACE, name: 'Kept' };
  const draft = { ...EMPTY_SPACE, name: 'Draft' };

  test('a draft comes first; the saved space can be restored, and Undo returns to the draft', () => {
    const game = openGame();
    game.send({ type: 'space.loaded', saved, draft }, { type: 'game.started' });
    expect(game.context().space.name).toBe('Draft');
    expect(selectCanRevert(game.now())).toBe(true);
    game.send({ type: 'space.reverted' });
    expect(game.context().space.name).toBe('Kept');
    expect(selectIsUnsaved(game.now())).toBe(false);
    game.send(UNDO);
    expect(game.context().space.name).toBe('Draft');
  });

  test('of 5,000 elements is kept completely, and the first 200 are drawn', () => {
    const game = startGame();
    game.send(addTree);
    const [element] = game.context().space.elements;
    const elements = Array.from({ length: 5000 }, (_, index) => ({ ...element, id: `tree-${index}` }));
    game.send({ type: 'space.loaded', saved: { ...EMPTY_SPACE, elements } as typeof saved, draft: null });
    expect(game.context().space.elements).toHaveLength(5000);
    expect(firstElementsToMaximum(game.context().space.elements)).toEqual(elements.slice(0, 200));
    game.send(addTree, { type: 'name.changed', name: 'Many' }, ...SAVE);
    expect(game.context().saved?.elements).toHaveLength(5000);
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
