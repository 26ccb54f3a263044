/** The drawing of Grounding: the places and colors of the stones, and the rings on the water. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SENSE_INKS } from '../../../../engine/games/grounding-techniques/inks';
import { stonePlacesInStep } from '../../../../engine/games/grounding-techniques/layout';
import { stepOfStone, stonesOfStep } from '../../../../machines/games/grounding-techniques/selectors';
import grounding from '../../../../src/games/grounding-techniques/grounding-techniques.game';
import { drawn, middleOf, paintedIn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function startSession(options: PlayerOptions = {}) {
  const player = await Player.at(grounding, options);
  player.starts();
  return {
    player,
    /** Returns the visible rings: x, y, radius and strength of each. */
    rings: () => {
      const numbers = uniform(player.view, 'Water', 'uRings');
      return [0, 1, 2, 3, 4, 5]
        .map((at) => numbers.slice(4 * at, 4 * at + 4))
        .filter(([, , , strength = 0]) => strength > 0);
    },
    angle: (stone: number) => uniform(player.view, `Stone ${stone + 1}`, 'uStone')[3] as number,
    middle: (stone: number) => middleOf(player.view, drawn(player.view, `Stone ${stone + 1}`)),
  };
}

describe('a stone', () => {
  test('is at the place of its button in every size of the slot', async () => {
    const { player, middle } = await startSession();
    for (const [width, height] of [
      [760, 560],
      [400, 700],
    ] as const) {
      player.resizes(width, height).waits(1000);
      const places = stonePlacesInStep(0, width, height);
      for (const [index, stone] of stonesOfStep(0).entries()) {
        const place = places[stone];
        expect(middle(stone).x).toBeCloseTo(place?.x ?? 0, 3);
        expect(middle(stone).y).toBeCloseTo(place?.y ?? 0, 3);
        const box = player.boxOf(new RegExp(`^Stone ${index + 1} of `));
        expect(box.x + box.width / 2).toBeCloseTo(place?.x ?? 0, 3);
        expect(box.y + box.height / 2).toBeCloseTo(place?.y ?? 0, 3);
      }
    }
  });

  test('is painted over the water', async () => {
    const { player } = await startSession();
    const [first, ...stones] = paintedIn(player.view);
    expect(first).toBe('Water');
    expect(stones).toEqual(Array.from({ length: 15 }, (_, stone) => `Stone ${stone + 1}`));
  });

  test('has the color of its sense', async () => {
    const { player } = await startSession();
    for (const stone of [0, 5, 9, 12, 14])
      expect(uniform(player.view, `Stone ${stone + 1}`, 'uInks').slice(9)).toEqual(
        [...(SENSE_INKS[stepOfStone(stone)] ?? [])].map((part) => Math.fround(part)),
      );
  });

  test('turns over when it is tapped, and makes a ring when it has come down', async () => {
    const { player, rings, angle, middle } = await startSession();
    player
      .waits(1500)
      .presses(/^Stone 1 of /)
      .waits(200);
    expect(angle(0)).toBeGreaterThan(0.1);
    expect(rings()).toEqual([]);
    player.waits(600);
    expect(angle(0)).toBeCloseTo(Math.PI, 3);
    expect(rings()).toHaveLength(1);
    const [[x, , early] = []] = rings();
    expect(x).toBeCloseTo(middle(0).x, 0);
    player.waits(400);
    expect(rings()[0]?.[2]).toBeGreaterThan(early ?? 0);
    player.waits(1500);
    expect(rings()).toEqual([]);
  });
});

test('the stones of a typed response turn one after another', async () => {
  const { player, angle } = await startSession();
  player.waits(1500).does({ type: 'response.changed', typed: true }, { type: 'step.advanced' }).waits(320);
  const angles = [0, 1, 2, 3, 4].map(angle);
  expect(angles).toEqual(angles.toSorted((one, other) => other - one));
  expect(angles[0]).toBeGreaterThan(0.2);
  expect(angles[4]).toBe(0);
});

describe('with reduced motion', () => {
  test('a stone shows its color immediately, its ring does not move, and the water does not flow', async () => {
    const { player, rings, angle } = await startSession({ reducedMotion: true });
    player
      .waits(500)
      .presses(/^Stone 1 of /)
      .waits(200);
    expect(angle(0)).toBeCloseTo(Math.PI, 3);
    const [[, , early] = []] = rings();
    player.waits(400);
    expect(rings()[0]?.[2]).toBe(early);
    expect(uniform(player.view, 'Water', 'uTime')).toEqual([0]);
    player.rests();
  });
});

test('the water flows, and is darker at night', async () => {
  const { player } = await startSession({ isNight: true });
  player.waits(1000);
  expect(uniform(player.view, 'Water', 'uTime')[0]).toBeCloseTo(1, 1);
  expect(uniform(player.view, 'Water', 'uNight')).toEqual([1]);
  const day = await startSession();
  expect(uniform(day.player.view, 'Water', 'uNight')).toEqual([0]);
});
