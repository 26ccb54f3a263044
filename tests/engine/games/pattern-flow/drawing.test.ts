/** The drawing of Pattern Flow: five stones in the water, their light, and their ripples. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { STONE_INKS } from '../../../../engine/games/pattern-flow/hours';
import { stoneEllipsesIn } from '../../../../engine/games/pattern-flow/places';
import { selectGamePhase } from '../../../../machines/games/pattern-flow/selectors';
import patternFlow from '../../../../src/games/pattern-flow/pattern-flow.game';
import { drawn, middleOf, paintedIn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(async () => {
  // Lets pictures arrive that the test has not waited for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.unstubAllGlobals();
});

/** Starts a game, and draws its first frame. */
async function startSession(options: PlayerOptions = {}) {
  const player = await Player.at(patternFlow, options);
  player.starts();
  return {
    player,
    /** Indices of glowing stones, 0-4. */
    lit: () =>
      uniform(player.view, 'Water', 'uLights').flatMap((light, stone) => (light > 0.5 ? [stone] : [])),
    /** Stones with ripples, and the radius of each ripple, px. */
    ripples: () => {
      const numbers = uniform(player.view, 'Water', 'uRipples');
      return [0, 1, 2, 3, 4, 5]
        .map((at) => numbers.slice(3 * at, 3 * at + 3))
        .filter(([, , height = 0]) => height > 0)
        .map(([stone = -1, front = 0]) => ({ stone, front }));
    },
    taps: (stone: number) => player.presses(new RegExp(`^Pad ${stone + 1},`)),
    isTurn: () => player.until((snapshot) => selectGamePhase(snapshot) === 'input'),
  };
}

describe('while the pattern is shown', () => {
  test('its stones glow one at a time, each with its note', async () => {
    const { player, lit } = await startSession();
    for (const [index, stone] of player.snapshot.context.pattern.entries()) {
      player.waits(index === 0 ? 700 : 1100);
      expect(lit()).toEqual([stone]);
      expect(player.emitted.filter(({ type }) => type === 'cue').at(-1)).toMatchObject({
        cue: 'stone',
        step: stone,
      });
    }
    player.waits(700);
    expect(lit()).toEqual([]);
  });

  test('each stone sends one ripple, which widens and disappears', async () => {
    const { player, ripples } = await startSession();
    player.waits(500);
    const [first] = ripples();
    expect(ripples()).toHaveLength(1);
    expect(first?.stone).toBe(player.snapshot.context.pattern[0]);
    player.waits(200);
    expect(ripples()[0]?.front).toBeGreaterThan((first?.front ?? 0) + 50);
    player.waits(2400);
    expect(ripples().map(({ stone }) => stone)).not.toContain(undefined);
    expect(ripples().length).toBeLessThanOrEqual(2);
  });

  test('with reduced motion stones glow without ripples', async () => {
    const { player, lit, ripples } = await startSession({ reducedMotion: true });
    player.waits(700);
    expect(lit()).toHaveLength(1);
    expect(ripples()).toEqual([]);
  });
});

describe('in the person’s turn', () => {
  test('a tap lights its stone briefly and sends a ripple, and then nothing moves', async () => {
    const { player, lit, ripples, taps, isTurn } = await startSession();
    isTurn().waits(2500);
    const stone = (player.snapshot.context.pattern[0] ?? 0) as number;
    taps(stone).waits(200);
    expect(lit()).toEqual([stone]);
    expect(ripples().map((ripple) => ripple.stone)).toEqual([stone]);
    player.waits(500);
    expect(lit()).toEqual([]);
    player.rests();
    expect(ripples()).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5])('the key %i taps the stone with this number', async (number) => {
    const { player, isTurn } = await startSession();
    isTurn().keys('Pad 3', String(number));
    expect(player.snapshot.context.taps).toEqual([number - 1]);
  });
});

describe('the stones', () => {
  test('are painted over the water, at the places of their buttons', async () => {
    const { player } = await startSession();
    expect(paintedIn(player.view)).toEqual(['Water', 'Stone 1', 'Stone 2', 'Stone 3', 'Stone 4', 'Stone 5']);
    for (const [width, height] of [
      [760, 560],
      [400, 600],
    ] as const) {
      player.resizes(width, height);
      for (const [stone, { x, y, rx }] of stoneEllipsesIn(width, height).entries()) {
        const middle = middleOf(player.view, drawn(player.view, `Stone ${stone + 1}`));
        expect(middle.x).toBeCloseTo(x, 6);
        expect(middle.y).toBeCloseTo(y, 6);
        const box = player.boxOf(new RegExp(`^Pad ${stone + 1},`));
        expect(box.x + box.width / 2).toBeCloseTo(x, 6);
        expect(box.y + box.height / 2).toBeCloseTo(y, 6);
        expect(box.width).toBeCloseTo(2 * rx, 6);
      }
    }
  });

  test('have the colors of their names: clay, pollen, fern, tarn, heather', async () => {
    const { player } = await startSession();
    for (const stone of [0, 1, 2, 3, 4])
      expect(uniform(player.view, `Stone ${stone + 1}`, 'uInk').slice(0, 3)).toEqual(
        STONE_INKS[stone]?.map((part) => Math.fround(part)),
      );
    const [clay, , fern, tarn] = STONE_INKS as readonly (readonly [number, number, number])[];
    expect(clay?.[0]).toBeGreaterThan(clay?.[2] ?? 1);
    expect(fern?.[1]).toBeGreaterThan(fern?.[0] ?? 1);
    expect(tarn?.[2]).toBeGreaterThan(tarn?.[0] ?? 1);
  });

  test('are darker at night', async () => {
    const [day, night] = [await startSession(), await startSession({ isNight: true })].map(({ player }) =>
      uniform(player.view, 'Stone 1', 'uHour').reduce((sum, part) => sum + part, 0),
    );
    expect(night).toBeLessThan(day ?? 0);
  });
});
