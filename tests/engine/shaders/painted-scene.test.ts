import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slotOf } from '../../fakes/slot';
import { standInForBrowser } from '../../fakes/stand-ins';

beforeEach(() => standInForBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Imports the painter late, because Pixi detects the browser at import. */
async function painter() {
  const { PaintedScene } = await import('../../../engine/shaders/painted-scene');
  const { MOST_LAYERS } = await import('../../../engine/shaders/depth-shader');
  const { Texture, TextureSource } = await import('pixi.js');
  const { FOREST_SCENE } = await import('../../../engine/games/forest-meditation/layers');
  const { HOUR_LOOKS } = await import('../../../engine/games/forest-meditation/hours');
  const { WALKED_SCENES } = await import('../../../engine/games/guided-imagery/places');
  const look = HOUR_LOOKS.at(0);
  const paint = (scene: ConstructorParameters<typeof PaintedScene>[1]) =>
    new PaintedScene('Scene', scene, look);
  return { paint, look, FOREST_SCENE, WALKED_SCENES, MOST_LAYERS, Texture, TextureSource };
}

test('the ten places share one program, with separate values', async () => {
  const { paint, WALKED_SCENES } = await painter();
  const scenes = WALKED_SCENES.map((place) => paint(place));
  expect(new Set(scenes.map(({ shader }) => shader?.glProgram)).size).toBe(1);
  const groups = scenes.map(({ shader }) => shader?.resources.ofLayers);
  expect(new Set(groups).size).toBe(10);
  for (const group of groups) expect(group.isStatic).toBe(false);
});

test('a picture appears on every layer with its address, and on no other', async () => {
  const { paint, FOREST_SCENE, Texture, TextureSource } = await painter();
  const forest = paint(FOREST_SCENE);
  const mist = FOREST_SCENE.layers.find(({ kind }) => kind === 'mist')?.url ?? '';
  const source = new TextureSource({ width: 64, height: 16 });
  forest.setPicture(mist, source);
  for (const [index, { url }] of FOREST_SCENE.layers.entries())
    expect(forest.shader?.resources[`uPicture${index}`]).toBe(url === mist ? source : Texture.EMPTY.source);
  expect(forest.urls.filter((url) => url === mist)).toHaveLength(1);
});

test('a layer is sampled at the mip level of its display size', async () => {
  const { paint, look, FOREST_SCENE, TextureSource } = await painter();
  const forest = paint(FOREST_SCENE);
  const [{ url } = {}] = FOREST_SCENE.layers;
  forest.setPicture(url ?? '', new TextureSource({ width: 1600, height: 340 }));
  forest.layout(slotOf(393, 243, 1));
  const still = { seconds: 0, light: 0, reducedMotion: true };
  forest.show(look, still);
  const shown = forest.shader?.resources.ofFrame.uniforms.uShown;
  expect(shown[0]).toBeCloseTo(2, 1);
  forest.layout(slotOf(3144, 1944, 1));
  forest.show(look, still);
  expect(shown[0]).toBe(0);
});

test('covers whole device px of its slot', async () => {
  const { paint, FOREST_SCENE } = await painter();
  const forest = paint(FOREST_SCENE);
  forest.layout(slotOf(401, 301, 1.5));
  expect([forest.scale.x * 1.5, forest.scale.y * 1.5]).toEqual([602, 452]);
});

test('has no more layers than texture units', async () => {
  const { paint, FOREST_SCENE, MOST_LAYERS } = await painter();
  const layers = Array.from({ length: MOST_LAYERS + 1 }, () => FOREST_SCENE.layers[0]) as never;
  expect(() => paint({ ...FOREST_SCENE, layers })).toThrow(RangeError);
});
