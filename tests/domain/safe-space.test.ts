import { describe, expect, test } from 'vitest';
import {
  BACKGROUND_NAMES,
  BACKGROUNDS,
  CATEGORIES,
  CATEGORY_NAMES,
  GROUND_FROM,
  isHung,
  KINDS,
  LIGHTING,
  SCALE,
  toPercent,
  toStep,
} from '../../domain/safe-space';

test('backgrounds and categories have the names of the specification, in its order', () => {
  expect(BACKGROUNDS.map((background) => BACKGROUND_NAMES[background])).toEqual([
    'Mountains',
    'Beach',
    'Forest',
    'Cozy Cabin',
    'Garden',
    'Library',
  ]);
  expect(CATEGORIES.map((category) => CATEGORY_NAMES[category])).toEqual([
    'Nature',
    'Furniture',
    'Comfort',
    'Sensory',
  ]);
});

describe('a slider', () => {
  test.each([
    [LIGHTING, 70, 70],
    [LIGHTING, 72, 70],
    [LIGHTING, 73, 75],
    [LIGHTING, 20, 20],
    [LIGHTING, 3, 20],
    [LIGHTING, -500, 20],
    [LIGHTING, 500, 100],
    [SCALE, 0.7, 0.7],
    [SCALE, 0.3 * 4, 1.2],
    [SCALE, 1.94, 1.9],
    [SCALE, 1.96, 2],
    [SCALE, 0, 0.5],
    [SCALE, 9, 2],
  ])('%j takes %d to its step %d', (range, value, step) => {
    expect(toStep(value, range)).toBe(step);
  });
});

test.each([
  [33.333333, 33.33],
  [66.666666, 66.67],
  [0, 0],
  [-3, 0],
  [100, 100],
  [101, 100],
])('a place at %d percent is saved as %d', (value, saved) => {
  expect(toPercent(value)).toBe(saved);
});

test('the ground begins below the upper third of every place and above its middle', () => {
  expect(Object.keys(GROUND_FROM).sort()).toEqual([...BACKGROUNDS].sort());
  for (const from of Object.values(GROUND_FROM)) {
    expect(from).toBeGreaterThan(33);
    expect(from).toBeLessThan(50);
  }
});

test('only the sun hangs in the sky', () => {
  expect(KINDS.filter(isHung)).toEqual(['sun']);
});
