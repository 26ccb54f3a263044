/**
 * The drawing of the Breathing Puzzle: a bubble that grows and shrinks with the breath, or a ring of constant size.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hexToRgb } from '../../../../engine/paint/color';
import { BREATHING_PATTERNS } from '../../../../machines/games/breathing-puzzle/patterns';
import breathingPuzzle from '../../../../src/games/breathing-puzzle/breathing-puzzle.game';
import { drawn, middleOf, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function startSession(options: PlayerOptions = {}) {
  const player = await Player.at(breathingPuzzle, options);
  player.starts().waits(1000);
  const bubble = () => drawn(player.view, 'Bubble');
  return {
    player,
    middle: () => middleOf(player.view, bubble()),
    diameter: () => bubble().scale.x / 1.04,
    flowed: () => uniform(player.view, 'Bubble', 'uTime')[0] as number,
    tint: () => uniform(player.view, 'Bubble', 'uTint').slice(0, 3),
    ring: () => uniform(player.view, 'Ring', 'uStrength')[0] as number,
  };
}

const colorOf = (pattern: keyof typeof BREATHING_PATTERNS) =>
  hexToRgb(BREATHING_PATTERNS[pattern].color).map((part) => Math.fround(part));

describe('the bubble', () => {
  test('is centered and grows with the inhaled volume', async () => {
    const { player, middle, diameter } = await startSession();
    expect(diameter()).toBeCloseTo(560 * 0.5, -1);
    player.waits(2000);
    expect(diameter()).toBeCloseTo(560 * 0.65, -1);
    player.waits(2000);
    expect(diameter()).toBeCloseTo(560 * 0.8, -1);
    expect(middle().x).toBeCloseTo(380, 6);
    expect(middle().y).toBeCloseTo(280, 6);
    expect(drawn(player.view, 'Ring').visible).toBe(false);
  });

  test('shrinks smoothly within a second when the breath is reset', async () => {
    const { player, diameter } = await startSession();
    player.waits(4000);
    const full = diameter();
    player.does({ type: 'breath.reset' }).waits(100);
    expect(diameter()).toBeGreaterThan(full * 0.9);
    player.waits(400);
    expect(diameter()).toBeLessThan(full * 0.9);
    player.waits(600);
    expect(diameter()).toBeCloseTo(560 * 0.5, -1);
    player.rests();
  });

  test('flows during a breath and stops in a pause', async () => {
    const { player, flowed } = await startSession();
    player.waits(2000);
    expect(flowed()).toBeCloseTo(3, 1);
    player.does({ type: 'breath.paused', at: 3016 });
    const before = flowed();
    player.waits(1000).rests();
    expect(flowed()).toBe(before);
  });

  test('takes the color of another pattern within a second', async () => {
    const { player, tint } = await startSession();
    expect(tint()).toEqual(colorOf('box'));
    player
      .does({ type: 'breath.reset' })
      .waits(100)
      .does({ type: 'options.changed', options: { pattern: 'deep' } })
      .waits(300);
    expect(tint()).not.toEqual(colorOf('box'));
    expect(tint()).not.toEqual(colorOf('deep'));
    player.waits(700).rests();
    expect(tint()).toEqual(colorOf('deep'));
  });

  test.each([
    [false, 0],
    [true, 1],
  ])('at night (%s) has the colors of the night', async (isNight, night) => {
    const { player } = await startSession({ isNight });
    expect(uniform(player.view, 'Bubble', 'uNight')).toEqual([night]);
  });
});

test('is replaced by a ring of constant size with reduced motion, whose opacity follows the breath', async () => {
  const { player, ring } = await startSession({ reducedMotion: true });
  const { scale } = drawn(player.view, 'Ring');
  const size = scale.x;
  expect(ring()).toBeCloseTo(0.25, 1);
  player.waits(4000);
  expect(ring()).toBeCloseTo(1, 1);
  expect(scale.x).toBe(size);
  expect(size).toBeCloseTo(560 * 0.8, 6);
  expect(drawn(player.view, 'Ring').visible).toBe(true);
  expect(drawn(player.view, 'Bubble').visible).toBe(false);
  player.does({ type: 'breath.reset' }).rests();
});
