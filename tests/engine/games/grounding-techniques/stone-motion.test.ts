import { describe, expect, test } from 'vitest';
import { StoneMotion } from '../../../../engine/games/grounding-techniques/stone-motion';

const HERE = { x: 100, y: 80, size: 60 };
const THERE = { x: 300, y: 20, size: 20 };
const NOWHERE = { x: 0, y: 0, size: 0 };

/**
 * Advances in frames of 16 ms.
 * @returns the time until the stone landed, s; undefined if it did not land
 */
function pass(stone: StoneMotion, seconds: number): number | undefined {
  let landed: number | undefined;
  for (let time = 0.016; time <= seconds + 1e-9; time += 0.016) {
    stone.tick(0.016);
    if (stone.hasLanded) landed = time;
  }
  return landed;
}

function lying(): StoneMotion {
  const stone = new StoneMotion();
  stone.go(HERE, true, false);
  return stone;
}

describe('a tapped stone', () => {
  test('turns over in 620 ms, is lifted meanwhile, and lands once', () => {
    const stone = lying();
    expect([stone.isMoving, stone.angle, stone.presence]).toEqual([false, 0, 1]);
    stone.turnTo(true, 0, false);
    expect(pass(stone, 0.25)).toBeUndefined();
    expect(stone.lift).toBeGreaterThan(0.4);
    expect(stone.angle).toBeGreaterThan(0.3);
    expect(pass(stone, 0.4)).toBeCloseTo(0.13, 1);
    expect(stone.isMoving).toBe(false);
    expect(stone.angle).toBe(Math.PI);
    expect(stone.lift).toBeLessThan(0.001);
    stone.turnTo(true, 0, false);
    expect(stone.isMoving).toBe(false);
  });

  test('waits for its delay when several stones turn by themselves', () => {
    const stone = lying();
    stone.turnTo(true, 0.18, false);
    pass(stone, 0.16);
    expect([stone.angle, stone.isTurning]).toEqual([0, true]);
    pass(stone, 0.8);
    expect(stone.angle).toBe(Math.PI);
  });

  test('with reduced motion is turned immediately, and its color fades in within 160 ms', () => {
    const stone = lying();
    stone.turnTo(true, 0.5, true);
    expect([stone.angle, stone.veil]).toEqual([Math.PI, 1]);
    pass(stone, 0.08);
    expect(stone.veil).toBeCloseTo(0.5, 1);
    pass(stone, 0.1);
    expect([stone.veil, stone.isMoving]).toEqual([0, false]);
  });
});

describe('a stone with a new place', () => {
  test('moves there in 900 ms', () => {
    const stone = lying();
    stone.go(THERE, false, false);
    pass(stone, 0.3);
    expect(stone.place.x).toBeGreaterThan(HERE.x);
    expect(stone.place.x).toBeLessThan(THERE.x);
    pass(stone, 0.7);
    expect([stone.place, stone.isMoving]).toEqual([THERE, false]);
  });

  test('rises at a first place, and sinks when it has none', () => {
    const stone = new StoneMotion();
    stone.go(NOWHERE, true, false);
    expect(stone.presence).toBe(0);
    stone.go(HERE, false, false);
    pass(stone, 0.2);
    expect(stone.place).toMatchObject({ x: HERE.x, y: HERE.y });
    expect(stone.presence).toBeGreaterThan(0);
    expect(stone.presence).toBeLessThan(1);
    pass(stone, 1);
    expect(stone.presence).toBe(1);
    stone.go(NOWHERE, false, false);
    pass(stone, 1);
    expect(stone.presence).toBe(0);
  });

  test('with reduced motion is there immediately and fades in', () => {
    const stone = lying();
    stone.go(THERE, false, true);
    expect([stone.place, stone.presence]).toEqual([THERE, 0]);
    pass(stone, 0.2);
    expect([stone.presence, stone.isMoving]).toEqual([1, false]);
  });
});
