import { describe, expect, test } from 'vitest';
import {
  clamp,
  cubicBezier,
  easeFlip,
  easeInOut,
  easeOut,
  easeStandard,
  lerp,
  linear,
  smoothstep,
  Tween,
} from '../../engine/stage/easing';

const STEPS = Array.from({ length: 101 }, (_, index) => index / 100);

describe.each([
  ['standard', easeStandard],
  ['flip', easeFlip],
  ['easeOut', easeOut],
  ['easeInOut', easeInOut],
  ['linear', linear],
  ['smoothstep', smoothstep],
])('the curve %s', (_name, ease) => {
  test('starts at 0 and ends at 1', () => {
    expect(ease(0)).toBe(0);
    expect(ease(1)).toBe(1);
  });

  test('is monotonic and never overshoots', () => {
    const values = STEPS.map(ease);
    for (const [index, value] of values.entries()) {
      expect(value).toBeGreaterThanOrEqual(values[index - 1] ?? 0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
});

test('a quarter of the time is its own share of the way', () => {
  const values = [linear, easeOut, smoothstep, easeInOut].map((ease) => ease(0.25));
  expect(values).toEqual([0.25, 0.578125, 0.15625, (1 - Math.SQRT1_2) / 2]);
  expect(lerp(10, 20, 0.25)).toBe(12.5);
  expect([-1, 0.5, 2].map((value) => clamp(value, 0, 1))).toEqual([0, 0.5, 1]);
});

describe('cubicBezier', () => {
  test("gives the browsers' values for `ease`", () => {
    const ease = cubicBezier(0.25, 0.1, 0.25, 1);
    expect(ease(0.25)).toBeCloseTo(0.4085, 3);
    expect(ease(0.5)).toBeCloseTo(0.8024, 3);
    expect(ease(0.75)).toBeCloseTo(0.9605, 3);
  });

  test('stays at its ends outside 0-1', () => {
    expect(easeStandard(-0.5)).toBe(0);
    expect(easeStandard(1.5)).toBe(1);
  });
});

describe('a Tween', () => {
  test('rests at its value until it gets a target', () => {
    const tween = new Tween(3, 0.5, linear);
    expect([tween.value, tween.target, tween.isMoving, tween.progress]).toEqual([3, 3, false, 1]);
    expect(tween.tick(1)).toBe(false);
    expect(tween.value).toBe(3);
  });

  test('reaches its target in the given time and then rests exactly there', () => {
    const tween = new Tween(0, 0.4, linear);
    tween.go(10);
    expect(tween.tick(0.1)).toBe(true);
    expect([tween.value, tween.progress]).toEqual([2.5, 0.25]);
    expect(tween.tick(0.2999)).toBe(true);
    expect(tween.tick(0.1)).toBe(false);
    expect([tween.value, tween.isMoving]).toEqual([10, false]);
  });

  test('arrives in one step however late the frame is', () => {
    const tween = new Tween(0, 0.4, linear);
    tween.go(10);
    expect(tween.tick(60)).toBe(false);
    expect(tween.value).toBe(10);
  });

  test('starts toward a new target from its current value', () => {
    const tween = new Tween(0, 1, linear);
    tween.go(10);
    tween.tick(0.5);
    tween.go(0);
    expect(tween.value).toBe(5);
    tween.tick(0.5);
    expect(tween.value).toBe(2.5);
  });

  test('does not restart for the target that it already has', () => {
    const tween = new Tween(0, 1, linear);
    tween.go(10);
    tween.tick(0.5);
    tween.go(10);
    expect(tween.progress).toBe(0.5);
  });

  test('jumps when it is set, also in the middle of a change', () => {
    const tween = new Tween(0, 1, linear);
    tween.go(10);
    tween.tick(0.5);
    tween.set(4);
    expect([tween.value, tween.target, tween.isMoving]).toEqual([4, 4, false]);
    expect(tween.tick(1)).toBe(false);
    expect(tween.value).toBe(4);
  });

  test('with a duration of 0 is always at its target', () => {
    const tween = new Tween(0, 0, linear);
    tween.go(1);
    expect([tween.value, tween.isMoving, tween.tick(0)]).toEqual([1, false, false]);
    expect(tween.progress).toBe(1);
  });
});
