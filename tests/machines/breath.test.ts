import { describe, expect, test } from 'vitest';
import {
  type BreathPace,
  type BreathPosition,
  type BreathRhythm,
  countMs,
  firstBreath,
  isLastCount,
  lungFullness,
  NORMAL_PACE,
  nextCount,
  nextPhase,
  phaseLengthMs,
  phaseMs,
} from '../../machines/breath';

const BOX: BreathRhythm = { inhale: 4, inhaleHold: 4, exhale: 4, exhaleHold: 4 };
const SEVEN: BreathRhythm = { inhale: 4, inhaleHold: 7, exhale: 8, exhaleHold: 0 };

const at = (speed: number): BreathPace => ({ speed, skipsHolds: false });

/** Returns the durations of all counts of a phase, ms. */
function countsOf(breath: BreathPosition): number[] {
  const lengths = [countMs(breath)];
  for (let here = breath; !isLastCount(here); lengths.push(countMs(here))) here = nextCount(here);
  return lengths;
}

test.each([0, -1, Number.NaN])('a speed of %d is refused', (speed) => {
  expect(() => phaseMs(BOX, 'inhale', at(speed))).toThrow(RangeError);
});

describe('counts', () => {
  test('are seconds at speed 1', () => {
    expect(countsOf(firstBreath(BOX, NORMAL_PACE, 0))).toEqual([1000, 1000, 1000, 1000]);
  });

  test('fill the phase exactly at any speed', () => {
    for (const speed of [0.5, 0.6, 0.7, 0.9, 1.1, 1.3, 1.4]) {
      let breath = firstBreath(SEVEN, at(speed), 0);
      for (let phase = 0; phase < 12; phase++) {
        const counts = countsOf(breath);
        expect(counts).toHaveLength(SEVEN[breath.phase]);
        expect(counts.reduce((sum, ms) => sum + ms)).toBe(phaseLengthMs(breath));
        breath = nextPhase(breath, SEVEN, at(speed));
      }
    }
  });

  test('of a shortened hold are shorter, not fewer', () => {
    const hold = nextPhase(firstBreath(SEVEN, at(0.5), 0), SEVEN, at(0.5));
    expect(countsOf(hold)).toEqual([1000, 1000, 1000, 1000, 1000, 1000, 1000]);
  });
});

describe('lungs', () => {
  test('fill and empty along a sine, and rest in a hold', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((part) => lungFullness('inhale', part))).toEqual([
      0,
      expect.closeTo(0.146447, 6),
      expect.closeTo(0.5, 12),
      expect.closeTo(0.853553, 6),
      1,
    ]);
    expect([0, 0.5, 1].map((part) => lungFullness('exhale', part))).toEqual([1, expect.closeTo(0.5, 12), 0]);
    expect([0, 1].map((part) => lungFullness('inhaleHold', part))).toEqual([1, 1]);
    expect([0, 1].map((part) => lungFullness('exhaleHold', part))).toEqual([0, 0]);
  });

  test('stay full or empty when a frame comes late', () => {
    expect(lungFullness('inhale', 1.7)).toBe(1);
    expect(lungFullness('exhale', 1.7)).toBe(0);
  });
});
