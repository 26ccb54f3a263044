import { describe, expect, test } from 'vitest';
import {
  heldStonePlace,
  layOutStones,
  leastSlotHeight,
  type StoneLayout,
  shelfPlace,
  sinkingStonePlace,
} from '../../../../engine/games/worry-stones/layout';
import type { StonePlace } from '../../../../engine/games/worry-stones/stone';
import { SHEET_CELL_ASPECT, stoneHalfSize } from '../../../../engine/games/worry-stones/stone-shapes';
import { shelfTargets } from '../../../../engine/games/worry-stones/targets';

/** Slots of phones, tablets and desktops, CSS px. */
const SLOTS = [
  [320, 300],
  [360, 380],
  [390, 520],
  [430, 600],
  [480, 290],
  [560, 300],
  [768, 560],
  [820, 800],
  [1180, 500],
  [1440, 620],
  [2560, 1100],
] as const;

/** Returns the edges of the stone without its margin. */
function edges({ x, y, width }: StonePlace, stone: number) {
  const [halfX, halfY] = stoneHalfSize(stone);
  const high = width / SHEET_CELL_ASPECT;
  return {
    left: x - halfX * width,
    right: x + halfX * width,
    top: y - halfY * high,
    bottom: y + halfY * high,
  };
}

describe.each(SLOTS)('in a slot of %d x %d', (width, height) => {
  test.each([0, 5, 12])(
    'with %d stones on the shelf everything is visible, and no stone covers another',
    (count) => {
      const layout: StoneLayout = layOutStones(width, Math.max(height, leastSlotHeight(width)), count);
      const boxes = layout.moss.map((place, stone) => edges(place, stone));
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(-2);
        expect(box.right).toBeLessThanOrEqual(width + 2);
        expect(box.top).toBeGreaterThanOrEqual(-2);
        expect(box.bottom).toBeLessThanOrEqual(layout.height + 2);
        // A stone is large enough for a finger.
        expect(box.right - box.left).toBeGreaterThanOrEqual(44);
        expect(box.bottom - box.top).toBeGreaterThanOrEqual(32);
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          expect(Math.min(across, down)).toBeLessThan(0.2 * (box.bottom - box.top));
        }
      }
      for (let index = 0; index < count; index++) {
        const { x, y } = shelfPlace(layout, index);
        expect(x - layout.shelf.side / 2).toBeGreaterThanOrEqual(-2);
        expect(x + layout.shelf.side / 2).toBeLessThanOrEqual(width + 2);
        expect(y).toBeLessThan(Math.min(...boxes.map(({ bottom }) => bottom)));
      }
      for (const isBelowShelf of [false, true]) {
        const hand = edges(heldStonePlace(layout, isBelowShelf), 2);
        expect(hand.left).toBeGreaterThanOrEqual(0);
        expect(hand.right).toBeLessThanOrEqual(width);
        expect(hand.bottom).toBeLessThanOrEqual(layout.height);
      }
      const water = sinkingStonePlace(layout);
      expect(water.y).toBeGreaterThan(layout.brook.y);
      expect(water.y).toBeLessThan(layout.height);
    },
  );
});

test('in a window of 2560 px a stone in the moss is at least 300 px wide, and the stone in hand at least 700', () => {
  const layout = layOutStones(2560, 1100, 0);
  for (const { width } of layout.moss) expect(width).toBeGreaterThanOrEqual(300);
  expect(heldStonePlace(layout, false).width).toBeGreaterThanOrEqual(700);
});

test('stones on the shelf have touch size and do not overlap', () => {
  const shelf = Array.from({ length: 12 }, (_, id) => ({
    id,
    stone: 0,
    label: `Stone ${id}`,
    isMossy: false,
  }));
  for (const [width, height] of SLOTS) {
    const targets = shelfTargets(layOutStones(width, height, 12), shelf);
    for (const [index, { x, y, width: side }] of targets.entries()) {
      expect(side).toBeGreaterThanOrEqual(44);
      for (const other of targets.slice(index + 1))
        expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThanOrEqual(side - 0.01);
    }
  }
});
