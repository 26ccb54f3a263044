import { describe, expect, test } from 'vitest';
import { autoRubPointAt } from '../../../../engine/games/worry-stones/own-way';
import { type Stamp, StampRecorder } from '../../../../engine/games/worry-stones/stamps';
import { type CellPoint, isOnStone } from '../../../../engine/games/worry-stones/stone-shapes';
import { glossOf } from './gloss-twin';

/**
 * Returns the position of a thumb that moves in loops of changing size and speed.
 * @param at time, ms
 */
const way = (at: number): CellPoint => ({
  x: 0.5 + (0.2 + 0.1 * Math.sin(at / 1700)) * Math.cos(at / 260 + Math.sin(at / 900)),
  y: 0.5 + (0.22 + 0.1 * Math.cos(at / 2300)) * Math.sin(at / 260),
});

/**
 * Rubs from 37 ms to `forMs`.
 * @param rate frames per second, with one point per frame
 * @param lifts whether the thumb lifts at 2950 and 4444 ms and immediately presses at another point
 */
function rubs(rate: number, forMs: number, lifts = true): Stamp[] {
  const stamps = new StampRecorder();
  const all: Stamp[] = [];
  const frame = 1000 / rate;
  stamps.press(1, way(37), 37);
  let now = 37;
  while (now < forMs) {
    const next = Math.min(now + frame, forMs);
    for (const lift of [2950, 4444]) {
      if (!lifts || now >= lift || next < lift) continue;
      stamps.move(1, way(lift), lift);
      stamps.lift(1, lift);
      stamps.press(1, way(lift + 5000), lift);
    }
    stamps.move(1, way(next + (next >= 2950 && lifts ? 5000 : 0)), next);
    all.push(...stamps.drain(next));
    now = next;
  }
  stamps.lift(1, forMs);
  all.push(...stamps.drain(forMs + 100));
  return all;
}

const furthest = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] as number))), 0);

describe('stamps', () => {
  test('come ten times a second at any frame rate', () => {
    for (const rate of [30, 60, 120, 300]) {
      const tenths = rubs(rate, 3990, false).map(({ tenth }) => tenth);
      expect(tenths).toEqual(Array.from({ length: 40 }, (_, tenth) => tenth));
    }
  });

  test('at 30, 60 and 120 Hz give the same gloss: after the same path no texel differs by more than 2/255', () => {
    const [slow, usual, quick] = [30, 60, 120].map((rate) => glossOf(rubs(rate, 9000))) as [
      number[],
      number[],
      number[],
    ];
    // The gloss is strong enough to show a difference.
    expect(Math.max(...usual)).toBeGreaterThan(60);
    expect(usual.filter((value) => value > 20).length).toBeGreaterThan(usual.length / 5);
    expect(furthest(usual, quick)).toBeLessThanOrEqual(2);
    expect(furthest(slow, quick)).toBeLessThanOrEqual(2);
    expect(furthest(slow, usual)).toBeLessThanOrEqual(2);
  });

  test('add at most 12/255 a second to a texel, at any speed of the thumb', () => {
    const at = (way: (now: number) => CellPoint) => {
      const stamps = new StampRecorder();
      stamps.press(1, way(0), 0);
      const all: Stamp[] = [];
      for (let now = 3; now <= 5000; now += 3) {
        stamps.move(1, way(now), now);
        all.push(...stamps.drain(now));
      }
      return Math.max(...glossOf(all));
    };
    const still = at(() => ({ x: 0.5, y: 0.5 }));
    const quick = at((now) => ({ x: 0.5 + 0.2 * Math.sin(now / 8), y: 0.5 }));
    expect(still).toBe(5 * 12);
    expect(quick).toBe(still);
  });

  test('of ten fingers merge into one, and no texel gains more from them', () => {
    const stamps = new StampRecorder();
    for (let finger = 0; finger < 10; finger++) stamps.press(finger, { x: 0.5, y: 0.5 }, 0);
    for (let now = 10; now <= 1000; now += 10)
      for (let finger = 0; finger < 10; finger++)
        stamps.move(finger, { x: 0.5 + 0.01 * finger * Math.sin(now), y: 0.5 }, now);
    const all = stamps.drain(1000);
    expect(all).toHaveLength(10);
    expect(Math.max(...glossOf(all))).toBe(12);
  });

  test('end with the contact: its last stamp lies where the thumb was lifted', () => {
    const stamps = new StampRecorder();
    stamps.press(1, { x: 0.2, y: 0.5 }, 20);
    stamps.move(1, { x: 0.8, y: 0.5 }, 140);
    stamps.lift(1, 150);
    expect(stamps.isRubbed).toBe(false);
    expect(stamps.isPending).toBe(true);
    const [first, second, ...more] = stamps.drain(1000) as [Stamp, Stamp];
    expect(first.segments).toEqual([0.2, 0.5, expect.closeTo(0.6, 5), 0.5]);
    expect(second.segments.slice(0, 4)).toEqual([expect.closeTo(0.6, 5), 0.5, 0.8, 0.5]);
    expect(more).toEqual([]);
    expect(stamps.isPending).toBe(false);
    expect(stamps.drain(5000)).toEqual([]);
  });

  test('of a suspended page are complete, and those of the next contact start with that contact', () => {
    const stamps = new StampRecorder();
    stamps.press(1, { x: 0.5, y: 0.5 }, 0);
    expect(stamps.drain(60_000)).toHaveLength(600);
    stamps.lift(1, 60_010);
    stamps.drain(60_100);
    stamps.press(2, { x: 0.5, y: 0.5 }, 200_000);
    expect(stamps.drain(200_100)).toHaveLength(1);
  });
});

describe("the path of 'Rub it for me'", () => {
  test.each([0, 1, 2, 3, 4])('stays on stone %d and polishes all of it in 90 s', (stone) => {
    const stamps = new StampRecorder();
    stamps.press(1, autoRubPointAt(stone, 0), 0);
    const all: Stamp[] = [];
    for (let now = 20; now <= 90_000; now += 20) {
      const spot = autoRubPointAt(stone, now);
      expect(isOnStone(stone, spot)).toBe(true);
      stamps.move(1, spot, now);
      all.push(...stamps.drain(now));
    }
    const inside = glossOf(all, (spot) => isOnStone(stone, spot));
    const smooth = inside.filter((value) => value > 200).length / inside.length;
    expect(smooth).toBeGreaterThan(0.8);
  });
});
