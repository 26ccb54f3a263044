import { describe, expect, test } from 'vitest';
import { EMPTY_SPACE, GROUND_FROM, isHung, KINDS, kindOf } from '../../../../domain/safe-space';
import { DEEPEST } from '../../../../machines/games/safe-space-builder/changes';
import type { SafeSpaceEvent } from '../../../../machines/games/safe-space-builder/context';
import {
  announce,
  drawn,
  selectCanRevert,
  selectIsAsking,
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
  test('begins with My Safe Space: mountains, lighting 70, nothing in it', () => {
    expect(spaceOf(startGame())).toEqual({
      name: 'My Safe Space',
      background: 'mountains',
      lighting: 70,
      elements: [],
    });
  });

  test('nothing is unsaved before anything was changed', () => {
    const game = startGame();
    expect(selectIsUnsaved(game.actor.getSnapshot())).toBe(false);
    does(game, addTree);
    expect(selectIsUnsaved(game.actor.getSnapshot())).toBe(true);
    does(game, UNDO);
    expect(selectIsUnsaved(game.actor.getSnapshot())).toBe(false);
  });
});

describe('a new element', () => {
  test.each(KINDS)(
    '%s comes whole percent within x 10-89 and y 20-79, at scale 1, where it can be',
    (kind) => {
      for (let seed = 1; seed <= 40; seed++) {
        const game = startGame(seed);
        does(game, { type: 'element.added', kind, at: 5 });
        const { id, x, y, scale, type, name, emoji } = lastOf(game);
        expect([Number.isInteger(x), Number.isInteger(y), scale]).toEqual([true, true, 1]);
        expect([x >= 10, x <= 89, y >= 20, y <= 79]).toEqual([true, true, true, true]);
        expect(y >= GROUND_FROM.mountains).toBe(!isHung(kind));
        expect(id).toBe(`${kind}-5`);
        expect([type, name, emoji].every((part) => part.length > 0)).toBe(true);
      }
    },
  );

  test('goes to the freest of the spots: two hundred of them lie nowhere in a heap', () => {
    const game = startGame(3);
    for (let at = 0; at < 60; at++) does(game, { type: 'element.added', kind: 'plant', at });
    const { elements } = spaceOf(game);
    const nearest = elements.map((one) =>
      Math.min(
        ...elements.filter((other) => other !== one).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)),
      ),
    );
    // Anywhere at random some of sixty would be less than a percent apart.
    expect(Math.min(...nearest)).toBeGreaterThan(1);
  });

  test('the same seed puts it at the same spot', () => {
    const [one, other] = [startGame(7), startGame(7)];
    does(one, addTree, addTree);
    does(other, addTree, addTree);
    expect(spaceOf(one)).toEqual(spaceOf(other));
  });

  test('that comes in the same millisecond has an id of its own', () => {
    const game = startGame();
    does(game, addTree, addTree, addTree);
    expect(new Set(spaceOf(game).elements.map(({ id }) => id)).size).toBe(3);
    for (const element of spaceOf(game).elements) expect(kindOf(element)).toBe('tree');
  });

  test('sounds the note of where it lands; moving it is silent', () => {
    const game = startGame();
    does(game, addTree);
    const { id, x } = lastOf(game);
    expect(takeEmitted(game)).toEqual([`landed ${Math.min(4, Math.floor(x / 20))}`]);
    does(game, place(id, 50, 60));
    expect(takeEmitted(game)).toEqual([]);
  });

  test('finds no room beside two hundred others', () => {
    const game = startGame();
    for (let at = 0; at < 201; at++) does(game, { type: 'element.added', kind: 'tea', at });
    expect(spaceOf(game).elements).toHaveLength(200);
    expect(takeEmitted(game)).toHaveLength(200);
  });
});

