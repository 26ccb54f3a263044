/** The inside of a stone's channels as triangle strips. Lengths are in cells, measured from the stone's center. */
import { edgeMiddle, waterPointAt } from './layout';

/** Half the width of a channel, as in `assets/art/water-flow/channel-stones.ts`. */
const CHANNEL = 0.125;
/** Radius of a basin, as in `assets/art/water-flow/channel-stones.ts`. */
const BOWL = 0.28;

/** Position of the wall at a dead end, in cells from the opposite edge. Beyond it is the joint to the next stone. */
const JOINT = 0.965;

/** Length of the dark, standing water at a dead end, in cells. */
const DEAD_END = 0.07;

const BEND_STEPS = 8;
const BOWL_STEPS = 24;

/** Cosine of half the angle of a basin's inlet. */
const MOUTH = 0.9;

/** Maximum number of triangle corners in the surface of a stone. */
export const MAX_VERTICES = 120;

/** Value of `across` for water in a basin. That water has no streaks of light. */
const CALM = 2;

export interface ChannelVertex {
  readonly x: number;
  readonly y: number;
  /** Distance along the channel from the edge at which water enters the stone, in cells. */
  readonly along: number;
  /** Position across the channel, -1 to 1; {@link CALM} in a basin. */
  readonly across: number;
  /** Nearness of a wall: 1 along a wall, 0 in the middle and where channels meet. */
  readonly shore: number;
  /** Unit vector toward the wall at `across` 1. The wall at -1 is opposite. In a basin the vector points outward. */
  readonly wallX: number;
  readonly wallY: number;
}

export type ChannelMesh = readonly ChannelVertex[];

/**
 * Returns the inside of a stone's channels.
 * @param openings directions of the openings, one to three
 * @param feed direction from which water enters
 * @param ends directions of dead ends
 */
export function buildChannelMesh(
  openings: readonly number[],
  feed: number,
  ends: readonly number[] = [],
): ChannelMesh {
  const ways = openings.filter((direction) => direction !== feed);
  const [only] = ways;
  if (only === undefined) return [...strip(feed, (feed + 2) % 4, stopsAt(0.5 - BOWL * 0.86)), ...bowl(feed)];
  if (ways.length === 1) return strip(feed, only, ends.includes(only) ? DEAD : stopsAt(1));
  // A fork has one straight channel, and another one that joins it from the side.
  const side = openings.find((direction) => !openings.includes((direction + 2) % 4)) as number;
  return [
    ...arm(feed, true, side, false),
    ...ways.flatMap((way) => arm(way, false, side, ends.includes(way))),
  ];
}

/** Positions along a channel at which a strip has a row of corners. `isWall` says whether a wall is there. */
type Stops = readonly (readonly [along: number, isWall: boolean])[];

const stopsAt = (end: number): Stops => [[end, false]];
const DEAD: Stops = [
  [JOINT - DEAD_END, false],
  [JOINT, true],
];

/** Returns a strip that starts at the edge at which water enters. */
function strip(from: number, to: number, stops: Stops): ChannelVertex[] {
  const steps = (from + to) % 2 === 0 ? 1 : BEND_STEPS;
  const [first] = stops[0] as Stops[number];
  const all: Stops = [
    ...Array.from({ length: steps }, (_, step) => [(first * step) / steps, false] as const),
    ...stops,
  ];
  const rows = all.map(([along, isWall]) => {
    const [x, y] = waterPointAt(from, to, along);
    const [aheadX, aheadY] = waterPointAt(from, to, along + 0.01);
    const [behindX, behindY] = waterPointAt(from, to, along - 0.01);
    const length = Math.hypot(aheadX - behindX, aheadY - behindY);
    const [wallX, wallY] = [-(aheadY - behindY) / length, (aheadX - behindX) / length];
    const corner = (across: number): ChannelVertex => ({
      x: x + wallX * CHANNEL * across,
      y: y + wallY * CHANNEL * across,
      along,
      across,
      shore: isWall ? 1 : Math.abs(across),
      wallX,
      wallY,
    });
    return [corner(-1), corner(0), corner(1)] as const;
  });
  return rows.slice(1).flatMap((row, index) => between(rows[index] as Row, row));
}

