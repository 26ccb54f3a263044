import { describe, expect, test } from 'vitest';
import {
  buildChannelMesh,
  type ChannelVertex,
  MAX_VERTICES,
} from '../../../../engine/games/water-flow/channels';
import {
  layOutTerrace,
  leastSlotHeight,
  stoneCenter,
  waterPointAt,
} from '../../../../engine/games/water-flow/layout';
import {
  DIRECTION_OFFSETS,
  openDirectionsOf,
  turnOpenings,
} from '../../../../machines/games/water-flow/openings';

describe('a terrace', () => {
  test.each([
    [320, 280, 5, 5],
    [360, 420, 5, 5],
    [390, 560, 6, 5],
    [740, 280, 6, 5],
    [820, 900, 6, 5],
    [1180, 600, 6, 5],
    [2560, 1200, 4, 4],
  ])(
    'lies in a slot of %i x %i with %i x %i stones, each as large as a finger',
    (width, height, columns, rows) => {
      const place = layOutTerrace(width, Math.max(height, leastSlotHeight()), { columns, rows });
      expect(place.side).toBeGreaterThanOrEqual(44);
      expect(place.side).toBeLessThanOrEqual(176);
      for (const stone of [0, columns * rows - 1]) {
        const [x, y] = stoneCenter(place, stone);
        expect(x - place.side / 2).toBeGreaterThanOrEqual(0);
        expect(x + place.side / 2).toBeLessThanOrEqual(width);
        expect(y - place.side / 2).toBeGreaterThanOrEqual(0);
        expect(y + place.side / 2).toBeLessThanOrEqual(Math.max(height, leastSlotHeight()));
      }
    },
  );
});

test('in a large window the stones of a terrace are as large as their pictures', () => {
  expect(layOutTerrace(2560, 1200, { columns: 4, rows: 4 }).side).toBe(176);
});

describe('the path of water through a stone', () => {
  test.each(
    [0, 1, 2, 3].flatMap((from) => [0, 1, 2, 3].map((to) => [from, to] as const)).filter(([a, b]) => a !== b),
  )('begins in the middle of edge %i and ends in that of edge %i', (from, to) => {
    const [fromX, fromY] = DIRECTION_OFFSETS[from] as readonly [number, number];
    const [toX, toY] = DIRECTION_OFFSETS[to] as readonly [number, number];
    const [beginX, beginY] = waterPointAt(from, to, 0);
    const [endX, endY] = waterPointAt(from, to, 1);
    expect([beginX * 2, beginY * 2]).toEqual([expect.closeTo(fromX), expect.closeTo(fromY)]);
    expect([endX * 2, endY * 2]).toEqual([expect.closeTo(toX), expect.closeTo(toY)]);
  });

  test('bends as a quarter of a circle around the corner between the two edges', () => {
    for (const part of [0, 0.25, 0.5, 0.75, 1]) {
      const [x, y] = waterPointAt(0, 1, part);
      expect(Math.hypot(x - 0.5, y + 0.5)).toBeCloseTo(0.5);
    }
  });
});

/** Returns the vertices at the middle of an edge. A channel that is open on that edge reaches them. */
const atEdge = (corners: readonly ChannelVertex[], direction: number): ChannelVertex[] => {
  const [x, y] = DIRECTION_OFFSETS[direction] as readonly [number, number];
  return corners.filter((corner) => Math.abs(corner.x * x + corner.y * y - 0.5) < 1e-6);
};

describe('the water in a stone', () => {
  const all = [1, 5, 3, 7].flatMap((shape) => [0, 1, 2, 3].map((quarters) => turnOpenings(shape, quarters)));
  test.each(all.flatMap((openings) => openDirectionsOf(openings).map((feed) => [openings, feed] as const)))(
    'with the openings %i that is fed from %i reaches its openings and no other edge',
    (openings, feed) => {
      const corners = buildChannelMesh(openDirectionsOf(openings), feed);
      expect(corners.length).toBeLessThanOrEqual(MAX_VERTICES);
      expect(corners.length % 3).toBe(0);
      for (const direction of [0, 1, 2, 3]) {
        const found = atEdge(corners, direction);
        expect(found.length > 0, `edge ${direction}`).toBe(openDirectionsOf(openings).includes(direction));
        for (const { along } of found) expect(along).toBeCloseTo(direction === feed ? 0 : 1);
      }
      for (const { x, y, along, across, shore } of corners) {
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(along).toBeGreaterThanOrEqual(-1e-9);
        expect(along).toBeLessThanOrEqual(1 + 1e-9);
        // Values above 1 mark the calm water of a basin.
        expect(Math.abs(across)).toBeLessThanOrEqual(2);
        expect(shore).toBeGreaterThanOrEqual(0);
        expect(shore).toBeLessThanOrEqual(1);
      }
    },
  );

  test.each(all.flatMap((openings) => openDirectionsOf(openings).map((feed) => [openings, feed] as const)))(
    'with the openings %i that is fed from %i ends before a closed stone with a dark edge',
    (openings, feed) => {
      const ends = openDirectionsOf(openings).filter((direction) => direction !== feed);
      const corners = buildChannelMesh(openDirectionsOf(openings), feed, ends);
      expect(corners.length).toBeLessThanOrEqual(MAX_VERTICES);
      for (const direction of ends) {
        expect(atEdge(corners, direction)).toEqual([]);
        const [x, y] = DIRECTION_OFFSETS[direction] as readonly [number, number];
        const out = Math.max(...corners.map((corner) => corner.x * x + corner.y * y));
        expect(out).toBeGreaterThan(0.45);
        for (const corner of corners)
          if (corner.x * x + corner.y * y > out - 1e-3) expect(corner.shore).toBe(1);
      }
    },
  );
});
