import { describe, expect, test } from 'vitest';
import { WALKED_SCENES } from '../../../engine/games/guided-imagery/places';
import {
  type DepthLayerPlacement,
  type DepthMotion,
  layerRectangle,
  PICTURE_MARGIN,
  pictureCorner,
  pictureScale,
  SWAY_PX,
} from '../../../engine/shaders/depth-places';
import type { DepthLayer, DepthScene } from '../../../engine/shaders/depth-scene';
import { fragmentSourceOf } from '../../../engine/shaders/depth-shader';

const FIELD = { width: 1600, height: 1000 };
const STILL: DepthMotion = { seconds: 0, opening: 0, amount: 0 };

/**
 * Typical slots, device px: tablet, phone, phone in landscape, small window, square, and tablet at 2 device px per CSS
 * px.
 */
const SLOTS = [
  [1180, 700],
  [390, 640],
  [844, 300],
  [320, 260],
  [800, 800],
  [2360, 1400],
] as const;

const whole = (depth: number, x = 0.5, y = 0.5): DepthLayerPlacement => ({
  depth,
  part: { left: 0, top: 0, ...FIELD },
  anchor: { x, y },
});

describe('a layer as large as the picture', () => {
  test.each(SLOTS)('covers a slot of %d x %d at every anchor and in every movement', (width, height) => {
    for (const depth of [0, 0.3, 1])
      for (const [x, y] of [
        [0, 0],
        [0.5, 1],
        [1, 0.5],
      ] as const)
        for (let seconds = 0; seconds < 300; seconds += 7)
          for (const opening of [0, 0.5, 1]) {
            const size = { x: width, y: height };
            const motion = { seconds, opening, amount: 1 };
            const [left, top, wide, tall] = layerRectangle(FIELD, whole(depth, x, y), size, 1, motion);
            expect(left).toBeLessThanOrEqual(0);
            expect(top).toBeLessThanOrEqual(0);
            expect(left + wide).toBeGreaterThanOrEqual(width);
            expect(top + tall).toBeGreaterThanOrEqual(height);
          }
  });

  test('keeps its aspect ratio, and shows as much as possible', () => {
    for (const [width, height] of SLOTS) {
      const [, , wide, tall] = layerRectangle(FIELD, whole(0.4), { x: width, y: height }, 1, STILL);
      expect(wide / tall).toBeCloseTo(1.6, 10);
      const scale = pictureScale(FIELD, width, height);
      const spare = [wide - 2 * PICTURE_MARGIN * scale - width, tall - 2 * PICTURE_MARGIN * scale - height];
      expect(Math.min(...spare)).toBeCloseTo(0, 6);
    }
  });
});

describe('an anchored layer', () => {
  test('on the left stays visible in a narrow slot, one in the middle stays in the middle', () => {
    const size = { x: 390, y: 640 };
    const tree = (x: number): DepthLayerPlacement => ({
      depth: 0.5,
      part: { left: 40, top: 0, width: 200, height: 1000 },
      anchor: { x, y: 1 },
    });
    expect(layerRectangle(FIELD, tree(0), size, 1, STILL)[0]).toBeGreaterThan(0);
    expect(layerRectangle(FIELD, tree(0.5), size, 1, STILL)[0]).toBeLessThan(-200);
    const scale = pictureScale(FIELD, 390, 640);
    expect(pictureCorner(FIELD, size, { x: 0.5, y: 0.5 }).x + 800 * scale).toBeCloseTo(195, 6);
  });
});

