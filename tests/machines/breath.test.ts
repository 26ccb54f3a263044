import { describe, expect, test } from 'vitest';
import {
  type BreathingPhase,
  type BreathPace,
  type BreathPosition,
  type BreathRhythm,
  countMs,
  cyclesMs,
  firstBreath,
  isLastCount,
  isLastPhase,
  lungFullness,
  NORMAL_PACE,
  nextCount,
  nextPhase,
  phaseLengthMs,
  phaseMs,
  phaseStartTime,
} from '../../machines/breath';

const BOX: BreathRhythm = { inhale: 4, inhaleHold: 4, exhale: 4, exhaleHold: 4 };
const SEVEN: BreathRhythm = { inhale: 4, inhaleHold: 7, exhale: 8, exhaleHold: 0 };
const EVEN: BreathRhythm = { inhale: 5, inhaleHold: 0, exhale: 5, exhaleHold: 0 };

const at = (speed: number, skipsHolds = false): BreathPace => ({ speed, skipsHolds });

/** Returns the phases of `cycles` breaths, as [name, clock time, duration]. */
function breathe(rhythm: BreathRhythm, pace: BreathPace, cycles: number, since = 0) {
  const phases: [BreathingPhase, number, number][] = [];
  let breath = firstBreath(rhythm, pace, since);
  for (let finished = 0; finished < cycles; ) {
    phases.push([breath.phase, phaseStartTime(breath), phaseLengthMs(breath)]);
    if (isLastPhase(breath, rhythm, pace)) finished++;
    breath = nextPhase(breath, rhythm, pace);
  }
  return { phases, end: phaseStartTime(breath) };
}

/** Returns the durations of all counts of a phase, ms. */
function countsOf(breath: BreathPosition): number[] {
  const lengths = [countMs(breath)];
  for (let here = breath; !isLastCount(here); lengths.push(countMs(here))) here = nextCount(here);
  return lengths;
}

describe('a rhythm', () => {
  test('repeats from inhale to the hold after the exhale', () => {
    expect(breathe(BOX, NORMAL_PACE, 1).phases).toEqual([
      ['inhale', 0, 4000],
      ['inhaleHold', 4000, 4000],
      ['exhale', 8000, 4000],
      ['exhaleHold', 12_000, 4000],
    ]);
  });

  test('omits a phase of 0', () => {
    expect(breathe(EVEN, NORMAL_PACE, 2).phases.map(([phase]) => phase)).toEqual([
      'inhale',
      'exhale',
      'inhale',
      'exhale',
    ]);
  });

  test('starts at the current clock time', () => {
    expect(breathe(EVEN, NORMAL_PACE, 1, 12_345).phases).toEqual([
      ['inhale', 12_345, 5000],
      ['exhale', 17_345, 5000],
    ]);
  });

  test('can omit its holds', () => {
    expect(breathe(SEVEN, at(1, true), 1).phases).toEqual([
      ['inhale', 0, 4000],
      ['exhale', 4000, 8000],
    ]);
  });
});

describe('a pace', () => {
  test.each([
    // Box breathing for 80 s takes 114285.714… ms at speed 0.7. Five breaths of 22857 ms each would end one ms early.
    [BOX, 5, 0.7, 114_286],
    [BOX, 5, 1.3, 61_538],
    [EVEN, 6, 0.7, 85_714],
    [EVEN, 6, 1.3, 46_154],
    // Inhale 8 s, hold 7 s (the limit, instead of 14), exhale 16 s.
    [SEVEN, 4, 0.5, 124_000],
  ])('ends exactly on time: case %#', (rhythm, cycles, speed, ms) => {
    expect(breathe(rhythm, at(speed), cycles).end).toBe(ms);
    expect(cyclesMs(rhythm, cycles, at(speed))).toBe(ms);
  });

  test('has no overlaps and no gaps between phases', () => {
    const { phases, end } = breathe(BOX, at(0.7), 5);
    phases.forEach(([, start, length], index) => {
      expect(start + length).toBe(phases[index + 1]?.[1] ?? end);
      expect([5714, 5715]).toContain(length);
    });
  });

  test('takes effect from the next phase on', () => {
    const slow = nextPhase(firstBreath(BOX, NORMAL_PACE, 0), BOX, at(0.8));
    expect([phaseStartTime(slow), phaseLengthMs(slow)]).toEqual([4000, 5000]);
  });

  test.each([0, -1, Number.NaN])('of %d is refused', (speed) => {
    expect(() => phaseMs(BOX, 'inhale', at(speed))).toThrow(RangeError);
  });
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
