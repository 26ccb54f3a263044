import { expect, test } from 'vitest';
import { FrameRateMonitor } from '../../engine/stage/frame-rate-monitor';

/**
 * Moves a scene for `ms`, with a frame every `everyMs`.
 * @returns the number of resolution decreases
 */
function moves(rate: FrameRateMonitor, ms: number, everyMs: number, from = 0): number {
  let falls = 0;
  for (let at = from; at <= from + ms; at += everyMs) if (rate.note(at, true)) falls += 1;
  return falls;
}

test('a device that keeps its frame rate keeps the best resolution', () => {
  const rate = new FrameRateMonitor();
  expect(moves(rate, 60_000, 16)).toBe(0);
  expect(rate.mostResolution).toBe(2);
});

test('the resolution falls when the median frame of two seconds takes over 24 ms, twice at most', () => {
  const rate = new FrameRateMonitor();
  expect(moves(rate, 2100, 33)).toBe(1);
  expect(rate.mostResolution).toBe(1.5);
  expect(moves(rate, 60_000, 33, 3000)).toBe(1);
  expect(rate.mostResolution).toBe(1);
});

test('it never rises again', () => {
  const rate = new FrameRateMonitor();
  moves(rate, 2100, 33);
  moves(rate, 60_000, 8, 3000);
  expect(rate.mostResolution).toBe(1.5);
});

test('a few long frames among short ones change nothing', () => {
  const rate = new FrameRateMonitor();
  let at = 0;
  for (let frame = 0; frame < 600; frame++) {
    at += frame % 3 === 0 ? 60 : 16;
    expect(rate.note(at, true)).toBe(false);
  }
});

test('rests and sleeping tabs are not counted as frames', () => {
  const rate = new FrameRateMonitor();
  // Single frames after taps, then a moving scene in a tab that sleeps for 5 s between frames.
  for (let at = 0; at < 60_000; at += 100) expect(rate.note(at, false)).toBe(false);
  for (let at = 60_000; at < 600_000; at += 5000) expect(rate.note(at, true)).toBe(false);
  expect(rate.mostResolution).toBe(2);
});