describe('a drifting layer', () => {
  const path = (bearing: DepthLayerPlacement, motion: Partial<DepthMotion> = {}) =>
    Array.from(
      { length: 1200 },
      (_, step) =>
        layerRectangle(FIELD, bearing, { x: 1180, y: 700 }, 1, {
          ...STILL,
          amount: 1,
          ...motion,
          seconds: step / 4,
        })[0],
    );
  const reach = (xs: readonly number[]) => (Math.max(...xs) - Math.min(...xs)) / 2;

  test('sways slowly by a few px, more when it is near', () => {
    expect(reach(path(whole(0)))).toBeCloseTo(SWAY_PX, 1);
    expect(reach(path(whole(0.5)))).toBeCloseTo(SWAY_PX / 4, 1);
    expect(reach(path(whole(1)))).toBe(0);
    const xs = path(whole(0));
    const speeds = xs.slice(1).map((x, index) => Math.abs(x - (xs[index] as number)) * 4);
    expect(Math.max(...speeds)).toBeLessThan(2);
  });

  test('of mist moves at 6 px a second at most, as in the style guide', () => {
    const xs = path({ ...whole(0.9), drift: { reach: 52, seconds: 79 } });
    const speeds = xs.slice(1).map((x, index) => Math.abs(x - (xs[index] as number)) * 4);
    expect(Math.max(...speeds)).toBeGreaterThan(1);
    expect(Math.max(...speeds)).toBeLessThan(6);
  });

  test('stands still with reduced motion', () => {
    const still = path({ ...whole(0), drift: { reach: 52, seconds: 79 } }, { amount: 0, opening: 1 });
    expect(new Set(still).size).toBe(1);
  });

  test('full light moves the near trees apart, but not the farthest', () => {
    const size = { x: 1180, y: 700 };
    const tree = (left: number, depth: number): DepthLayerPlacement => ({
      depth,
      part: { left, top: 0, width: 200, height: 1000 },
      anchor: { x: 0.5, y: 1 },
    });
    const shift = (left: number, depth: number) => {
      const at = (opening: number) => {
        const [x, , wide] = layerRectangle(FIELD, tree(left, depth), size, 1, {
          seconds: 0,
          opening,
          amount: 1,
        });
        return x + wide / 2;
      };
      return at(1) - at(0);
    };
    expect(shift(0, 0.1)).toBeLessThan(-2);
    expect(shift(1400, 0.1)).toBeGreaterThan(2);
    expect(Math.abs(shift(1400, 0.1))).toBeLessThan(8);
    expect(shift(1400, 1)).toBeCloseTo(0, 10);
  });
});

describe('the shader', () => {
  const scene = (layers: readonly Partial<DepthLayer>[], more: Partial<DepthScene> = {}): DepthScene => ({
    field: FIELD,
    anchor: { x: 0.5, y: 0.5 },
    layers: layers.map((layer) => ({ url: 'a', ...whole(0.5), ...layer })),
    ...more,
  });
  const callsOf = (one: DepthScene) =>
    [...fragmentSourceOf(one).matchAll(/^ {2}(\w+)\((\d)?.*\);$/gm)].map(
      ([, name, layer = '']) => name + layer,
    );

  test('goes through the layers from the nearest to the farthest, with specks and bird behind them', () => {
    const layers: Partial<DepthLayer>[] = [
      {},
      { kind: 'mist', rim: 1 },
      { rim: 0.5 },
      { water: { horizon: 400 } },
    ];
    const one = scene(layers, { birdBehind: 2, motesBehind: [3] });
    expect(fragmentSourceOf(one).startsWith('#version 300 es\n')).toBe(true);
    expect(fragmentSourceOf(one)).not.toContain('/*');
    expect(callsOf(one).slice(-10)).toEqual([
      'waterLayer3',
      'air3',
      'motes7',
      'rimmedLayer2',
      'air2',
      'bird',
      'mistLayer1',
      'air1',
      'plainLayer0',
      'air0',
    ]);
  });

  test('is the same for scenes with the same kinds of layers', () => {
    const one = scene([{ rim: 0.2, sway: 1 }, { kind: 'mist' }], { way: { x: 3, y: 4 } });
    const other = scene([{ ...whole(0.9), rim: 0.7, url: undefined }, { kind: 'mist' }]);
    expect(fragmentSourceOf(one)).toBe(fragmentSourceOf(other));
    expect(new Set(WALKED_SCENES.map(fragmentSourceOf)).size).toBe(1);
  });
});
