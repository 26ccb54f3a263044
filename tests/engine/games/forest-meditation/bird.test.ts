import { expect, test } from 'vitest';
import {
  BIRD_CROSSING_SECONDS,
  BIRD_PERIOD_SECONDS,
  birdAt,
} from '../../../../engine/games/forest-meditation/bird';

test('occasionally a single distant bird crosses smoothly from either side', () => {
  const seen = Array.from({ length: 36_000 }, (_, tick) => birdAt(tick / 10));
  expect(seen.slice(0, 180).every((bird) => bird === undefined)).toBe(true);
  const share = seen.filter(Boolean).length / seen.length;
  expect(share).toBeCloseTo(BIRD_CROSSING_SECONDS / BIRD_PERIOD_SECONDS, 1);
  const first = seen.filter((bird, index) => bird && !seen[index - 1]);
  expect(first.length).toBeGreaterThan(70);
  expect(new Set(first.map((bird) => bird && bird.x < 800))).toEqual(new Set([true, false]));
  const birds = seen.flatMap((bird, index) => (bird ? [{ ...bird, before: seen[index - 1] }] : []));
  expect(Math.min(...birds.map(({ y }) => y))).toBeGreaterThan(100);
  expect(Math.max(...birds.map(({ y }) => y))).toBeLessThan(420);
  expect(Math.max(...birds.map(({ wings }) => Math.abs(wings)))).toBeLessThanOrEqual(1);
  const steps = birds.map(({ x, y, before }) => (before ? Math.hypot(x - before.x, y - before.y) : 0));
  expect(Math.max(...steps)).toBeLessThan(16);
});
