import { expect, test } from 'vitest';
import { type Box, freePlace, isFree } from '../../../src/overlay/toast-place';

const VIEW = { width: 400, height: 800 };
const SIZE = { width: 300, height: 70 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

test('on an empty page a message stands at the bottom, at the right', () => {
  expect(freePlace(SIZE, VIEW, [])).toEqual(box(92, 722, 300, 70));
});

test('it goes above what is at the bottom', () => {
  const bar = box(0, 720, 400, 80);
  const place = freePlace(SIZE, VIEW, [bar]) as Box;
  expect(place.top).toBeLessThanOrEqual(650);
  expect(isFree(place, [bar])).toBe(true);
});

test('it finds a gap between controls, and none where there is none', () => {
  const above = box(0, 0, 400, 300);
  const below = box(0, 380, 400, 420);
  expect(freePlace(SIZE, VIEW, [above, below])).toMatchObject({ top: 306 });
  expect(freePlace(SIZE, VIEW, [above, box(0, 360, 400, 440)])).toBeUndefined();
});

test('a message that is wider than the window has no place of its own', () => {
  expect(freePlace({ width: 500, height: 70 }, VIEW, [])).toBeUndefined();
});
