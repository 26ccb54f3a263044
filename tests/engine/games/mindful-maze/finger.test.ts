import { expect, test } from 'vitest';
import { Finger } from '../../../../engine/games/mindful-maze/finger';
import { cellAt } from '../../../../machines/games/mindful-maze/selectors';

/** A garden around the origin, whose rings are 40 px wide. */
const PLAN = { x: 0, y: 0, unit: 40 };
/** Returns the cell below the center of the garden, by the distance in px. */
const below = (px: number) => cellAt({ radius: px / 40, angle: Math.PI });

/** A finger beside the lantern, which is 100 px below the center. */
function finger() {
  const one = new Finger();
  const act = (kind: 'down' | 'move' | 'up' | 'cancel', y: number, id = 1) =>
    one.take({ id, kind, x: 0, y, pressure: undefined, at: 0 }, [0, 100], below(100), PLAN);
  return { one, act };
}

test('on the lantern leads nowhere, and then leads it 48 px ahead, forth and back', () => {
  const { act } = finger();
  expect(act('down', 100)).toBeUndefined();
  expect(act('move', 170)).toBe(below(170 + 48));
  // The same cell is not said twice.
  expect(act('move', 171)).toBeUndefined();
  act('move', 230);
  expect(act('move', 130)).toBe(below(130 - 48));
  expect(act('up', 130)).toBe('released');
});

test('a second finger does nothing until the first has lifted', () => {
  const { act } = finger();
  expect(act('down', 170)).toBe(below(218));
  expect(act('down', 60, 2)).toBeUndefined();
  expect(act('move', 50, 2)).toBeUndefined();
  expect(act('up', 50, 2)).toBeUndefined();
  expect(act('move', 250)).toBe(below(298));
  expect(act('cancel', 250)).toBe('released');
  expect(act('down', 170, 2)).toBe(below(218));
});

test('on an exit presses it, unless it moves more than ten px', () => {
  const { one, act } = finger();
  one.press(true);
  act('down', 140);
  expect(act('move', 150)).toBeUndefined();
  expect(one.leads).toBe(false);
  expect(act('up', 150)).toBeUndefined();
  one.press(true);
  act('down', 140);
  expect(act('move', 160)).toBe(below(208));
  expect(one.leads).toBe(true);
  expect(act('up', 160)).toBe('released');
});
