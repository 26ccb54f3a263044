/** Color grading by lighting and theme. */
import { describe, expect, test } from 'vitest';
import { LIGHTING_RANGE } from '../../../../domain/safe-space';
import {
  ambientBrightness,
  applyLightPulse,
  HOUR_LOOKS,
} from '../../../../engine/games/safe-space-builder/hours';

describe('the hour by day', () => {
  const hours = Array.from({ length: 17 }, (_, step) =>
    HOUR_LOOKS.at(0, LIGHTING_RANGE.min + step * LIGHTING_RANGE.step),
  );

  test('is brighter with every step, and all lamps are weaker', () => {
    for (const [index, hour] of hours.entries()) {
      const before = hours[index - 1];
      if (!before) continue;
      expect(ambientBrightness(hour)).toBeGreaterThan(ambientBrightness(before));
      expect(hour.lamps).toBeLessThanOrEqual(before.lamps);
      expect(hour.placed).toBeLessThan(before.placed);
    }
  });

  test('is warm in the evening and cold at night, never gray', () => {
    const warmth = (lighting: number) => {
      const { tint } = HOUR_LOOKS.at(0, lighting);
      return tint[0] - tint[2];
    };
    expect(warmth(20)).toBeLessThan(-0.15);
    expect(warmth(45)).toBeGreaterThan(0.2);
    expect(Math.abs(warmth(70))).toBeLessThan(0.06);
  });

  test('turns shadows away from the sun, and softens them toward the night', () => {
    expect(HOUR_LOOKS.at(0, 45).shadow[0]).toBeGreaterThan(HOUR_LOOKS.at(0, 70).shadow[0]);
    expect(HOUR_LOOKS.at(0, 70).shadow[0]).toBeGreaterThan(HOUR_LOOKS.at(0, 100).shadow[0]);
    const soft = [100, 70, 45, 20].map((lighting) => HOUR_LOOKS.at(0, lighting).softness);
    expect(soft).toEqual([...soft].sort((one, other) => one - other));
    for (const { shadow } of hours) expect(shadow[1]).toBeGreaterThan(0.1);
  });
});

describe('the hour in the night theme', () => {
  test('is night at every lighting, brighter with every step, and never as bright as a morning', () => {
    const nights = Array.from({ length: 17 }, (_, step) => HOUR_LOOKS.at(1, 20 + step * 5));
    for (const [index, hour] of nights.entries()) {
      expect(hour.night).toBe(1);
      expect(hour.tint[2]).toBeGreaterThan(hour.tint[0]);
      expect(ambientBrightness(hour)).toBeLessThan(ambientBrightness(HOUR_LOOKS.at(0, 70)));
      const before = nights[index - 1];
      if (before) expect(ambientBrightness(hour)).toBeGreaterThan(ambientBrightness(before));
    }
    // The lowest lighting is the same night in both themes.
    expect(HOUR_LOOKS.at(1, 20)).toEqual(HOUR_LOOKS.at(0, 20));
  });
});

test('light breathes in Visit only, slightly, and without a jump between breaths', () => {
  const hour = HOUR_LOOKS.at(0, 20);
  expect(applyLightPulse(hour, { visiting: 0, breath: 0.25 })).toBe(hour);
  const lamps = [0, 0.25, 0.5, 0.75, 1].map((breath) => applyLightPulse(hour, { visiting: 1, breath }).lamps);
  expect(lamps[1]).toBeGreaterThan(1.03);
  expect(lamps[1]).toBeLessThan(1.1);
  expect(lamps[3]).toBeLessThan(0.97);
  expect(lamps[4]).toBeCloseTo(lamps[0] as number, 6);
});
