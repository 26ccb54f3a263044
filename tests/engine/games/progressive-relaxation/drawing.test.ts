/** The drawing of Progressive Relaxation: a body centered in its slot, its breath, and the current part. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOOK } from '../../../../engine/games/progressive-relaxation/hours';
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
  const value = (name: string) => uniform(player.view, 'RestingBody', name);
  return { player, value, one: (name: string) => value(name)[0] as number };
}

test('the picture fades in within a second', async () => {
  const { player, one } = await lies();
  expect(one('uArrival')).toBeLessThan(0.2);
  player.waits(1000);
  expect(one('uArrival')).toBe(1);
});

test('the body lies in the middle of its slot, and across a wide one', async () => {
  const { player, value } = await lies();
  const lying = () => value('uLayout');
  expect(lying().slice(0, 2)).toEqual([380, 280]);
  expect(lying()[3]).toBe(1);
  player.resizes(400, 700);
  expect(lying().slice(0, 2)).toEqual([200, 350]);
  expect(lying()[3]).toBe(0);
  expect(drawn(player.view, 'RestingBody').scale).toMatchObject({ x: 400, y: 700 });
});

test('only the current part tenses, and its release sends a ring outward', async () => {
  const { player, value } = await lies();
  for (let part = 0; part < 6; part++) {
    player.waits(part === 0 ? 4500 : 4600);
    const firm = value('uFirm');
    expect(firm[part]).toBeGreaterThan(0.95);
    expect(firm.filter((other) => other > 0.05)).toHaveLength(1);
    player.waits(1500);
    expect(value('uFirm')[part]).toBeLessThan(0.5);
    expect(value('uWave')[part]).toBeGreaterThan(0.5);
    player.waits(8900);
    expect(value('uWave')[part]).toBe(0);
  }
});

test('the body breathes every 5.6 s, and stops after the session', async () => {
  const { player, one } = await lies();
  const breath = [0, 2800, 2800].map((ms) => {
    player.waits(ms);
    return one('uBreath');
  });
  for (const [index, full] of [0, 1, 0].entries()) expect(breath[index]).toBeCloseTo(full, 1);
  player.waits(100_000).waits(25_000);
  expect(one('uBreath')).toBe(0);
  player.rests();
});

test('with reduced motion nothing breathes', async () => {
  const { player, one } = await lies({ reducedMotion: true });
  player.waits(2800);
  expect(one('uBreath')).toBe(0);
  expect(one('uMoves')).toBe(0);
  expect(one('uArrival')).toBe(1);
});

test('skin keeps its brightness in every phase, and the chosen figure is drawn', async () => {
  const { player, value } = await lies();
  const light = [...value('uSkinLight')];
  for (let phase = 0; phase < 13; phase++) {
    player.waits(8000);
    expect([...value('uSkinLight')]).toEqual(light);
  }
  const shown = () => picture(player.view, 'RestingBody', 'uFigure');
  expect(shown()).toContain('short');
  player.does({ type: 'game.left' });
  player.does({ type: 'options.changed', options: { figure: 'long' } });
  player.does({ type: 'options.changed', options: { figure: 'curls' } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toContain('curls');
});

describe.each([
  [false, 0],
  [true, 1],
])('at night (%s)', (isNight, night) => {
  test('cool parts, warm parts and the ground have the colors of their hour', async () => {
    const { value, one } = await lies({ isNight });
    const hour = LOOK.at(night);
    const rounded = (colors: Iterable<number>) => [...colors].map((part) => Math.fround(part));
    expect(value('uCool')).toEqual(rounded(hour.cool));
    expect(value('uHot')).toEqual(rounded(hour.warm));
    expect(value('uEarly')).toEqual(rounded(hour.early));
    // Selects the half of the ground's picture.
    expect(one('uNight')).toBe(night);
    const [red = 0, , blue = 0] = hour.cool;
    const [hotRed = 0, , hotBlue = 0] = hour.warm;
    expect(hotRed - hotBlue).toBeGreaterThan(red - blue);
  });
});
