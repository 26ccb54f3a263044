/** Painted scenes in memory, and their textures. */
import type { Texture } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standInForBrowser } from '../../../fakes/stand-ins';

beforeEach(() => standInForBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
});

/** @param fails whether pictures never load */
async function opened({ fails = false } = {}) {
  // Pixi detects the browser at import.
  const { Container, Texture, TextureSource } = await import('pixi.js');
  const { PLACES } = await import('../../../../engine/games/guided-imagery/places');
  const { Stations } = await import('../../../../engine/games/guided-imagery/stations');
  const textures = new Set<Texture>();
  const view = new Container();
  const wake = vi.fn();
  const stations = new Stations({
    view,
    wake,
    loadTexture: async () => {
      if (fails) return undefined;
      const texture = new Texture({ source: new TextureSource({ width: 8, height: 8 }) });
      textures.add(texture);
      return texture;
    },
    freeTexture: (texture) => {
      expect(textures.delete(texture)).toBe(true);
      texture.destroy(true);
    },
  });
  /** Lets pictures load. */
  const settles = () => new Promise((resolve) => setImmediate(resolve));
  return { stations, PLACES, textures, view, wake, settles };
}

describe('scenes', () => {
  test('load in sequence, and are ready when all of their pictures have loaded', async () => {
    const { stations, textures, view, wake, settles } = await opened();
    expect(stations.keep([4, 5])).toBe(false);
    expect([stations.at(4) !== undefined, stations.at(5)]).toEqual([true, undefined]);
    expect([stations.isReady(4), wake.mock.calls.length]).toEqual([false, 0]);
    await settles();
    expect(wake).toHaveBeenCalledOnce();
    expect(textures.size).toBe(stations.at(4)?.urls.length);
    expect(stations.isReady(4)).toBe(true);
    expect(stations.keep([4, 5])).toBe(false);
    expect(view.children).toEqual([stations.at(4), stations.at(5)]);
  });

  test('behind the viewer are freed with their textures', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { stations, PLACES, textures, view, settles } = await opened();
    for (let round = 0; round < 3; round++)
      for (let index = 0; index < PLACES.length; index++) {
        const wanted = [index, Math.min(PLACES.length - 1, index + 1)];
        stations.keep(wanted);
        await settles();
        stations.keep(wanted);
        await settles();
        expect(view.children.length).toBeLessThanOrEqual(2);
        expect(stations.at(index - 1)).toBeUndefined();
      }
    stations.keep([]);
    expect([textures.size, view.children.length]).toEqual([0, 0]);
    // Pixi warns about a destroyed texture that a shader still uses.
    expect(warn).not.toHaveBeenCalled();
  });

  test('that are freed before they have loaded keep no texture', async () => {
    const { stations, PLACES, textures, settles } = await opened();
    for (const index of PLACES.keys()) stations.keep([index]);
    stations.keep([]);
    await settles();
    expect(textures.size).toBe(0);
  });

  test('whose pictures never load are ready without them', async () => {
    const { stations, settles } = await opened({ fails: true });
    stations.keep([4]);
    await settles();
    expect(stations.isReady(4)).toBe(true);
  });

  test('are hidden together', async () => {
    const { stations, settles } = await opened();
    stations.keep([4]);
    await settles();
    const painted = stations.at(4);
    if (painted) painted.visible = true;
    stations.hide();
    expect(painted?.visible).toBe(false);
  });

  test('match the scenes of the walk', async () => {
    const { stations, PLACES } = await opened();
    expect(() => stations.keep([10])).toThrow('There is no scene 10');
    expect(PLACES).toHaveLength(10);
  });
});
