import { describe, expect, test } from 'vitest';
import { ELEMENT_KINDS, EMPTY_SPACE, GROUND_TOP_PERCENT, hangsInSky } from '../../../../domain/safe-space';
import { MAX_UNDO_STEPS } from '../../../../machines/games/safe-space-builder/changes';
import type { SafeSpaceEvent } from '../../../../machines/games/safe-space-builder/context';
import {
  changeAnnouncement,
  firstElementsToMaximum,
  selectCanRevert,
  selectIsAskingToOverwrite,
  selectIsUnsaved,
} from '../../../../machines/games/safe-space-builder/selectors';
import {
  addTree,
  contextOf,
  does,
  lastOf,
  openGame,
  REDO,
  SAVE,
  spaceOf,
  startGame,
  takeEmitted,
  UNDO,
} from './builder';

const place = (id: string, x: number, y: number, scale = 1, isOn = false): SafeSpaceEvent => ({
  type: 'element.placed',
  id,
  pose: { x, y, scale },
  isOn,
});

describe('an empty device', () => {
  test('starts with My Safe Space: mountains, lighting 70, empty', () => {
    expect(spaceOf(startGame())).toEqual({
      name: 'My Safe Space',
      background: 'mountains',
      lighting: 70,
      elements: [],
    });
  });

  test('has nothing unsaved before a change', () => {
    const game = startGame();
    expect(selectIsUnsaved(game.actor.getSnapshot())).toBe(false);
    does(game, addTree);
    expect(selectIsUnsaved(game.actor.getSnapshot())).toBe(true);
    does(game, UNDO);
    expect(selectIsUnsaved(game.actor.getSnapshot())).toBe(false);
  });
});

