/** The shape of the water in a stone's channel, as strips of triangles. Lengths in cells, from the stone's center. */
import { half, wayThrough } from './layout';

/** Half the width of the water in a channel, and the radius of that in a bowl; see `assets/art/water-flow/channel-stones.ts`. */
const CHANNEL = 0.112;
const BOWL = 0.268;

/** Steps of a bend and of a bowl's rim. */
const BEND_STEPS = 8;
const BOWL_STEPS = 24;

/** Water in a bowl has no streaks of light. */
const CALM = 2;

/** One corner of a triangle. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  /** Way of the water from the edge where it comes into the stone, in cells. */
  readonly along: number;
  /** Place between the walls, -1 to 1; {@link CALM} in a bowl. */
  readonly across: number;
  /** 1 along a wall, 0 in the middle and where channels meet. */
  readonly shore: number;
}

/** Corners of triangles, three each. */
export type Surface = readonly Corner[];

/**
 * The water in a stone.
 *
 * @param openings directions of the openings, one to three
 * @param feed direction from which water comes in
 */
export function waterIn(openings: readonly number[], feed: number): Surface {
  const ways = openings.filter((direction) => direction !== feed);
  const [only] = ways;
  if (only === undefined) return [...strip(feed, (feed + 2) % 4, 0, 0.4), ...bowl(feed)];
  if (ways.length === 1) return strip(feed, only, 0, 1);
  // A fork: one channel goes straight through, the other one joins it from the side.
  const side = openings.find((direction) => !openings.includes((direction + 2) % 4)) as number;
  return [...arm(feed, true, side), ...ways.flatMap((way) => arm(way, false, side))];
}

/** A strip from edge to edge, of which the part from `begin` to `end` is drawn. */
function strip(from: number, to: number, begin: number, end: number): Corner[] {
  const steps = (from + to) % 2 === 0 ? 1 : BEND_STEPS;
  const rows = Array.from({ length: steps + 1 }, (_, step) => {
    const along = begin + ((end - begin) * step) / steps;
    const [x, y] = wayThrough(from, to, along);
    const [aheadX, aheadY] = wayThrough(from, to, along + 0.01);
    const [behindX, behindY] = wayThrough(from, to, along - 0.01);
    const length = Math.hypot(aheadX - behindX, aheadY - behindY);
    const [across, down] = [
      (-(aheadY - behindY) / length) * CHANNEL,
      ((aheadX - behindX) / length) * CHANNEL,
    ];
    return [
      { x: x - across, y: y - down, along, across: -1, shore: 1 },
      { x, y, along, across: 0, shore: 0 },
      { x: x + across, y: y + down, along, across: 1, shore: 1 },
    ] as const;
  });
  return rows.slice(1).flatMap((row, index) => between(rows[index] as Row, row));
}

/** Left wall, middle and right wall of a channel. */
type Row = readonly [Corner, Corner, Corner];

const between = (before: Row, row: Row): Corner[] => [
  ...quad(before[0], before[1], row[0], row[1]),
  ...quad(before[1], before[2], row[1], row[2]),
];

const quad = (one: Corner, two: Corner, three: Corner, four: Corner): Corner[] => [
  one,
  two,
  three,
  two,
  four,
  three,
];

/**
 * One arm of a fork between the edge and the center.
 *
 * @param isInflow whether water comes in here
 * @param side direction of the channel that joins from the side; no wall stands between it and the other two
 */
function arm(direction: number, isInflow: boolean, side: number): Corner[] {
  const [alongX, alongY] = half(direction).map((part) => part * 2) as [number, number];
  const [sideX, sideY] = half(side);
  const isSide = direction === side;
  const row = (out: number, isMouth: boolean) => {
    const corner = (across: number): Corner => {
      const [x, y] = [-alongY * CHANNEL * across, alongX * CHANNEL * across];
      const isOpen = isMouth && (isSide || x * sideX + y * sideY > 0);
      return {
        x: alongX * out + x,
        y: alongY * out + y,
        along: isInflow ? 0.5 - out : 0.5 + out,
        across,
        shore: isOpen ? 0 : Math.abs(across),
      };
    };
    return [corner(-1), corner(0), corner(1)] as const;
  };
  const edge = row(0.5, false);
  if (isSide)
    return [
      ...between(edge, row(CHANNEL + 0.03, false)),
      ...between(row(CHANNEL + 0.03, false), row(CHANNEL - 0.02, true)),
    ];
  // Up to the mouth of the side channel both walls stand.
  return [...between(edge, row(CHANNEL, false)), ...between(row(CHANNEL, true), row(0, true))];
}

/** A bowl that is filled from one side. */
function bowl(feed: number): Corner[] {
  const [mouthX, mouthY] = half(feed);
  const rim = (step: number): Corner => {
    const turn = (step / BOWL_STEPS) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn) * BOWL, Math.sin(turn) * BOWL];
    const isMouth = x * mouthX * 2 + y * mouthY * 2 > BOWL * 0.86;
    return {
      x,
      y,
      along: Math.hypot(x - mouthX, y - mouthY),
      across: CALM,
      shore: isMouth ? 0 : 1,
    };
  };
  const middle: Corner = { x: 0, y: 0, along: 0.5, across: CALM, shore: 0 };
  return Array.from({ length: BOWL_STEPS }, (_, step) => [middle, rim(step), rim(step + 1)]).flat();
}
