import { describe, expect, test } from 'vitest';
import { BubbleDrift, FASTEST_DRIFT } from '../../../../engine/games/thought-bubbles/drift';
import {
  type BubbleSpot,
  bubbleHomesIn,
  EDGE_MARGIN,
  LIGHTS_BAND_HEIGHT,
  smallestGap,
} from '../../../../engine/games/thought-bubbles/homes';
import { driftScaleIn } from '../../../../engine/games/thought-bubbles/layout';
import { BUBBLES } from '../../../../machines/games/thought-bubbles/selectors';

const SIZES = [
  ['tablet', 1124, 544, 1],
  ['phone', 390, 580, 1],
  ['very wide', 2504, 800, 1.25],
] as const;

const FRAME = 1 / 60;
const NOBODY = () => false;

function open(width: number, height: number, textScale: number) {
  const scale = (driftScaleIn({ width, height, textScale }) ?? 0) * textScale;
  const homes = bubbleHomesIn({ width, height }, scale, false) as readonly BubbleSpot[];
  const drift = new BubbleDrift();
  drift.settle(homes, { width, height });
  const spots = () => homes.map((_, bubble) => drift.spotOf(bubble) as BubbleSpot);
  return { drift, homes, spots };
}

test('a roomy field has every bubble at its x and y, and the other way around in every second round', () => {
  const [width, height, scale] = [2000, 1400, 1.5];
  const places = BUBBLES.map(({ x, y, size }) => ({
    x: (x / 100) * width,
    y: (y / 100) * height,
    radius: (size * scale) / 2,
  }));
  expect(bubbleHomesIn({ width, height }, scale, false)).toEqual(places);
  expect(bubbleHomesIn({ width, height }, scale, true)).toEqual(
    places.map((one) => ({ ...one, x: width - one.x })),
  );
});

describe.each(SIZES)('five minutes on a %s', (_, width, height, textScale) => {
  test('bubbles never overlap, stay in the field, move at most 12 px/s, and keep moving', () => {
    const { drift, homes, spots } = open(width, height, textScale);
    const farthest = homes.map(() => 0);
    const [least, edge] = [{ gap: 99 }, { low: 99 }];
    let before = spots();
    for (let frame = 0; frame < 300 * 60; frame++) {
      expect(drift.tick(FRAME, NOBODY)).toBe(true);
      const now = spots();
      least.gap = Math.min(least.gap, smallestGap(now));
      now.forEach(({ x, y, radius }, bubble) => {
        const { x: wasX, y: wasY } = before[bubble] as BubbleSpot;
        if (Math.hypot(x - wasX, y - wasY) > FASTEST_DRIFT * FRAME + 1e-6) throw new Error('Too quick');
        const home = homes[bubble] as BubbleSpot;
        farthest[bubble] = Math.max(farthest[bubble] as number, Math.hypot(x - home.x, y - home.y));
        edge.low = Math.min(edge.low, x - radius, width - x - radius, height - y - radius);
        if (y - radius < LIGHTS_BAND_HEIGHT - 1e-6) throw new Error('Over the lights');
      });
      before = now;
    }
    expect(least.gap).toBeGreaterThanOrEqual(4);
    expect(edge.low).toBeGreaterThanOrEqual(EDGE_MARGIN - 1e-6);
    // The bubbles drift and stay near their homes.
    for (const far of farthest) {
      expect(far).toBeGreaterThan(6);
      expect(far).toBeLessThan(160);
    }
  });
});

test('a held bubble rests within a second, while the others move around it', () => {
  const { drift, spots } = open(1124, 544, 1);
  for (let frame = 0; frame < 600; frame++) drift.tick(FRAME, NOBODY);
  const isSecond = (bubble: number) => bubble === 1;
  for (let frame = 0; frame < 60; frame++) drift.tick(FRAME, isSecond);
  const before = spots();
  for (let frame = 0; frame < 300; frame++) expect(drift.tick(FRAME, isSecond)).toBe(true);
  const after = spots();
  expect(after[1]).toEqual(before[1]);
  for (const bubble of [0, 2, 3, 4]) expect(after[bubble]).not.toEqual(before[bubble]);
});

test('a late frame moves no bubble far, and the same frames lead to the same places', () => {
  const { drift, spots } = open(390, 580, 1);
  const before = spots();
  drift.tick(3600, NOBODY);
  spots().forEach(({ x, y }, bubble) => {
    const { x: wasX, y: wasY } = before[bubble] as BubbleSpot;
    expect(Math.hypot(x - wasX, y - wasY)).toBeLessThanOrEqual(FASTEST_DRIFT * 0.5 + 1e-6);
  });
  expect(smallestGap(spots())).toBeGreaterThanOrEqual(4);
  const play = () => {
    const one = open(1124, 544, 1);
    for (const seconds of [0.016, 0.2, 0.033, 1, 0.016]) one.drift.tick(seconds, NOBODY);
    return one.spots();
  };
  expect(play()).toEqual(play());
});
