/** The drawing of Guided Meditation: the current scene, and both scenes during a transition. */
import { afterEach, expect, test, vi } from 'vitest';
import { lookOfScene } from '../../../../engine/games/guided-imagery/light';
import { WALKED_SCENES } from '../../../../engine/games/guided-imagery/places';
import { selectSceneIndex } from '../../../../machines/games/guided-imagery/selectors';
import imagery from '../../../../src/games/guided-imagery/guided-imagery.game';
import { drawn, uniform } from '../../../drivers/drawn';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts a session in the first scene and waits for its pictures. */
async function startSession(options: PlayerOptions = {}) {
  const player = await Player.at(imagery, options);
  player.starts();
  const waits = async (ms: number) => {
    for (let left = ms; left > 0; left -= 50) {
      player.waits(Math.min(50, left));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await waits(2500);
  return {
    player,
    waits,
    turns: (way: 'previous' | 'next') =>
      player.does({ type: 'scene.passed', way, index: selectSceneIndex(player.snapshot), at: 0 }),
    /** Returns the visible scenes, the farther one first. */
    seen: () =>
      [...player.view.children]
        .filter(({ visible, alpha }) => visible && alpha > 0)
        .sort((one, other) => one.zIndex - other.zIndex)
        .map(({ label }) => label),
    kept: () => player.view.children.map(({ label }) => label),
    one: (label: string, name: string) => uniform(player.view, label, name)[0] as number,
  };
}

const [FIRST = '', SECOND = ''] = WALKED_SCENES.map(({ label }) => label);

test('the first scene appears out of the mist', async () => {
  const { seen, one } = await startSession();
  expect(seen()).toEqual([FIRST]);
  expect(one(FIRST, 'uArrival')).toBe(1);
});

test('a transition to the next scene takes two seconds, and the way back is its reverse', async () => {
  const { turns, waits, seen, one } = await startSession();
  turns('next');
  await waits(1000);
  expect(seen()).toEqual([SECOND, FIRST]);
  const veil = one(FIRST, 'uVeil');
  await waits(1100);
  expect(seen()).toEqual([SECOND]);
  turns('previous');
  await waits(1000);
  expect(seen()).toEqual([SECOND, FIRST]);
  expect(one(FIRST, 'uVeil')).toBeCloseTo(veil, 1);
  await waits(1100);
  expect(seen()).toEqual([FIRST]);
});

test('a transition enlarges the layers of the scene that it leaves', async () => {
  const { player, turns, waits } = await startSession();
  /** Returns the size of one px as a share of the layer. The share decreases as the layer gets nearer. */
  const layer = () => uniform(player.view, FIRST, 'uPlace')[2] as number;
  const before = layer();
  turns('next');
  await waits(1800);
  expect(layer()).toBeLessThan(before);
});

test('with reduced motion one scene fades into the next without movement', async () => {
  const { player, turns, waits, seen, one } = await startSession({ reducedMotion: true });
  const place = uniform(player.view, FIRST, 'uPlace');
  turns('next');
  await waits(350);
  expect(seen()).toEqual([SECOND, FIRST]);
  expect(drawn(player.view, FIRST).alpha).toBeGreaterThan(0.2);
  expect(drawn(player.view, FIRST).alpha).toBeLessThan(0.8);
  expect(uniform(player.view, FIRST, 'uPlace')).toEqual(place);
  expect(one(FIRST, 'uSeconds')).toBe(0);
  await waits(500);
  expect(seen()).toEqual([SECOND]);
});

test('a pause stops ambient motion within two seconds', async () => {
  const { player, waits, one } = await startSession();
  const before = one(FIRST, 'uSeconds');
  expect(before).toBeGreaterThan(1);
  player.does({ type: 'walk.paused', at: 0 });
  await waits(2000);
  const at = one(FIRST, 'uSeconds');
  player.rests();
  expect(one(FIRST, 'uSeconds')).toBe(at);
});

test.each([
  [false, 0],
  [true, 1],
])('at night (%s) the scene has the look of its hour', async (isNight, night) => {
  const { player } = await startSession({ isNight });
  expect(uniform(player.view, FIRST, 'uNear')).toEqual(
    lookOfScene(0, night).near.map((part) => Math.fround(part)),
  );
  expect(lookOfScene(0, 0).near).not.toEqual(lookOfScene(0, 1).near);
});
