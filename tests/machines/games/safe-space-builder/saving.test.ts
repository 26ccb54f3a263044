import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_SPACE } from '../../../../domain/safe-space';
import { safeSpaceBuilderMachine } from '../../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  changeAnnouncement,
  firstElementsToMaximum,
  selectCanRevert,
  selectIsAskingToOverwrite,
  selectIsUnsaved,
} from '../../../../machines/games/safe-space-builder/selectors';
import { run, START, takeEmitted } from '../../run';

const openGame = () => run((clock) => createActor(safeSpaceBuilderMachine, { input: { seed: 1 }, clock }));

function startGame() {
  const game = openGame();
  game.send(...START);
  takeEmitted(game);
  return game;
}

const addTree = { type: 'element.added', kind: 'tree', at: 1 } as const;
const addLamp = { ...addTree, kind: 'lamp' } as const;
const SAVE = [{ type: 'save.requested' }, { type: 'save.done' }] as const;
const REVERT = { type: 'space.reverted' } as const;

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

test('going back needs a saved space that has changed since', () => {
  const game = startGame();
  game.send(addTree);
  const unsaved = game.now();
  game.send(REVERT);
  expect(game.now()).toBe(unsaved);
  game.send(...SAVE);
  const saved = game.now();
  game.send(REVERT);
  expect(game.now()).toBe(saved);
  game.send(addLamp, addTree);
  const changed = game.now();
  game.send(REVERT);
  expect(game.context().space.elements.map(({ name }) => name)).toEqual(['Tree']);
  expect(changeAnnouncement(changed, game.now())).toBe('2 things removed.');
});

describe('stored data', () => {
  const saved = { ...EMPTY_SPACE, name: 'Kept' };
  const draft = { ...EMPTY_SPACE, name: 'Draft' };

  test('a draft comes first; the saved space can be restored, and Undo returns to the draft', () => {
    const game = openGame();
    game.send({ type: 'space.loaded', saved, draft }, { type: 'game.started' });
    expect(game.context().space.name).toBe('Draft');
    expect(selectCanRevert(game.now())).toBe(true);
    game.send(REVERT);
    expect(game.context().space.name).toBe('Kept');
    expect(selectIsUnsaved(game.now())).toBe(false);
    game.send({ type: 'step.undone' });
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
