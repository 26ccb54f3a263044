/** Which painted scenes are there, and what the card holds of them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLACES } from '../../../../engine/games/guided-imagery/places';
import { Stations } from '../../../../engine/games/guided-imagery/stations';
import { nextTask } from '../../../../engine/stage/next-task';
import { StandInContext } from '../../../support/headless/stand-in-context';
import { standInForBrowser } from '../../../support/headless/stand-ins';
import { manualClock } from '../../../support/manual-clock';

beforeEach(() => standInForBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A card that counts what it holds. */
function card() {
  const { gl } = new StandInContext();
  const held = { Program: 0, Texture: 0, VertexArray: 0 };
  const counting = new Proxy(gl, {
    get: (target, name) => {
      const member = Reflect.get(target, name);
      const [, act, kind] = /^(create|delete)(Program|Texture|VertexArray)$/.exec(String(name)) ?? [];
      if (!kind) return member;
      return (...given: unknown[]) => {
        held[kind as keyof typeof held] += act === 'create' ? 1 : -1;
        return (member as (...given: unknown[]) => unknown)(...given);
      };
    },
  });
  return { gl: counting, held };
}

function opened({ gl, held } = card()) {
  const wake = vi.fn();
  const stations = new Stations(gl, manualClock().clock, wake);
  /** Lets the pictures come, and the card take them. */
  const settles = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await nextTask();
  };
  return { stations, held, wake, settles };
}

describe('scenes', () => {
  test('are fetched one after the other, and ready once all of their pictures are on the card', async () => {
    const { stations, held, wake, settles } = opened();
    expect(stations.keep([4, 5])).toBe(false);
    expect([stations.at(4) !== undefined, stations.at(5)]).toEqual([true, undefined]);
    expect([stations.isReady(4), wake.mock.calls.length]).toEqual([false, 0]);
    await settles();
    expect(wake).toHaveBeenCalledOnce();
    // Its pictures, and the noise.
    expect(held.Texture).toBe((stations.at(4)?.urls.length ?? 0) + 1);
    expect(stations.isReady(4)).toBe(true);
    expect(stations.keep([4, 5])).toBe(false);
    expect(stations.at(5)).toBeDefined();
  });

  test('that lie behind are freed, and at the end nothing is left on the card', async () => {
    const { stations, held, settles } = opened();
    let most = 0;
    for (let round = 0; round < 3; round++)
      for (let index = 0; index < PLACES.length; index++) {
        const wanted = [index, Math.min(PLACES.length - 1, index + 1)];
        stations.keep(wanted);
        await settles();
        stations.keep(wanted);
        await settles();
        most = Math.max(most, held.Program);
        expect(stations.at(index - 1)).toBeUndefined();
      }
    expect(most).toBe(2);
    stations.destroy();
    expect(held).toEqual({ Program: 0, Texture: 0, VertexArray: 0 });
  });

  test('that are left before they have come give the card nothing', async () => {
    const { stations, held, settles } = opened();
    for (const index of PLACES.keys()) stations.keep([index]);
    stations.destroy();
    await settles();
    expect(held).toEqual({ Program: 0, Texture: 0, VertexArray: 0 });
  });

  test('that the card refuses are told in the next frame', async () => {
    const { gl, held } = card();
    const refusing = new Proxy(gl, {
      get: (target, name) => (name === 'getProgramParameter' ? () => false : Reflect.get(target, name)),
    });
    const { stations, wake, settles } = opened({ gl: refusing, held });
    stations.keep([4]);
    stations.check();
    await settles();
    expect(wake).toHaveBeenCalledOnce();
    expect(() => stations.check()).toThrow('were refused');
  });

  test('are those of the walk', () => {
    const { stations } = opened();
    expect(() => stations.keep([10])).toThrow('There is no scene 10');
    expect(PLACES).toHaveLength(10);
  });
});
