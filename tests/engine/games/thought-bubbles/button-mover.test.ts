/** Buttons follow drifting bubbles within a small tolerance, all in the same frame. */
import { expect, test } from 'vitest';
import { type ButtonCorner, ButtonMover } from '../../../../engine/games/thought-bubbles/button-mover';

function drift() {
  const moves: string[] = [];
  const drifting = new ButtonMover((id, x, y) => moves.push(`${id} ${x} ${y}`));
  const corners = new Map<string, ButtonCorner>();
  return (...places: readonly ButtonCorner[]): string[] => {
    for (const place of places) corners.set(place.id, place);
    drifting.follow([...corners.values()]);
    return moves.splice(0);
  };
}

const ONE = { id: 'one', x: 10, y: 20 };
const OTHER = { id: 'other', x: 0, y: 0 };

test('movements below half a px are not reported, and accumulate', () => {
  const follows = drift();
  follows(ONE, OTHER);
  expect(follows({ ...ONE, x: 10.25 })).toEqual([]);
  expect(follows({ ...ONE, x: 10.5 })).toEqual(['one 10.5 20']);
});

test('a small movement is reported together with a large one', () => {
  const follows = drift();
  follows(ONE, OTHER);
  expect(follows({ ...ONE, y: 20.25 }, { ...OTHER, x: -1 })).toEqual(['one 10 20.25', 'other -1 0']);
});