describe('an element', () => {
  test('is moved and sized within the scene and its limits, whatever is asked', () => {
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

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('stays where it is when it is sent to %s', (wrong) => {
    const game = startGame();
    does(game, addTree);
    const before = spaceOf(game);
    does(game, place(lastOf(game).id, wrong, 50), place(lastOf(game).id, 50, 50, wrong));
    does(game, { type: 'lighting.changed', lighting: wrong });
    expect(spaceOf(game)).toBe(before);
  });

  test('that is not there is neither selected, moved nor removed', () => {
    const game = startGame();
    does(game, addTree, { type: 'element.selected', id: 'tree-9' });
    const before = contextOf(game);
    does(game, place('tree-9', 50, 50), { type: 'element.removed', id: 'tree-9' });
    expect(contextOf(game)).toMatchObject({ space: before.space, selected: null, past: before.past });
  });

  test('that is removed is no longer selected, and comes back by Undo', () => {
    const game = startGame();
    does(game, addTree);
    const { id } = lastOf(game);
    does(game, { type: 'element.selected', id }, { type: 'element.removed', id });
    expect(contextOf(game)).toMatchObject({ selected: null, space: { elements: [] } });
    does(game, UNDO);
    expect(lastOf(game).id).toBe(id);
  });
});

describe('steps', () => {
  test('everything can be taken back, one by one, and done again', () => {
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

  test('what is typed in one go, and a slider under one hand, are one step each', () => {
    const game = startGame();
    for (const name of ['H', 'Ho', 'Hom', 'Home']) does(game, { type: 'name.changed', name });
    for (const lighting of [75, 80, 85]) does(game, { type: 'lighting.changed', lighting });
    expect(contextOf(game).past).toHaveLength(2);
    does(game, { type: 'change.settled' }, { type: 'lighting.changed', lighting: 90 });
    expect(contextOf(game).past).toHaveLength(3);
    does(game, UNDO, UNDO);
    expect(spaceOf(game)).toMatchObject({ name: 'Home', lighting: 70 });
  });

  test('an element that is nudged again and again is one step, another one is the next', () => {
    const game = startGame();
    does(game, addTree, addTree);
    const [one, other] = spaceOf(game).elements.map(({ id }) => id) as [string, string];
    for (let x = 30; x < 40; x++) does(game, place(one, x, 60, 1, true));
    for (let x = 30; x < 40; x++) does(game, place(other, x, 60, 1, true));
    expect(contextOf(game).past).toHaveLength(4);
  });

  test(`the last ${DEEPEST} can be taken back`, () => {
    const game = startGame();
    does(game, addTree);
    for (let step = 0; step < DEEPEST + 50; step++) does(game, place(lastOf(game).id, step % 100, 50));
    expect(contextOf(game).past).toHaveLength(DEEPEST);
  });

  test('what changes nothing is none', () => {
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

  test('tells so to the letter; the first of the visit completes the play and asks after a second', () => {
    const game = startGame();
    does(game, ...SAVE);
    expect(takeEmitted(game)).toEqual(['saved', SAVED, 'play.completed', 'check-in after 1000']);
    does(game, { type: 'name.changed', name: '' }, ...SAVE);
    expect(takeEmitted(game)).toEqual(['saved', SAVED]);
    does(game, { type: 'game.left' }, { type: 'game.started' });
    expect(takeEmitted(game)).toEqual(['play.started']);
    does(game, ...SAVE);
    expect(takeEmitted(game)).toContain('play.completed');
  });

  test('that the device refuses says so, and loses nothing', () => {
    const game = startGame();
    does(game, addTree);
    const before = spaceOf(game);
    takeEmitted(game);
    does(game, { type: 'save.requested' }, { type: 'save.refused' });
    expect(takeEmitted(game)[0]).toMatch(/^Not saved: .* will stay here until you close the page/);
    expect(spaceOf(game)).toBe(before);
    expect(selectIsUnsaved(game.actor.getSnapshot())).toBe(true);
    does(game, ...SAVE);
    expect(takeEmitted(game)).toContain('play.completed');
  });

  test('over what another tab has saved is asked first, and once', () => {
    const game = startGame();
    does(game, addTree, { type: 'save.requested' }, { type: 'save.contested' });
    expect(selectIsAsking(game.actor.getSnapshot())).toBe(true);
    // Building goes on beneath the question.
    does(game, { type: 'name.changed', name: 'Mine' }, { type: 'save.dropped' });
    expect(contextOf(game)).toMatchObject({ overwrites: false, saved: null });
    does(game, { type: 'save.requested' }, { type: 'save.contested' }, { type: 'save.insisted' });
    expect(contextOf(game).overwrites).toBe(true);
    does(game, { type: 'save.done' });
    expect(contextOf(game)).toMatchObject({ overwrites: false, saved: { name: 'Mine' } });
  });

  test('whoever leaves while being asked has agreed to nothing', () => {
    const game = startGame();
    does(game, addTree, { type: 'save.requested' }, { type: 'save.contested' }, { type: 'game.left' });
    expect(contextOf(game)).toMatchObject({ overwrites: false, saved: null });
    expect(takeEmitted(game)).not.toContain('check-in after 1000');
  });
});

describe('what the device keeps', () => {
  const saved = { ...EMPTY_SPACE, name: 'Kept' };
  const draft = { ...EMPTY_SPACE, name: 'Draft' };

  test('a draft comes first, and the saved space can be had back, and the draft again by Undo', () => {
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

  test('without a saved space there is nothing to go back to', () => {
    const game = openGame();
    does(game, { type: 'space.loaded', saved: null, draft }, { type: 'game.started' });
    expect(selectCanRevert(game.actor.getSnapshot())).toBe(false);
    does(game, { type: 'space.reverted' });
    expect(spaceOf(game)).toBe(draft);
  });

  test('5,000 elements are kept whole, and the first 200 drawn', () => {
    const game = startGame();
    does(game, addTree);
    const [element] = spaceOf(game).elements;
    const elements = Array.from({ length: 5000 }, (_, index) => ({ ...element, id: `tree-${index}` }));
    does(game, { type: 'space.loaded', saved: { ...EMPTY_SPACE, elements } as typeof saved, draft: null });
    expect(spaceOf(game).elements).toHaveLength(5000);
    expect(drawn(spaceOf(game).elements)).toEqual(elements.slice(0, 200));
    does(game, addTree, { type: 'name.changed', name: 'Many' }, ...SAVE);
    expect(contextOf(game).saved?.elements).toHaveLength(5000);
  });
});

test('what was in hand while the person left is let go where it is', () => {
  const game = startGame();
  does(game, addTree);
  does(game, { type: 'game.left' }, place(lastOf(game).id, 12, 70));
  expect(lastOf(game)).toMatchObject({ x: 12, y: 70 });
  does(game, addTree);
  expect(spaceOf(game).elements).toHaveLength(1);
});

test('beginning, adding, selecting, moving and removing are said aloud, each once', () => {
  const game = startGame();
  does(game, addTree);
  const { id, x, y } = lastOf(game);
  does(
    game,
    { type: 'element.selected', id },
    place(id, 41, 62.4, 1.1),
    { type: 'element.removed', id },
    UNDO,
    { type: 'background.chosen', background: 'cabin' },
    { type: 'game.left' },
  );
  const said = game.snapshots.flatMap((snapshot, index) => {
    const before = game.snapshots[index - 1];
    return (before && announce(before, snapshot)) ?? [];
  });
  expect(said).toEqual([
    'Mountains, nothing in it yet.',
    `Tree, ${x} % from the left, ${y} % from the top. 1 in all.`,
    `Tree selected, ${x} % from the left, ${y} % from the top, size 100 %. Arrow keys move it, plus and minus size it, Delete removes it.`,
    'Tree, 41 % from the left, 62 % from the top, size 110 %.',
    'Tree removed.',
    'Tree, 41 % from the left, 62 % from the top. 1 in all.',
    'Cozy Cabin, one thing in it.',
  ]);
});
