import { describe, expect, test } from 'vitest';
import { SceneWalk, WALK_SECONDS } from '../../../../engine/games/guided-imagery/walk';

/** One frame, s. */
const FRAME = 1 / 60;

/**
 * Runs a walk (the transitions to its goal scene) to the end, or for `most` seconds.
 * @returns the walk's duration, s, and its positions: scene number plus progress to the next scene
 */
function walks(walk: SceneWalk, most = 60): { seconds: number; places: number[] } {
  const places: number[] = [];
  let seconds = 0;
  while (walk.isUnderWay && seconds < most) {
    walk.tick(FRAME, WALK_SECONDS);
    seconds += FRAME;
    places.push(walk.from + (walk.to - walk.from) * walk.progress);
  }
  return { seconds, places };
}

describe('a walk', () => {
  test('from one scene into the next takes two seconds, eases in and out, and never goes back', () => {
    const walk = new SceneWalk(3);
    expect([walk.from, walk.to, walk.isUnderWay]).toEqual([3, 3, false]);
    walk.go(4);
    expect([walk.from, walk.to, walk.progress]).toEqual([3, 4, 0]);
    const { seconds, places } = walks(walk);
    expect(seconds).toBeCloseTo(2, 1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const steps = places.slice(1).map((place, at) => place - (places[at] as number));
    expect(Math.max(...steps)).toBeLessThan((1.6 * FRAME) / WALK_SECONDS);
    expect(steps[0]).toBeLessThan(0.001);
    expect([walk.from, walk.to, walk.isUnderWay]).toEqual([4, 4, false]);
  });

  test('to the current scene does nothing, and neither does a repeated goal', () => {
    const walk = new SceneWalk(2);
    walk.go(2);
    expect(walk.isUnderWay).toBe(false);
    walk.go(3);
    walk.tick(1, WALK_SECONDS);
    walk.go(3);
    expect([walk.from, walk.to]).toEqual([2, 3]);
    expect(walk.progress).toBeCloseTo(0.5, 10);
  });

  test('reverses when the person turns back', () => {
    const walk = new SceneWalk(5);
    walk.go(6);
    walk.tick(0.5, WALK_SECONDS);
    const before = walk.progress;
    walk.go(5);
    expect([walk.from, walk.to]).toEqual([6, 5]);
    expect(walk.progress).toBeCloseTo(1 - before, 10);
    const { seconds } = walks(walk);
    expect(seconds).toBeCloseTo(0.5, 1);
    expect(walk.to).toBe(5);
  });

  test('over many pages leads through the next scene to the goal, without a jump', () => {
    const walk = new SceneWalk(0);
    for (let index = 1; index <= 9; index++) {
      walk.go(index);
      walk.tick(FRAME, WALK_SECONDS);
    }
    expect([walk.from, walk.to, walk.goal]).toEqual([0, 1, 9]);
    const { seconds } = walks(walk);
    // The current transition ends quickly. The next one leads directly to the goal.
    expect(seconds).toBeLessThan(3);
    expect([walk.from, walk.to, walk.isUnderWay]).toEqual([9, 9, false]);
  });
});
