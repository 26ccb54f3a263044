import { describe, expect, test } from 'vitest';
import {
  BACKGROUND_NAMES,
  BACKGROUNDS,
  CATEGORY_NAMES,
  ELEMENT_CATEGORIES,
  ELEMENT_KINDS,
  ELEMENT_SCALE_RANGE,
  GROUND_TOP_PERCENT,
  hangsInSky,
  LIGHTING_RANGE,
  roundPositionPercent,
  roundToSliderStep,
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
  expect(ELEMENT_CATEGORIES.map((category) => CATEGORY_NAMES[category])).toEqual([
    'Nature',
    'Furniture',
    'Comfort',
    'Sensory',
  ]);
});

describe('a slider', () => {
  test.each([
    [LIGHTING_RANGE, 70, 70],
    [LIGHTING_RANGE, 72, 70],
    [LIGHTING_RANGE, 73, 75],
    [LIGHTING_RANGE, 20, 20],
    [LIGHTING_RANGE, 3, 20],
    [LIGHTING_RANGE, -500, 20],
    [LIGHTING_RANGE, 500, 100],
    [ELEMENT_SCALE_RANGE, 0.7, 0.7],
    [ELEMENT_SCALE_RANGE, 0.3 * 4, 1.2],
    [ELEMENT_SCALE_RANGE, 1.94, 1.9],
    [ELEMENT_SCALE_RANGE, 1.96, 2],
    [ELEMENT_SCALE_RANGE, 0, 0.5],
    [ELEMENT_SCALE_RANGE, 9, 2],
  ])('%j takes %d to its step %d', (range, value, step) => {
    expect(roundToSliderStep(value, range)).toBe(step);
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
  expect(roundPositionPercent(value)).toBe(saved);
});

test('the ground begins below the upper third of every place and above its middle', () => {
  expect(Object.keys(GROUND_TOP_PERCENT).sort()).toEqual([...BACKGROUNDS].sort());
  for (const from of Object.values(GROUND_TOP_PERCENT)) {
    expect(from).toBeGreaterThan(33);
    expect(from).toBeLessThan(50);
  }
});

test('only the sun hangs in the sky', () => {
  expect(ELEMENT_KINDS.filter(hangsInSky)).toEqual(['sun']);
});
