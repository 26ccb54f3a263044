/** The drawing of Box Breathing: the light on the square, the water, and the glow of each side. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { layOutSquare } from '../../../../engine/games/basic-breathing/layout';
import basicBreathing from '../../../../src/games/basic-breathing/basic-breathing.game';
import { drawn, middleOf, paintedIn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts a session, up to its first breath. */
async function startSession(options: PlayerOptions = {}) {
  const player = await Player.at(basicBreathing, options);
  player.starts().waits(1000);
  const light = () => middleOf(player.view, drawn(player.view, 'Light'));
  const water = () => uniform(player.view, 'Water', 'uLungs')[0];
  const side = () => uniform(player.view, 'Track', 'uSide');
  const glow = () => uniform(player.view, 'Track', 'uGlow')[0] as number;
  return { player, light, water, side, glow };
}

/** Returns the centers of the square's four sides in a slot, in the order of a breath. */
function sidesIn(width: number, height: number) {
  const { half } = layOutSquare({ width, height });
  const [x, y] = [width / 2, height / 2];
  return [
    { x: x - half, y },
    { x, y: y - half },
    { x: x + half, y },
    { x, y: y + half },
  ];
}

describe('during a breath', () => {
  test('the light is at the middle of each side two seconds after its phase started', async () => {
    const { player, light } = await startSession();
    for (const [index, { x, y }] of sidesIn(760, 560).entries()) {
      player.waits(index === 0 ? 2000 : 4000);
      expect(Math.abs(light().x - x)).toBeLessThan(4);
      expect(Math.abs(light().y - y)).toBeLessThan(4);
    }
  });

  test('the water rises with the inhale, stays, and sinks with the exhale', async () => {
    const { player, water } = await startSession();
    const heights = [0, 2000, 2000, 2000, 2000, 2000, 2000, 2000].map((ms) => {
      player.waits(ms);
      return water();
    });
    for (const [index, height] of [0, 0.5, 1, 1, 1, 0.5, 0, 0].entries())
      expect(heights[index]).toBeCloseTo(height, 1);
  });

  test('the current side glows within half a second', async () => {
    const { player, side, glow } = await startSession();
    expect(glow()).toBeLessThan(0.5);
    player.waits(700);
    expect(glow()).toBe(1);
    expect(side()[0]).toBe(0);
    player.waits(4000);
    expect(side()[0]).toBe(1);
    expect(side()[1]).toBeGreaterThan(0);
  });

  test('the light is painted over the track, and the track over the water', async () => {
    const { player } = await startSession();
    expect(paintedIn(drawn(player.view, 'Square'))).toEqual(['Water', 'Track', 'Light']);
  });
});

test('a pause stops the light and the water, and a reset takes them back gently', async () => {
  const { player, light, water } = await startSession();
  player.waits(2000);
  const [place, height] = [light(), water()];
  player.does({ type: 'breath.paused', at: 3016 }).waits(3000);
  expect(light().y).toBeCloseTo(place.y, -1);
  expect(water()).toBeCloseTo(height ?? 0, 1);
  player.rests().does({ type: 'breath.reset' }).waits(300);
  expect(water()).toBeGreaterThan(0.1);
  player.rests();
  expect(water()).toBe(0);
});

test('after the last breath the light is invisible, and all four sides count as completed', async () => {
  const { player, side, water } = await startSession();
  player.waits(65_000);
  expect(side()[0]).toBe(4);
  expect(water()).toBe(0);
  player.rests();
});

test('with reduced motion the light and the water do not move: the side brightens with the breath', async () => {
  const { player, water, glow, side } = await startSession({ reducedMotion: true });
  player.waits(1000);
  const early = glow();
  player.waits(2900);
  expect(glow()).toBeGreaterThan(early + 0.3);
  expect(side()).toEqual([0, 1]);
  expect(drawn(player.view, 'Light').visible).toBe(false);
  expect(water()).toBe(1);
  expect(uniform(player.view, 'Water', 'uTime')).toEqual([0]);
  player.does({ type: 'breath.paused', at: player.now }).rests();
});

test.each([
  [false, 0],
  [true, 1],
])('at night (%s) the square has the colors of the night', async (isNight, night) => {
  const { player } = await startSession({ isNight });
  expect(uniform(player.view, 'Track', 'uNight')).toEqual([night]);
});

describe("in 'Follow me'", () => {
  test('the sun rises and sets with the water, and a pause stops both', async () => {
    const { player, light, water } = await startSession({ options: { minutes: 3, follow: true } });
    const low = light().y;
    player.does({ type: 'breath.pressed', at: player.now }).waits(3000);
    expect(light().y).toBeLessThan(low - 50);
    player.does({ type: 'breath.paused', at: player.now });
    const [place, height] = [light().y, water()];
    player.waits(3000);
    expect([light().y, water()]).toEqual([place, height]);
  });
});
