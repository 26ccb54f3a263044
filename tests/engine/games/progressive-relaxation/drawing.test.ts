/** The drawing of Progressive Relaxation: a fox as large as its slot, its breath, and the current part. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOUR_LOOKS } from '../../../../engine/games/progressive-relaxation/hours';
import relaxation from '../../../../src/games/progressive-relaxation/progressive-relaxation.game';
import { drawn, picture, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts a session and waits for the pictures. */
async function lies(options: PlayerOptions = {}) {
  const player = await Player.at(relaxation, options);
  player.starts();
  await new Promise((resolve) => setTimeout(resolve));
  const value = (name: string) => uniform(player.view, 'Fox', name);
  return { player, value, one: (name: string) => value(name)[0] as number };
}

test('fox and glade fade in together within a second', async () => {
  const { player, one } = await lies();
  expect(one('uArrival')).toBeLessThan(0.2);
  player.waits(1000);
  expect([one('uArrival'), uniform(player.view, 'Glade', 'uArrival')[0]]).toEqual([1, 1]);
});

test('the fox lies in the middle of its slot, and the glade covers the painting', async () => {
  const { player } = await lies();
  const { x, scale } = drawn(player.view, 'Fox');
  expect(x).toBe(380);
  player.resizes(400, 700);
  expect(drawn(player.view, 'Fox').x).toBe(200);
  expect(drawn(player.view, 'Fox').scale.x).toBeLessThan(scale.x * 1.2);
  expect(drawn(player.view, 'Glade').scale).toMatchObject({ x: 400, y: 700 });
  const [left = 0, top = 0, width = 0, height = 0] = uniform(player.view, 'Glade', 'uPart');
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
});

test('only the current part tenses, and each release lets the fox melt deeper', async () => {
  const { player, value, one } = await lies();
  let melt = 0;
  for (let part = 0; part < 6; part++) {
    player.waits(part === 0 ? 4500 : 4600);
    const firm = value('uFirm');
    expect(firm[part]).toBeGreaterThan(0.95);
    expect(firm.filter((other) => other > 0.05)).toHaveLength(1);
    player.waits(1900);
    expect(value('uFirm')[part]).toBeLessThan(0.5);
    player.waits(8500);
    expect(one('uMelt')).toBeGreaterThan(melt + 0.1);
    melt = one('uMelt');
  }
});

test('at rest the fox breathes six times a minute, less while it is tense, and stops after the session', async () => {
  const { player, one } = await lies();
  // The first release begins after 5 s, and its breaths at 10 s.
  const breath = [10_000, 2500, 2400].map((ms) => {
    player.waits(ms);
    return one('uBreath');
  });
  for (const [index, fullness] of [0, 0.5, 1].entries()) expect(breath[index]).toBeCloseTo(fullness, 1);
  player.waits(2500);
  expect(one('uFirm')).toBe(0);
  expect(one('uBreath')).toBeLessThan(0.3);
  player.waits(100_000).waits(25_000);
  expect(one('uBreath')).toBe(0);
  player.rests();
});

test('with reduced motion nothing breathes, and limbs change without moving', async () => {
  const { player, one } = await lies({ reducedMotion: true });
  player.waits(8000);
  expect(one('uBreath')).toBe(0);
  expect(one('uMoves')).toBe(0);
  expect(one('uArrival')).toBe(1);
});

describe.each([
  [false, 0],
  [true, 1],
])('at night (%s)', (isNight, night) => {
  test('fox and glade have the light of the hour', async () => {
    const { player, value } = await lies({ isNight });
    player.waits(100);
    const { tint, shine } = HOUR_LOOKS.at(night);
    const rounded = (colors: Iterable<number>) => [...colors].map((part) => Math.fround(part));
    expect(value('uTint')).toEqual(rounded(tint));
    expect(value('uShine')).toEqual(rounded(shine));
    expect(uniform(player.view, 'Glade', 'uNight')[0]).toBe(night);
    expect(picture(player.view, 'Fox', 'uSheet')).toContain('fox');
    expect(picture(player.view, 'Glade', 'uNightfall')).toContain('glade-night');
  });
});
