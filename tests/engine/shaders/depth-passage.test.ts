import { describe, expect, test } from 'vitest';
import {
  hazeOpacityAt,
  layerEdges,
  REST_POSE,
  skyOpacityAt,
  walkedRectangle,
  walkPoseAt,
} from '../../../engine/shaders/depth-passage';

const DEPTHS = [0, 0.1, 0.3, 0.55, 0.8, 0.97, 1];
/** 401 evenly spaced values from -1 to 1. */
const STEPS = Array.from({ length: 401 }, (_, at) => (at - 200) / 200);

test('at step 0 the picture looks as painted', () => {
  for (const depth of DEPTHS) expect(walkPoseAt(depth, 0)).toEqual(REST_POSE);
  expect([hazeOpacityAt(0), skyOpacityAt(0)]).toEqual([0, 1]);
  expect(walkedRectangle([10, 20, 300, 400], REST_POSE, { x: 500, y: 300 }, 2)).toEqual([10, 20, 300, 400]);
});

describe('on the way', () => {
  test('nothing jumps, and layers only grow', () => {
    for (const depth of DEPTHS) {
      let last = walkPoseAt(depth, -1);
      for (const step of STEPS.slice(1)) {
        const now = walkPoseAt(depth, step);
        expect(now.scale).toBeGreaterThanOrEqual(last.scale);
        expect(now.scale / last.scale).toBeLessThan(1.03);
        expect(Math.abs(now.opacity - last.opacity)).toBeLessThan(0.03);
        expect(Math.abs(now.lift - last.lift)).toBeLessThan(0.2);
        last = now;
      }
    }
    for (const [at, step] of STEPS.slice(1).entries()) {
      const before = STEPS[at] as number;
      expect(Math.abs(hazeOpacityAt(step) - hazeOpacityAt(before))).toBeLessThan(0.02);
      expect(Math.abs(skyOpacityAt(step) - skyOpacityAt(before))).toBeLessThan(0.02);
    }
  });

  test('near layers grow most and leave last; far layers fade first, where the next scene appears', () => {
    for (const step of [0.25, 0.5, 0.75]) {
      const scales = DEPTHS.map((depth) => walkPoseAt(depth, step).scale);
      expect(scales).toEqual([...scales].sort((a, b) => b - a));
      const opacities = DEPTHS.map((depth) => walkPoseAt(depth, step).opacity);
      expect(opacities).toEqual([...opacities].sort((a, b) => b - a));
    }
    expect(walkPoseAt(0, 0.5).scale).toBeGreaterThan(1.5);
    expect(walkPoseAt(0, 0.5).opacity).toBeGreaterThan(0.9);
    expect(skyOpacityAt(0.6)).toBe(0);
    for (const depth of DEPTHS) expect(walkPoseAt(depth, 1).opacity).toBe(0);
  });

  test('the next scene starts with its far plane in mist, then its near layers appear', () => {
    expect(walkPoseAt(1, -1).opacity).toBeGreaterThan(0.6);
    expect(walkPoseAt(0, -1).opacity).toBe(0);
    expect(hazeOpacityAt(-1)).toBeGreaterThan(0.5);
    expect(skyOpacityAt(-1)).toBe(1);
    for (const step of [-0.75, -0.5, -0.25]) {
      const opacities = DEPTHS.map((depth) => walkPoseAt(depth, step).opacity);
      expect(opacities).toEqual([...opacities].sort((a, b) => a - b));
    }
  });

  test('the vanishing point keeps its place', () => {
    const around = { x: 640, y: 300 };
    const [left, top, width, height] = walkedRectangle(
      [440, 200, 400, 200],
      { scale: 2, opacity: 1, lift: 0 },
      around,
      1,
    );
    expect([left + width / 2, top + height / 2]).toEqual([640, 300]);
    expect(walkedRectangle([440, 200, 400, 200], { scale: 1, opacity: 1, lift: 3 }, around, 2)[1]).toBe(194);
  });
});

describe('seen from farther off', () => {
  const field = { width: 1600, height: 900 };

  test.each([
    [{ left: 0, top: 0, width: 1600, height: 900 }, [-0.3, -0.3, 1.3, 1.3]],
    [{ left: 0, top: 500, width: 700, height: 400 }, [-0.3, 0, 1, 1.3]],
    [{ left: -90, top: 400, width: 1800, height: 200 }, [-0.3, 0, 1.3, 1]],
  ])('a layer at %o extends beyond those of its edges that are the picture’s', (part, edges) => {
    expect(layerEdges(part, field)).toEqual(edges);
  });

  test('applies only to a scene with a walk: other layers end at their edges', () => {
    expect(layerEdges({ left: 0, top: 0, width: 1600, height: 900 })).toEqual([0, 0, 1, 1]);
  });
});
