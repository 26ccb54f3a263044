import { expect, test } from 'vitest';
import { type Box, freePlace, isFree } from '../../../src/overlay/toast-place';

const VIEW = { width: 400, height: 800 };
const SIZE = { width: 300, height: 70 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

test('on an empty page a message is at the lower right', () => {
  expect(freePlace(SIZE, VIEW, [])).toEqual(box(92, 722, 300, 70));
});

test('it is above elements at the bottom', () => {
  const bar = box(0, 720, 400, 80);
  const place = freePlace(SIZE, VIEW, [bar]) as Box;
  expect(place.top).toBeLessThanOrEqual(650);
  expect(isFree(place, [bar])).toBe(true);
});

test('it uses a gap between controls, if there is one', () => {
  const above = box(0, 0, 400, 300);
  const below = box(0, 380, 400, 420);
  expect(freePlace(SIZE, VIEW, [above, below])).toMatchObject({ top: 306 });
  expect(freePlace(SIZE, VIEW, [above, box(0, 360, 400, 440)])).toBeUndefined();
});

test('a message wider than the window has no place', () => {
  expect(freePlace({ width: 500, height: 70 }, VIEW, [])).toBeUndefined();
});
