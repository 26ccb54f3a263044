/** The drawing of Forest Meditation: the forest's layers, the light of the breath, the time of day and the bird. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOUR_LOOKS } from '../../../../engine/games/forest-meditation/hours';
import { FOREST_SCENE } from '../../../../engine/games/forest-meditation/layers';
import forestMeditation from '../../../../src/games/forest-meditation/forest-meditation.game';
import { drawn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts a session and waits for the pictures. */
async function startSession(options: PlayerOptions = {}) {
  const player = await Player.at(forestMeditation, options);
  player.starts();
  await new Promise((resolve) => setTimeout(resolve));
  const value = (name: string) => uniform(player.view, 'Forest', name);
  return { player, value, one: (name: string) => value(name)[0] as number };
}

test('nearer layers are painted later', () => {
  const depths = FOREST_SCENE.layers.map(({ depth }) => depth);
  expect(depths.at(-1)).toBe(0);
  // The layers between these two slices do not overlap, so their order does not matter.
  const [far, near] = [depths.slice(0, 7), depths.slice(9)];
  expect(far).toEqual(far.toSorted((one, other) => other - one));
  expect(near).toEqual(near.toSorted((one, other) => other - one));
});

test('the forest appears out of the mist within 1.5 s', async () => {
  const { player, one } = await startSession();
  expect(one('uArrival')).toBeLessThan(0.2);
  player.waits(700);
  expect(one('uArrival')).toBeGreaterThan(0.5);
  player.waits(900);
  expect(one('uArrival')).toBe(1);
});

test('the light brightens for four seconds and fades for four', async () => {
  const { player, one } = await startSession();
  player.waits(1000);
  const seen = [0, 2000, 2000, 2000, 2000].map((ms) => {
    player.waits(ms);
    return one('uBreath');
  });
  for (const [index, light] of [0, 0.5, 1, 0.5, 0].entries()) expect(seen[index]).toBeCloseTo(light, 1);
});

test('the forest covers a slot of another size', async () => {
  const { player, value } = await startSession();
  expect(value('uSize')).toEqual([760, 560]);
  player.resizes(400, 700);
  expect(value('uSize')).toEqual([400, 700]);
  expect(drawn(player.view, 'Forest').scale).toMatchObject({ x: 400, y: 700 });
});

describe('the hour', () => {
  const near = (look: { readonly near: readonly number[] }) => look.near.map((part) => Math.fround(part));

  test.each([false, true])(
    'at night (%s) starts at the first one and differs after ten minutes',
    async (isNight) => {
      const { player, value } = await startSession({ isNight });
      expect(value('uNear')).toEqual(near(HOUR_LOOKS.at(Number(isNight), 0)));
      player.waits(600_000, 2000);
      expect(value('uNear')).toEqual(near(HOUR_LOOKS.at(Number(isNight), 1)));
      expect(near(HOUR_LOOKS.at(Number(isNight), 1))).not.toEqual(near(HOUR_LOOKS.at(Number(isNight), 0)));
    },
  );

  test('of a resumed session is the one at which the session was interrupted', async () => {
    const player = await Player.at(forestMeditation);
    const value = () => uniform(player.view, 'Forest', 'uNear');
    player.goesOn({ auto: true, minutes: 0, rhythm: 4, sat: 300_000 });
    expect(value()).toEqual(near(HOUR_LOOKS.at(0, 0.5)));
    player.waits(300_000, 2000);
    expect(value()).toEqual(near(HOUR_LOOKS.at(0, 1)));
  });
});

describe('ambient motion', () => {
  test('continues, and a bird crosses after a while', async () => {
    const { player, one, value } = await startSession();
    player.waits(17_000);
    expect(one('uSeconds')).toBeCloseTo(17, 0);
    expect(value('uBird')[2]).toBe(0);
    player.waits(4000);
    expect(value('uBird')[2]).toBeGreaterThan(0);
  });

  test('continues without a guided breath, at 30 frames a second', async () => {
    const { player, one } = await startSession();
    player.does({ type: 'auto.toggled', at: 16 }).waits(6000);
    const [before, seconds] = [player.drawn, one('uSeconds')];
    player.waits(2000);
    expect(player.drawn - before).toBeGreaterThan(55);
    expect(player.drawn - before).toBeLessThan(70);
    expect(one('uSeconds') - seconds).toBeCloseTo(2, 0);
  });

  test('stops with reduced motion, without a bird; the hour causes a frame every 15 s', async () => {
    const { player, one, value } = await startSession({ reducedMotion: true });
    player.waits(1000);
    const places = value('uPlace');
    // Without reduced motion a bird crosses 21 s after the start.
    player.waits(20_000);
    expect(value('uBird')[2]).toBe(0);
    player.does({ type: 'auto.toggled', at: player.now }).waits(30_000);
    expect(one('uArrival')).toBe(1);
    expect(value('uPlace')).toEqual(places);
    expect(one('uSeconds')).toBe(0);
    const before = player.drawn;
    player.waits(30_000);
    expect(player.drawn - before).toBeGreaterThanOrEqual(1);
    expect(player.drawn - before).toBeLessThan(6);
    player.leaves();
    expect(player.isAwaited).toBe(false);
    const left = player.drawn;
    player.waits(60_000);
    expect(player.drawn).toBe(left);
  });
});
