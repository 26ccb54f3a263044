import { describe, expect, test } from 'vitest';
import { ELEMENT_KINDS, EMPTY_SPACE, MAX_ELEMENTS } from '../../../../domain/safe-space';
import type { SafeSpaceEvent } from '../../../../machines/games/safe-space-builder/context';
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
import { addTree, does, type Game, lastOf, REDO, SAVE, spaceOf, startGame, UNDO } from './builder';

const now = ({ actor }: Game) => actor.getSnapshot();
const add = (kind: (typeof ELEMENT_KINDS)[number], at = 1_700_000_000_000): SafeSpaceEvent => ({
  type: 'element.added',
  kind,
  at,
});

test('the selectors return the space, its name, place and lighting, and the number of elements', () => {
  const game = startGame();
  expect(selectSpace(now(game))).toEqual(EMPTY_SPACE);
  does(
    game,
    { type: 'name.changed', name: 'By the sea' },
    { type: 'background.chosen', background: 'beach' },
    { type: 'lighting.changed', lighting: 45 },
    addTree,
  );
  expect(
    [selectSpaceName, selectBackground, selectBrightness, selectElementCount].map((select) =>
      select(now(game)),
    ),
  ).toEqual(['By the sea', 'beach', 45, 1]);
});

describe('undo and redo', () => {
  test('are available only while there is a change to undo or redo', () => {
    const game = startGame();
    const offered = () => [selectCanUndo(now(game)), selectCanRedo(now(game))];
    expect(offered()).toEqual([false, false]);
    does(game, addTree);
    expect(offered()).toEqual([true, false]);
    does(game, UNDO);
    expect(offered()).toEqual([false, true]);
    const before = now(game);
    does(game, UNDO);
    expect(now(game)).toBe(before);
    does(game, REDO);
    expect(offered()).toEqual([true, false]);
    const after = now(game);
    does(game, REDO);
    expect(now(game)).toBe(after);
    expect(spaceOf(game).elements).toHaveLength(1);
  });
});

describe('going back to the saved space', () => {
  test('is possible only when a saved space exists and has changed since', () => {
    const game = startGame();
    does(game, addTree);
    const unsaved = now(game);
    does(game, { type: 'space.reverted' });
    expect(now(game)).toBe(unsaved);
    does(game, ...SAVE);
    const saved = now(game);
    does(game, { type: 'space.reverted' });
    expect(now(game)).toBe(saved);
    does(game, add('lamp'), { type: 'space.reverted' });
    expect(spaceOf(game).elements.map(({ name }) => name)).toEqual(['Tree']);
  });
});

describe('an element', () => {
  test('that is placed where it was changes nothing, and a moved one leaves the others in place', () => {
    const game = startGame();
    does(game, addTree, add('lamp'));
    const [tree, lamp] = spaceOf(game).elements;
    const place = (id: string, x: number, y: number, scale: number): SafeSpaceEvent => ({
      type: 'element.placed',
      id,
      pose: { x, y, scale },
      isOn: false,
    });
    if (!tree || !lamp) throw new Error('Nothing was added');
    const before = spaceOf(game);
    does(game, place(tree.id, tree.x, tree.y, tree.scale));
    expect(spaceOf(game)).toBe(before);
    does(game, place(tree.id, tree.x, tree.y - 7, tree.scale));
    expect(spaceOf(game).elements[0]?.y).toBeCloseTo(tree.y - 7, 2);
    expect(spaceOf(game).elements[1]).toBe(lamp);
  });

  test('that is added in the same millisecond as another has its own id', () => {
    const game = startGame();
    does(game, addTree, addTree, addTree);
    expect(new Set(spaceOf(game).elements.map(({ id }) => id)).size).toBe(3);
    const times = spaceOf(game).elements.map(({ id }) => Number(id.split('-')[1]));
    expect(Math.min(...times)).toBe(1_700_000_000_000);
  });

  test('can be added below the maximum, and further ones in a stored space are not drawn', () => {
    const game = startGame();
    for (let count = 0; count < MAX_ELEMENTS; count++) {
      expect(selectHasRoom(now(game))).toBe(true);
      does(
        game,
        add(
          ELEMENT_KINDS[count % ELEMENT_KINDS.length] as (typeof ELEMENT_KINDS)[number],
          1_700_000_000_000 + count,
        ),
      );
    }
    expect(selectHasRoom(now(game))).toBe(false);
    const { elements } = spaceOf(game);
    expect(firstElementsToMaximum(elements)).toBe(elements);
    expect(firstElementsToMaximum([...elements, ...elements])).toHaveLength(MAX_ELEMENTS);
  });
});

describe('the announcement', () => {
  function saidOf(game: Game, ...events: readonly SafeSpaceEvent[]): string | undefined {
    const before = now(game);
    does(game, ...events);
    return changeAnnouncement(before, now(game));
  }

  test('counts elements that are removed together', () => {
    const game = startGame();
    does(game, addTree, ...SAVE, add('lamp'), add('candle'));
    expect(saidOf(game, { type: 'space.reverted' })).toBe('2 things removed.');
  });
});

describe('in a visit', () => {
  test('a touched element answers for a limited time, until the visit ends', () => {
    const game = startGame();
    does(game, addTree, ...SAVE, { type: 'visit.began' });
    expect(selectElementAnswers(now(game))).toEqual([]);
    const { id } = lastOf(game);
    does(game, { type: 'thing.touched', id, at: 500 });
    const [answer, ...others] = selectElementAnswers(now(game));
    expect(others).toEqual([]);
    expect(answer).toMatchObject({ id, at: 500 });
    expect(answer?.ms).toBeGreaterThan(0);
    does(game, { type: 'visit.ended' });
    expect(selectElementAnswers(now(game))).toEqual([]);
  });
});
