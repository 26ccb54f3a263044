import { expect, test } from 'vitest';
import { type FramePace, fasterPace, framePaceOf } from '../../engine/stage/frame-pace';

const PACES: readonly FramePace[] = ['still', 'drifts', 'moves'];

test('of two paces the faster one counts, in either order', () => {
  for (const [rank, one] of PACES.entries())
    for (const [otherRank, other] of PACES.entries())
      expect(fasterPace(one, other)).toBe(PACES[Math.max(rank, otherRank)]);
});

test('a thing that moves has the fastest pace, and one at rest none', () => {
  expect([framePaceOf(true), framePaceOf(false)]).toEqual(['moves', 'still']);
});
