import { describe, expect, test } from 'vitest';
import {
  AT_REST,
  edgesOf,
  passedAt,
  passedPlace,
  skyAt,
  veilAt,
} from '../../../engine/shaders/depth-passage';

const DEPTHS = [0, 0.1, 0.3, 0.55, 0.8, 0.97, 1];
/** From -1 to 1, in so many steps. */
const STEPS = Array.from({ length: 401 }, (_, at) => (at - 200) / 200);

test('who stands before a picture sees it as it was painted', () => {
  for (const depth of DEPTHS) expect(passedAt(depth, 0)).toEqual(AT_REST);
  expect([veilAt(0), skyAt(0)]).toEqual([0, 1]);
  expect(passedPlace([10, 20, 300, 400], AT_REST, { x: 500, y: 300 }, 2)).toEqual([10, 20, 300, 400]);
});

describe('on the way', () => {
  test('nothing jumps, and everything only ever grows', () => {
    for (const depth of DEPTHS) {
      let last = passedAt(depth, -1);
      for (const step of STEPS.slice(1)) {
        const now = passedAt(depth, step);
        expect(now.scale).toBeGreaterThanOrEqual(last.scale);
        expect(now.scale / last.scale).toBeLessThan(1.03);
        expect(Math.abs(now.there - last.there)).toBeLessThan(0.03);
        expect(Math.abs(now.lift - last.lift)).toBeLessThan(0.2);
        last = now;
      }
    }
    for (const [at, step] of STEPS.slice(1).entries()) {
      const before = STEPS[at] as number;
      expect(Math.abs(veilAt(step) - veilAt(before))).toBeLessThan(0.02);
      expect(Math.abs(skyAt(step) - skyAt(before))).toBeLessThan(0.02);
    }
  });

  test('what is near grows most, and is passed by last; what is far goes first, and the next scene shows there', () => {
    for (const step of [0.25, 0.5, 0.75]) {
      const scales = DEPTHS.map((depth) => passedAt(depth, step).scale);
      expect(scales).toEqual([...scales].sort((a, b) => b - a));
      const there = DEPTHS.map((depth) => passedAt(depth, step).there);
      expect(there).toEqual([...there].sort((a, b) => b - a));
    }
    expect(passedAt(0, 0.5).scale).toBeGreaterThan(1.5);
    expect(passedAt(0, 0.5).there).toBeGreaterThan(0.9);
    expect(skyAt(0.6)).toBe(0);
    for (const depth of DEPTHS) expect(passedAt(depth, 1).there).toBe(0);
  });

  test('the next scene begins with its far plane, in mist, and its near things come out of it', () => {
    expect(passedAt(1, -1).there).toBeGreaterThan(0.6);
    expect(passedAt(0, -1).there).toBe(0);
    expect(veilAt(-1)).toBeGreaterThan(0.5);
    expect(skyAt(-1)).toBe(1);
    for (const step of [-0.75, -0.5, -0.25]) {
      const there = DEPTHS.map((depth) => passedAt(depth, step).there);
      expect(there).toEqual([...there].sort((a, b) => a - b));
    }
  });

  test('the picture stays where the way leads', () => {
    const around = { x: 640, y: 300 };
    const [left, top, width, height] = passedPlace(
      [440, 200, 400, 200],
      { scale: 2, there: 1, lift: 0 },
      around,
      1,
    );
    expect([left + width / 2, top + height / 2]).toEqual([640, 300]);
    expect(passedPlace([440, 200, 400, 200], { scale: 1, there: 1, lift: 3 }, around, 2)[1]).toBe(194);
  });
});

describe('seen from farther off', () => {
  const field = { width: 1600, height: 900 };

  test.each([
    [{ left: 0, top: 0, width: 1600, height: 900 }, [-0.3, -0.3, 1.3, 1.3]],
    [{ left: 0, top: 500, width: 700, height: 400 }, [-0.3, 0, 1, 1.3]],
    [{ left: -90, top: 400, width: 1800, height: 200 }, [-0.3, 0, 1.3, 1]],
  ])('a layer at %o goes on beyond those of its edges that are the picture’s', (part, edges) => {
    expect(edgesOf(part, field)).toEqual(edges);
  });

  test('and only there: the layers of a scene that is not walked into end at their edges', () => {
    expect(edgesOf({ left: 0, top: 0, width: 1600, height: 900 })).toEqual([0, 0, 1, 1]);
  });
});
