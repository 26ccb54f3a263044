import { expect, test } from 'vitest';
import { TileDrag } from '../../../../engine/games/color-tranquility/drag';

/** Returns the events of fingers on tiles that are 100 px wide, from 0 to 300 px. */
function fingers() {
  const drag = new TileDrag();
  const placeAt = (x: number) => (x < 0 || x >= 300 ? undefined : Math.floor(x / 100));
  return (kind: 'down' | 'move' | 'up' | 'cancel', x: number, id = 1) =>
    drag.read({ id, kind, x, y: 0, pressure: undefined, at: 0 }, placeAt);
}
const LIFTED = { type: 'tint.lifted', place: 0 };
const RETURNED = { type: 'tint.returned' };

test('a finger that moves at most 7 px presses a tint; a lost one does nothing', () => {
  const act = fingers();
  expect([act('down', 50), act('move', 57), act('up', 57)]).toEqual([
    undefined,
    undefined,
    { type: 'tint.pressed', place: 0 },
  ]);
  act('down', 50);
  expect(act('cancel', 50)).toBeUndefined();
});

test('a drag ends on another tint, or sets its own back: outside, at its beginning, or when it is lost', () => {
  const act = fingers();
  const drags = (to: number, end: 'up' | 'cancel' = 'up') => {
    act('down', 50);
    return [act('move', to), act('move', to), act(end, to)];
  };
  expect(drags(250)).toEqual([LIFTED, undefined, { type: 'tint.pressed', place: 2 }]);
  for (const to of [-900, 60, 400]) expect(drags(to)).toEqual([LIFTED, undefined, RETURNED]);
  expect(drags(250, 'cancel')).toEqual([LIFTED, undefined, RETURNED]);
});

test('a second finger moves nothing until the first has lifted', () => {
  const act = fingers();
  act('down', 50);
  expect([act('down', 150, 2), act('move', 250, 2), act('up', 250, 2)]).toEqual(Array(3).fill(undefined));
  expect(act('move', 150)).toEqual(LIFTED);
});