/** Corners at the left wall, in the middle, and at the right wall of a channel. */
type Row = readonly [ChannelVertex, ChannelVertex, ChannelVertex];

const between = (before: Row, row: Row): ChannelVertex[] => [
  ...quad(before[0], before[1], row[0], row[1]),
  ...quad(before[1], before[2], row[1], row[2]),
];

const quad = (
  one: ChannelVertex,
  two: ChannelVertex,
  three: ChannelVertex,
  four: ChannelVertex,
): ChannelVertex[] => [one, two, three, two, four, three];

/**
 * Returns one of the three arms of a fork, from the stone's edge to its center.
 * @param isInflow whether water enters the stone through this arm
 * @param side direction of the arm that joins the straight channel. No wall separates this side arm from the other two
 *   arms.
 * @param isEnd whether this arm is a dead end
 */
function arm(direction: number, isInflow: boolean, side: number, isEnd: boolean): ChannelVertex[] {
  const [alongX, alongY] = edgeMiddle(direction).map((part) => part * 2) as [number, number];
  const [sideX, sideY] = edgeMiddle(side);
  const isSide = direction === side;
  const row = (out: number, isMouth: boolean, isWall = false) => {
    const corner = (across: number): ChannelVertex => {
      const [x, y] = [-alongY * CHANNEL * across, alongX * CHANNEL * across];
      const isOpen = isMouth && (isSide || x * sideX + y * sideY > 0);
      return {
        x: alongX * out + x,
        y: alongY * out + y,
        along: isInflow ? 0.5 - out : 0.5 + out,
        across,
        shore: isWall ? 1 : isOpen ? 0 : Math.abs(across),
        wallX: -alongY,
        wallY: alongX,
      };
    };
    return [corner(-1), corner(0), corner(1)] as const;
  };
  const last = JOINT - 0.5;
  const edge: readonly Row[] = isEnd
    ? [row(last, false, true), row(last - DEAD_END, false)]
    : [row(0.5, false)];
  const inner: readonly (readonly [Row, Row])[] = isSide
    ? [
        [edge.at(-1) as Row, row(CHANNEL + 0.03, false)],
        [row(CHANNEL + 0.03, false), row(CHANNEL - 0.02, true)],
      ]
    : // Both walls continue up to the mouth of the side channel.
      [
        [edge.at(-1) as Row, row(CHANNEL, false)],
        [row(CHANNEL, true), row(0, true)],
      ];
  const outer = edge.length > 1 ? between(edge[0] as Row, edge[1] as Row) : [];
  return [...outer, ...inner.flatMap(([one, other]) => between(one, other))];
}

function bowl(feed: number): ChannelVertex[] {
  const [mouthX, mouthY] = edgeMiddle(feed);
  const rim = (step: number): ChannelVertex => {
    const turn = (step / BOWL_STEPS) * 2 * Math.PI;
    const [wallX, wallY] = [Math.cos(turn), Math.sin(turn)];
    const [x, y] = [wallX * BOWL, wallY * BOWL];
    const isMouth = (wallX * mouthX + wallY * mouthY) * 2 > MOUTH;
    return {
      x,
      y,
      along: Math.hypot(x - mouthX, y - mouthY),
      across: CALM,
      shore: isMouth ? 0 : 1,
      wallX,
      wallY,
    };
  };
  const middle: ChannelVertex = { x: 0, y: 0, along: 0.5, across: CALM, shore: 0, wallX: 0, wallY: 0 };
  return Array.from({ length: BOWL_STEPS }, (_, step) => [middle, rim(step), rim(step + 1)]).flat();
}