describe('a new element', () => {
  test.each(ELEMENT_KINDS)(
    '%s gets a place in whole percent within x 10-89 and y 20-79, at scale 1, where it is allowed',
    (kind) => {
      for (let seed = 1; seed <= 40; seed++) {
        const game = startGame(seed);
        does(game, { type: 'element.added', kind, at: 5 });
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
    for (let at = 0; at < 60; at++) does(game, { type: 'element.added', kind: 'plant', at });
    const { elements } = spaceOf(game);
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
    does(game, addTree);
    const { id, x } = lastOf(game);
    expect(takeEmitted(game)).toEqual([`landed ${Math.min(4, Math.floor(x / 20))}`]);
    does(game, place(id, 50, 60));
    expect(takeEmitted(game)).toEqual([]);
  });
});

describe('an element', () => {
  test('is moved and resized within the scene and its limits', () => {
    const game = startGame();
    does(game, addTree);
    const { id } = lastOf(game);
    does(game, place(id, -40, 140, 9));
    expect(lastOf(game)).toMatchObject({ x: 0, y: 100, scale: 2 });
    does(game, place(id, 33.333, 50, 0.04));
    expect(lastOf(game)).toMatchObject({ x: 33.33, y: 50, scale: 0.5 });
    does(game, place(id, 40, 50, 1.26));
    expect(lastOf(game).scale).toBe(1.3);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('stays in place when it is sent to %s', (wrong) => {
    const game = startGame();
    does(game, addTree);
    const before = spaceOf(game);
    does(game, place(lastOf(game).id, wrong, 50), place(lastOf(game).id, 50, 50, wrong));
    does(game, { type: 'lighting.changed', lighting: wrong });
    expect(spaceOf(game)).toBe(before);
  });

  test('that does not exist cannot be selected, moved or removed', () => {
    const game = startGame();
    does(game, addTree, { type: 'element.selected', id: 'tree-9' });
    const before = contextOf(game);
    does(game, place('tree-9', 50, 50), { type: 'element.removed', id: 'tree-9' });
    expect(contextOf(game)).toMatchObject({
      space: before.space,
      selected: lastOf(game).id,
      past: before.past,
    });
  });

  test('that is added is selected: Remove takes it and not the one that was selected before', () => {
    const game = startGame();
    does(game, addTree, { type: 'element.added', kind: 'flower', at: 2 });
    expect(contextOf(game).selected).toBe('flower-2');
    does(game, { type: 'element.selected', id: contextOf(game).space.elements[0]?.id ?? '' });
    does(game, { type: 'element.added', kind: 'lamp', at: 3 });
    expect(contextOf(game).selected).toBe('lamp-3');
    does(game, { type: 'step.undone' });
    expect(contextOf(game).selected).toBeNull();
  });

  test('loses the selection when it is removed, and Undo restores it', () => {
    const game = startGame();
    does(game, addTree);
    const { id } = lastOf(game);
    does(game, { type: 'element.selected', id }, { type: 'element.removed', id });
    expect(contextOf(game)).toMatchObject({ selected: null, space: { elements: [] } });
    does(game, UNDO);
    expect(lastOf(game).id).toBe(id);
  });
});

describe('undo steps', () => {
  test('cover every change, one by one, and can be redone', () => {
    const game = startGame();
    does(game, addTree);
    const { id } = lastOf(game);
    does(
      game,
      { type: 'name.changed', name: 'Home' },
      { type: 'background.chosen', background: 'cabin' },
      { type: 'lighting.changed', lighting: 35 },
      place(id, 50, 60),
      place(id, 50, 60, 1.5),
      { type: 'element.removed', id },
    );
    const all = [...contextOf(game).past, spaceOf(game)];
    expect(all).toHaveLength(8);
    for (const space of all.slice(0, -1).reverse()) {
      does(game, UNDO);
      expect(spaceOf(game)).toBe(space);
    }
    expect(spaceOf(game)).toBe(EMPTY_SPACE);
    for (const space of all.slice(1)) {
      does(game, REDO);
      expect(spaceOf(game)).toBe(space);
    }
    does(game, UNDO, addTree, REDO);
    expect(contextOf(game).future).toEqual([]);
  });

  test('merge the characters of one input, and one drag of a slider', () => {
    const game = startGame();
    for (const name of ['H', 'Ho', 'Hom', 'Home']) does(game, { type: 'name.changed', name });
    for (const lighting of [75, 80, 85]) does(game, { type: 'lighting.changed', lighting });
    expect(contextOf(game).past).toHaveLength(2);
    does(game, { type: 'change.settled' }, { type: 'lighting.changed', lighting: 90 });
    expect(contextOf(game).past).toHaveLength(3);
    does(game, UNDO, UNDO);
    expect(spaceOf(game)).toMatchObject({ name: 'Home', lighting: 70 });
  });

  test('merge repeated nudges of one element, but not of another', () => {
    const game = startGame();
    does(game, addTree, addTree);
    const [one, other] = spaceOf(game).elements.map(({ id }) => id) as [string, string];
    for (let x = 30; x < 40; x++) does(game, place(one, x, 60, 1, true));
    for (let x = 30; x < 40; x++) does(game, place(other, x, 60, 1, true));
    expect(contextOf(game).past).toHaveLength(4);
  });

  test(`are limited to the last ${MAX_UNDO_STEPS}`, () => {
    const game = startGame();
    does(game, addTree);
    for (let step = 0; step < MAX_UNDO_STEPS + 50; step++) does(game, place(lastOf(game).id, step % 100, 50));
    expect(contextOf(game).past).toHaveLength(MAX_UNDO_STEPS);
  });

  test('are not created by an event without a change', () => {
    const game = startGame();
    does(
      game,
      { type: 'name.changed', name: 'My Safe Space' },
      { type: 'background.chosen', background: 'mountains' },
      { type: 'lighting.changed', lighting: 71 },
    );
    expect(contextOf(game).past).toEqual([]);
  });

  test.each([
    [0, 20],
    [22.4, 20],
    [22.6, 25],
    [250, 100],
  ])('lighting %d is %d', (asked, lighting) => {
    const game = startGame();
    does(game, { type: 'lighting.changed', lighting: asked });
    expect(spaceOf(game).lighting).toBe(lighting);
  });
});

describe('saving', () => {
  const SAVED = 'Safe Space Saved: Your safe space has been saved.';

  test('shows the specified toast; the first save completes the play and requests the check-in after a second', () => {
    const game = startGame();
    does(game, { type: 'name.changed', name: 'Home' }, ...SAVE);
    expect(takeEmitted(game)).toEqual(['store', 'saved', SAVED, 'play.completed', 'check-in after 1000']);
    does(game, { type: 'name.changed', name: '' }, ...SAVE);
    expect(takeEmitted(game)).toEqual(['store', 'saved', SAVED]);
    does(game, { type: 'game.left' }, { type: 'game.started' });
    expect(takeEmitted(game)).toEqual(['play.started']);
    does(game, ...SAVE);
    expect(takeEmitted(game)).toContain('play.completed');
  });

  test('a space that equals the defaults completes nothing, and the next one that differs does', () => {
    const game = startGame();
    does(game, ...SAVE);
    expect(takeEmitted(game)).toEqual(['store', 'saved', SAVED]);
    does(
      game,
      { type: 'name.changed', name: 'Home' },
      { type: 'name.changed', name: 'My Safe Space' },
      ...SAVE,
    );
    expect(takeEmitted(game)).toEqual(['store', 'saved', SAVED]);
    does(game, addTree, ...SAVE);
    expect(takeEmitted(game)).toContain('check-in after 1000');
  });

  test.each([
    { type: 'name.changed', name: 'Home' },
    { type: 'background.chosen', background: 'beach' },
    { type: 'lighting.changed', lighting: 40 },
  ] as const)('a space that differs by $type alone completes the play', (change) => {
    const game = startGame();
    does(game, change, ...SAVE);
    expect(takeEmitted(game)).toContain('play.completed');
  });

  test('that fails shows a message, and loses nothing', () => {
    const game = startGame();
    does(game, addTree);
    const before = spaceOf(game);
    takeEmitted(game);
    does(game, { type: 'save.requested' }, { type: 'save.refused' });
    expect(takeEmitted(game)[1]).toMatch(/^Not saved: .* will stay here until you close the page/);
    expect(spaceOf(game)).toBe(before);
    expect(selectIsUnsaved(game.actor.getSnapshot())).toBe(true);
    does(game, ...SAVE);
    expect(takeEmitted(game)).toContain('play.completed');
  });

  test("over another tab's save asks first, once", () => {
    const game = startGame();
    does(game, addTree, { type: 'save.requested' }, { type: 'save.contested' });
    expect(selectIsAskingToOverwrite(game.actor.getSnapshot())).toBe(true);
    // The person continues to build while the question is open.
    does(game, { type: 'name.changed', name: 'Mine' }, { type: 'save.dropped' });
    expect(contextOf(game)).toMatchObject({ overwrites: false, saved: null });
    does(game, { type: 'save.requested' }, { type: 'save.contested' }, { type: 'save.insisted' });
    expect(contextOf(game).overwrites).toBe(true);
    does(game, { type: 'save.done' });
    expect(contextOf(game)).toMatchObject({ overwrites: false, saved: { name: 'Mine' } });
  });
});

describe('stored data', () => {
  const saved = { ...EMPTY_SPACE, name: 'Kept' };
  const draft = { ...EMPTY_SPACE, name: 'Draft' };

  test('a draft comes first; the saved space can be restored, and Undo returns to the draft', () => {
    const game = openGame();
    does(game, { type: 'space.loaded', saved, draft }, { type: 'game.started' });
    expect(spaceOf(game).name).toBe('Draft');
    expect(selectCanRevert(game.actor.getSnapshot())).toBe(true);
    does(game, { type: 'space.reverted' });
    expect(spaceOf(game).name).toBe('Kept');
    expect(selectIsUnsaved(game.actor.getSnapshot())).toBe(false);
    does(game, UNDO);
    expect(spaceOf(game).name).toBe('Draft');
  });

  test('of 5,000 elements is kept completely, and the first 200 are drawn', () => {
    const game = startGame();
    does(game, addTree);
    const [element] = spaceOf(game).elements;
    const elements = Array.from({ length: 5000 }, (_, index) => ({ ...element, id: `tree-${index}` }));
    does(game, { type: 'space.loaded', saved: { ...EMPTY_SPACE, elements } as typeof saved, draft: null });
    expect(spaceOf(game).elements).toHaveLength(5000);
    expect(firstElementsToMaximum(spaceOf(game).elements)).toEqual(elements.slice(0, 200));
    does(game, addTree, { type: 'name.changed', name: 'Many' }, ...SAVE);
    expect(contextOf(game).saved?.elements).toHaveLength(5000);
  });
});

test('a drag that ends as the person leaves still counts', () => {
  const game = startGame();
  does(game, addTree);
  does(game, { type: 'game.left' }, place(lastOf(game).id, 12, 70));
  expect(lastOf(game)).toMatchObject({ x: 12, y: 70 });
  does(game, addTree);
  expect(spaceOf(game).elements).toHaveLength(1);
});

test('start, adding, selecting, moving and removing are announced once each', () => {
  const game = startGame();
  does(game, addTree);
  const { id, x, y } = lastOf(game);
  does(
    game,
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
