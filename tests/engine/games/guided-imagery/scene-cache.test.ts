/** Painted scenes in memory, and their textures. */
import type { Texture } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standInForBrowser } from '../../../fakes/stand-ins';

beforeEach(() => standInForBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
});

/** @param fails whether pictures fail to load */
async function opened({ fails = false } = {}) {
  // Pixi detects the browser at import.
  const { Container, Texture, TextureSource } = await import('pixi.js');
  const { WALKED_SCENES } = await import('../../../../engine/games/guided-imagery/places');
  const { SceneCache } = await import('../../../../engine/games/guided-imagery/scene-cache');
  const textures = new Map<string, Texture>();
  const view = new Container();
  const wake = vi.fn();
  const scenes = new SceneCache({
    view,
    wake,
    // Scenes with the same picture get the same texture.
    loadTexture: async (url) => {
      if (fails) return undefined;
      const make = () => new Texture({ source: new TextureSource({ width: 8, height: 8 }), label: url });
      const texture = textures.get(url) ?? make();
      textures.set(url, texture);
      return texture;
    },
    freeTexture: (texture) => {
      expect(textures.delete(texture.label as string)).toBe(true);
      texture.destroy(true);
    },
  });
  /** Waits until pictures have loaded. */
  const settles = () => new Promise((resolve) => setImmediate(resolve));
  return { scenes, WALKED_SCENES, textures, view, wake, settles };
}

describe('scenes', () => {
  test('load in sequence, and are ready when all of their pictures have loaded', async () => {
    const { scenes, textures, view, wake, settles } = await opened();
    expect(scenes.retain([4, 5])).toBe(false);
    expect([scenes.at(4) !== undefined, scenes.at(5)]).toEqual([true, undefined]);
    expect([scenes.isReady(4), wake.mock.calls.length]).toEqual([false, 0]);
    await settles();
    expect(wake).toHaveBeenCalledOnce();
    expect(textures.size).toBe(scenes.at(4)?.urls.length);
    expect(scenes.isReady(4)).toBe(true);
    expect(scenes.retain([4, 5])).toBe(false);
    expect(view.children).toEqual([scenes.at(4), scenes.at(5)]);
  });

  test('behind the viewer are freed with their textures', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { scenes, WALKED_SCENES, textures, view, settles } = await opened();
    for (let round = 0; round < 3; round++)
      for (let index = 0; index < WALKED_SCENES.length; index++) {
        const wanted = [index, Math.min(WALKED_SCENES.length - 1, index + 1)];
        scenes.retain(wanted);
        await settles();
        scenes.retain(wanted);
        await settles();
        expect(view.children.length).toBeLessThanOrEqual(2);
        expect(scenes.at(index - 1)).toBeUndefined();
      }
    scenes.retain([]);
    expect([textures.size, view.children.length]).toEqual([0, 0]);
    // Pixi warns when a shader still uses a destroyed texture.
    expect(warn).not.toHaveBeenCalled();
  });

  test('that are freed before they have loaded keep no texture', async () => {
    const { scenes, WALKED_SCENES, textures, settles } = await opened();
    for (const index of WALKED_SCENES.keys()) scenes.retain([index]);
    scenes.retain([]);
    await settles();
    expect(textures.size).toBe(0);
  });

  test('whose pictures never load are ready without them', async () => {
    const { scenes, settles } = await opened({ fails: true });
    scenes.retain([4]);
    await settles();
    expect(scenes.isReady(4)).toBe(true);
  });

  test('match the scenes of the walk', async () => {
    const { scenes, WALKED_SCENES } = await opened();
    expect(() => scenes.retain([10])).toThrow('There is no scene 10');
    expect(WALKED_SCENES).toHaveLength(10);
  });
});
