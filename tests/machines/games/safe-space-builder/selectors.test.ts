import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ELEMENT_KINDS, EMPTY_SPACE, MAX_ELEMENTS, type PlacedElement } from '../../../../domain/safe-space';
import type { SafeSpaceEvent } from '../../../../machines/games/safe-space-builder/context';
import { safeSpaceBuilderMachine } from '../../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  changeAnnouncement,
  firstElementsToMaximum,
  selectBackground,
  selectBrightness,
  selectCanRedo,
  selectCanUndo,
  selectElementAnswers,
  selectElementCount,
  selectHasRoom,
  selectSpace,
  selectSpaceName,
} from '../../../../machines/games/safe-space-builder/selectors';
import { run, START } from '../../run';

const startGame = () =>
  run((clock) => createActor(safeSpaceBuilderMachine, { input: { seed: 1 }, clock }), ...START);

const SAVE = [{ type: 'save.requested' }, { type: 'save.done' }] as const;
const UNDO = { type: 'step.undone' } as const;
const REDO = { type: 'step.redone' } as const;

const add = (kind: (typeof ELEMENT_KINDS)[number], at = 1_700_000_000_000): SafeSpaceEvent => ({
  type: 'element.added',
  kind,
  at,
});

test('the selectors return the space, its name, place and lighting, and the number of elements', () => {
  const game = startGame();
  expect(selectSpace(game.now())).toEqual(EMPTY_SPACE);
  game.send(
    { type: 'name.changed', name: 'By the sea' },
    { type: 'background.chosen', background: 'beach' },
    { type: 'lighting.changed', lighting: 45 },
    add('tree'),
  );
  expect(
    [selectSpaceName, selectBackground, selectBrightness, selectElementCount].map((select) =>
      select(game.now()),
    ),
  ).toEqual(['By the sea', 'beach', 45, 1]);
});

describe('undo and redo', () => {
  test('are available only while there is a change to undo or redo', () => {
    const game = startGame();
    const offered = () => [selectCanUndo(game.now()), selectCanRedo(game.now())];
    expect(offered()).toEqual([false, false]);
    game.send(add('tree'));
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
});

describe('going back to the saved space', () => {
  test('is possible only when a saved space exists and has changed since', () => {
    const game = startGame();
    game.send(add('tree'));
    const unsaved = game.now();
    game.send({ type: 'space.reverted' });
    expect(game.now()).toBe(unsaved);
    game.send(...SAVE);
    const saved = game.now();
    game.send({ type: 'space.reverted' });
    expect(game.now()).toBe(saved);
    game.send(add('lamp'), { type: 'space.reverted' });
    expect(game.context().space.elements.map(({ name }) => name)).toEqual(['Tree']);
  });
});

describe('an element', () => {
  test('that is placed where it was changes nothing, and a moved one leaves the others in place', () => {
    const game = startGame();
    game.send(add('tree'), add('lamp'));
    const [tree, lamp] = game.context().space.elements;
    const place = (id: string, x: number, y: number, scale: number): SafeSpaceEvent => ({
      type: 'element.placed',
      id,
      pose: { x, y, scale },
      isOn: false,
    });
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
    game.send(add('tree'), add('tree'), add('tree'));
    expect(new Set(game.context().space.elements.map(({ id }) => id)).size).toBe(3);
    const times = game.context().space.elements.map(({ id }) => Number(id.split('-')[1]));
    expect(Math.min(...times)).toBe(1_700_000_000_000);
  });

  test('can be added below the maximum, and further ones in a stored space are not drawn', () => {
    const game = startGame();
    for (let count = 0; count < MAX_ELEMENTS; count++) {
      expect(selectHasRoom(game.now())).toBe(true);
      game.send(
        add(
          ELEMENT_KINDS[count % ELEMENT_KINDS.length] as (typeof ELEMENT_KINDS)[number],
          1_700_000_000_000 + count,
        ),
      );
    }
    expect(selectHasRoom(game.now())).toBe(false);
    const { elements } = game.context().space;
    expect(firstElementsToMaximum(elements)).toBe(elements);
    expect(firstElementsToMaximum([...elements, ...elements])).toHaveLength(MAX_ELEMENTS);
  });
});

describe('the announcement', () => {
  function saidOf(
    game: ReturnType<typeof startGame>,
    ...events: readonly SafeSpaceEvent[]
  ): string | undefined {
    const before = game.now();
    game.send(...events);
    return changeAnnouncement(before, game.now());
  }

  test('counts elements that are removed together', () => {
    const game = startGame();
    game.send(add('tree'), ...SAVE, add('lamp'), add('candle'));
    expect(saidOf(game, { type: 'space.reverted' })).toBe('2 things removed.');
  });
});

describe('in a visit', () => {
  test('a touched element answers for a limited time, until the visit ends', () => {
    const game = startGame();
    game.send(add('tree'), ...SAVE, { type: 'visit.began' });
    expect(selectElementAnswers(game.now())).toEqual([]);
    const { id } = game.context().space.elements[0] as PlacedElement;
    game.send({ type: 'thing.touched', id, at: 500 });
    const [answer, ...others] = selectElementAnswers(game.now());
    expect(others).toEqual([]);
    expect(answer).toMatchObject({ id, at: 500 });
    expect(answer?.ms).toBeGreaterThan(0);
    game.send({ type: 'visit.ended' });
    expect(selectElementAnswers(game.now())).toEqual([]);
  });
});
