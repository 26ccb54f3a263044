/** Guided Meditation's scene without a browser, with pictures that load, fail to load, or never arrive. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { selectSceneIndex } from '../../../../machines/games/guided-imagery/selectors';
import imagery from '../../../../src/games/guided-imagery/guided-imagery.game';
import { Player, type PlayerOptions } from '../../../drivers/player';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Result of all picture requests. */
type Pictures = 'come' | 'never come' | 'fail';

/** Returns a session in the first scene. */
async function walks(pictures: Pictures = 'come', options: PlayerOptions = {}) {
  const player = await Player.at(imagery, options);
  const asked: string[] = [];
  const come = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (pictures === 'come') return come(url);
    return pictures === 'fail' ? Promise.reject(new Error('It did not come')) : new Promise(() => {});
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Pixi repeats a failed request by the browser's timer.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  player.starts();
  /** Advances time, and lets the scene handle loaded pictures. */
  const waits = async (ms: number) => {
    for (let left = ms; left > 0; left -= 50) {
      player.waits(Math.min(50, left));
      vi.advanceTimersByTime(Math.min(50, left));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    player,
    asked,
    waits,
    index: () => selectSceneIndex(player.snapshot),
    turns: (way: 'previous' | 'next') =>
      player.does({ type: 'scene.passed', way, index: selectSceneIndex(player.snapshot), at: 0 }),
  };
}

describe('pictures', () => {
  test('load one scene ahead once the first has arrived, and no further', async () => {
    const { asked, waits } = await walks();
    await waits(300);
    const own = new Set(asked);
    await waits(2000);
    const first = new Set(asked);
    expect(first.size).toBeGreaterThan(own.size);
    await waits(27_000);
    expect(new Set(asked)).toEqual(first);
    await waits(4000);
    expect(new Set(asked).size).toBeGreaterThan(first.size);
  });

  test.each(['never come', 'fail'] as const)(
    'that %s block neither the scenes nor the person',
    async (pictures) => {
      const { player, index, turns, waits } = await walks(pictures);
      for (let scene = 0; scene < 9; scene++) {
        expect(index()).toBe(scene);
        player.waits(30_000 - 16);
        await waits(16);
      }
      expect(index()).toBe(9);
      for (let press = 0; press < 4; press++) turns('previous');
      expect(index()).toBe(5);
      player.does({ type: 'walk.paused', at: 0 });
      await waits(5000);
      player.leaves();
      expect(player.snapshot.matches('ready')).toBe(true);
    },
  );

  test('that fail are retried five times, then the walk continues without them', async () => {
    const { asked, waits } = await walks('fail');
    const attempts = () => asked.filter((url) => url === asked[0]).length;
    await waits(450);
    const scene = new Set(asked).size;
    expect(attempts()).toBe(1);
    await waits(100);
    expect(attempts()).toBe(2);
    await waits(4000);
    expect(new Set(asked).size).toBeGreaterThan(scene);
    expect(attempts()).toBe(6);
    const logged = vi.mocked(console.warn).mock.calls.filter(([text]) => {
      const [, url = ''] = String(text).split('A picture did not load: ');
      return url !== '' && asked[0]?.endsWith(url);
    });
    expect(logged).toHaveLength(6);
  });
});

describe('the stage', () => {
  test('rests in a pause, wakes with the walk, and turns pages in a pause too', async () => {
    const { player, turns, waits } = await walks();
    await waits(4000);
    const before = player.drawn;
    await waits(1000);
    expect(player.drawn).toBeGreaterThan(before + 15);
    player.does({ type: 'walk.paused', at: 5000 });
    await waits(3000);
    player.rests();
    const still = player.drawn;
    turns('next');
    await waits(1000);
    expect(player.drawn).toBeGreaterThan(still + 15);
    await waits(3000);
    player.rests();
    player.does({ type: 'walk.resumed', at: 9000 });
    await waits(1000);
    expect(player.drawn).toBeGreaterThan(still + 40);
  });

  test('with reduced motion draws only the crossfade between two scenes', async () => {
    const { player, turns, waits } = await walks('come', { reducedMotion: true });
    await waits(1000);
    player.rests();
    const before = player.drawn;
    turns('next');
    await waits(1500);
    expect(player.drawn).toBeGreaterThan(before + 10);
    player.rests();
  });
});
