import { describe, expect, test } from 'vitest';
import {
  BREATHS_TO_LEARN,
  type BreathLead,
  countIfEarly,
  learnRhythm,
  mergeBursts,
  nextBreathLead,
  type OwnBreath,
  ownBreathMs,
  type Press,
  startBreathLead,
} from '../../machines/own-breath';
import { randomFrom } from '../fixtures/analytics/random-journal';

/** Leads the next breath after one that lasted as long as the led one. */
const led = (lead: BreathLead): BreathLead => nextBreathLead(lead, ownBreathMs(lead.breath));

const rateOf = (breath: OwnBreath): number => 60_000 / ownBreathMs(breath);

/** A simulated person. */
interface Breather {
  /** Breaths a minute. */
  readonly rate: number;
  /** Part of a breath that is its inhale, 0-1. */
  readonly inhale: number;
  /** Deviation of single breaths, 0-1. */
  readonly jitter: number;
  /** Change of the rate from breath to breath, 0-1. */
  readonly drift: number;
  /** Share of presses that are not felt by the screen, 0-1. */
  readonly lost: number;
}

function pressesOf({ rate, inhale, jitter, drift, lost }: Breather, count: number, seed: number): Press[] {
  const next = randomFrom(seed);
  const presses: Press[] = [];
  let from = 1000;
  let length = 60_000 / rate;
  for (let breath = 0; breath < count; breath++) {
    const current = length * (1 + jitter * (2 * next() - 1));
    if (next() >= lost) presses.push({ from, to: from + current * inhale });
    from += current;
    length *= 1 + drift;
  }
  return presses;
}

const seeds = Array.from({ length: 200 }, (_, index) => index);
const breatherOf = (seed: number): Breather => {
  const next = randomFrom(1000 + seed);
  return {
    rate: 4 + 26 * next(),
    inhale: 0.35 + 0.2 * next(),
    jitter: 0.3 * next(),
    drift: 0.02 * (2 * next() - 1),
    lost: 0.15 * next(),
  };
};

describe('learning', () => {
  test.each([4, 6, 8, 14, 20, 30])('knows a steady rhythm of %i a minute after three breaths', (rate) => {
    const presses = pressesOf({ rate, inhale: 0.4, jitter: 0, drift: 0, lost: 0 }, 4, 1);
    expect(learnRhythm(presses.slice(0, BREATHS_TO_LEARN))).toBeUndefined();
    const learned = learnRhythm(presses) as OwnBreath;
    expect(rateOf(learned)).toBeCloseTo(rate, 6);
    expect(learned.inhale / ownBreathMs(learned)).toBeCloseTo(0.4, 6);
  });

  test('of 200 simulated breathers is within their own jitter', () => {
    for (const seed of seeds) {
      const breather = breatherOf(seed);
      const learned = learnRhythm(pressesOf({ ...breather, drift: 0, lost: 0 }, 9, seed));
      if (!learned) throw new Error(`Breather ${seed} was not understood`);
      expect(rateOf(learned)).toBeGreaterThan(breather.rate / (1 + breather.jitter) - 1e-9);
      expect(rateOf(learned)).toBeLessThan(breather.rate / (1 - breather.jitter) + 1e-9);
    }
  });

  test('drops a lost press', () => {
    const steady = pressesOf({ rate: 12, inhale: 0.4, jitter: 0, drift: 0, lost: 0 }, 7, 1);
    expect(rateOf(learnRhythm(steady.filter((_, index) => index !== 4)) as OwnBreath)).toBeCloseTo(12, 6);
  });

  test('takes a burst for one press, and no press of 40 s or 30 ms for a breath', () => {
    const burst = [0, 200, 400].map((from) => ({ from, to: from + 30 }));
    expect(mergeBursts(burst)).toEqual([{ from: 0, to: 430 }]);
    const long = [0, 50_000, 100_000, 150_000].map((from) => ({ from, to: from + 40_000 }));
    expect(learnRhythm(long)).toBeUndefined();
    const short = [0, 400, 800, 1200, 1600].map((from) => ({ from, to: from + 30 }));
    expect(learnRhythm(short)).toBeUndefined();
  });
});

describe('leading', () => {
  /** Leads a breather who never presses early. */
  function ledFor(learned: OwnBreath, minutes: number): BreathLead[] {
    const leads = [startBreathLead(learned)];
    for (let passed = 0; passed < minutes * 60_000; ) {
      const last = leads.at(-1) as BreathLead;
      passed += ownBreathMs(last.breath);
      leads.push(led(last));
    }
    return leads;
  }

  test('never rises above the learned rate, changes by a tenth a minute at most, and stops at 5.5', () => {
    for (const seed of seeds.slice(0, 40)) {
      const learned = learnRhythm(pressesOf(breatherOf(seed), 12, seed));
      if (!learned) continue;
      const leads = ledFor(learned, 15);
      const slowest = Math.min(5.5, rateOf(learned));
      let at = 0;
      const rates = leads.map(({ breath }) => {
        const point = { at, rate: rateOf(breath), ...breath };
        at += ownBreathMs(breath);
        return point;
      });
      for (const [index, { rate, inhale, exhale }] of rates.entries()) {
        expect(rate).toBeLessThanOrEqual(rateOf(learned) + 1e-9);
        expect(rate).toBeGreaterThanOrEqual(slowest - 1e-9);
        const before = rates[index - 1];
        if (!before) continue;
        expect(inhale).toBeGreaterThanOrEqual(before.inhale - 1e-9);
        expect(exhale).toBeGreaterThanOrEqual(before.exhale - 1e-9);
        const minutes = ((rates[index]?.at ?? 0) - before.at) / 60_000;
        expect(rate).toBeGreaterThan(before.rate / 1.1 ** minutes - 1e-9);
      }
    }
  });

  test('takes a minute for a tenth', () => {
    const [first, ...leads] = ledFor({ inhale: 1500, exhale: 2000 }, 1);
    const last = leads.at(-1) as BreathLead;
    const change = ownBreathMs(last.breath) / ownBreathMs((first as BreathLead).breath);
    expect(change).toBeGreaterThan(1.09);
    expect(change).toBeLessThanOrEqual(1.11);
  });

  test('lengthens the exhale first, up to three fifths of a breath', () => {
    const lead = led(startBreathLead({ inhale: 2000, exhale: 2000 }));
    expect(lead.breath.inhale).toBeCloseTo(2000, 6);
    expect(lead.breath.exhale).toBeGreaterThan(2000);
    const end = ledFor({ inhale: 2000, exhale: 2000 }, 15).at(-1) as BreathLead;
    expect(end.breath.exhale / ownBreathMs(end.breath)).toBeCloseTo(0.6, 6);
  });

  test('stays after two early presses in sequence', () => {
    const lead = led(startBreathLead({ inhale: 2000, exhale: 2000 }));
    const once = countIfEarly(lead, 0.8);
    expect(led(once).breath).not.toEqual(lead.breath);
    expect(led(countIfEarly(once, 0.97)).breath).not.toEqual(lead.breath);
    const twice = countIfEarly(once, 0.8);
    expect(led(twice).breath).toEqual(lead.breath);
    expect(led(countIfEarly(twice, 1)).breath).toEqual(lead.breath);
  });
});
