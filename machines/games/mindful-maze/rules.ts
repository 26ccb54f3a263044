import { distancesFrom, GARDEN_LANDMARKS, type GardenLandmark, type MazeGarden, shortestWay } from './garden';
import { cellPointOf, GATE_CELL, MIDDLE_CELL } from './grid';

/** Duration of a breath, ms: six a minute. */
export const BREATH_MS = 10_000;

/** Time in which the lantern walks a cell, ms. It is never faster than six cells a breath. */
export const CELL_MS = Math.ceil(BREATH_MS / 6);

export const MIDDLE_BREATH_COUNT = 3;

export const CHECK_IN_DELAY_MS = 1000;

/** Farthest cell to which a finger leads the lantern at once, in cells of the way. */
const REACH = 6;

/**
 * Returns the way along which a finger leads the lantern: to the cell nearest to the finger among those within reach.
 * A finger that jumps across a hedge therefore leads the lantern along the hedge.
 * @param from the cell of the lantern
 * @param to the cell of the finger
 */
export function fingerLedWay(from: number, to: number, { ways }: MazeGarden): number[] {
  if (ways[to] === undefined) return [];
  const steps = distancesFrom(from, ways);
  const [x, y] = cellPointOf(to);
  const off = (cell: number) => {
    const [cellX, cellY] = cellPointOf(cell);
    // Of two cells at the same distance the lantern takes the one to which it walks less.
    return Math.hypot(cellX - x, cellY - y) + (steps[cell] as number) / 1000;
  };
  const within = [...ways.keys()].filter((cell) => (steps[cell] as number) <= REACH);
  return shortestWay(
    from,
    within.reduce((best, cell) => (off(cell) < off(best) ? cell : best)),
    ways,
  );
}

export const placeAt = (cell: number, { places }: MazeGarden): GardenLandmark | undefined =>
  GARDEN_LANDMARKS.find((place) => places[place] === cell);

/** Returns whether a walk through an exit ends at this cell: a fork, a place, the middle or the gate. */
export const isStopCell = (cell: number, garden: MazeGarden): boolean =>
  cell === MIDDLE_CELL ||
  cell === GATE_CELL ||
  garden.ways[cell]?.length !== 2 ||
  placeAt(cell, garden) !== undefined;

/** Returns the way from a cell through a neighbor to the next stop, without the first cell. */
export function wayThrough(from: number, exit: number, garden: MazeGarden): number[] {
  const way = [exit];
  let [last, cell] = [from, exit];
  while (!isStopCell(cell, garden)) {
    const next = (garden.ways[cell] ?? []).find((other) => other !== last) as number;
    [last, cell] = [cell, next];
    way.push(cell);
  }
  return way;
}

/** Where a walk leads: a place that has not rung yet, the middle, or on the way back the gate. */
type Goal = GardenLandmark | 'middle' | 'gate';

interface Left {
  readonly visited: readonly number[];
  readonly rung: readonly GardenLandmark[];
  readonly isReturning: boolean;
}

/** Returns the ways to the goals that are left. The last leads to the middle or the gate. */
function waysLeft(from: number, { rung, isReturning }: Left, { ways, places }: MazeGarden) {
  const to = (goal: Goal, cell: number) => ({ goal, way: shortestWay(from, cell, ways) });
  if (isReturning) return [to('gate', GATE_CELL)];
  const silent = GARDEN_LANDMARKS.filter((place) => !rung.includes(place));
  return [...silent.map((place) => to(place, places[place])), to('middle', MIDDLE_CELL)];
}

/** Returns the way of a lantern that walks by itself: to the nearest place that has not rung, then to the middle. */
export function nearestGoalWay(from: number, remaining: Left, garden: MazeGarden): number[] {
  const ways = waysLeft(from, remaining, garden).map(({ way }) => way);
  return ways
    .slice(0, Math.max(1, ways.length - 1))
    .reduce((best, way) => (way.length < best.length ? way : best));
}

const WINDS = [
  'North',
  'North-east',
  'East',
  'South-east',
  'South',
  'South-west',
  'West',
  'North-west',
] as const;

/** Returns the direction from one cell to another, in compass words. North is up. */
export function compassDirection(from: number, to: number): (typeof WINDS)[number] {
  const [[x, y], [toX, toY]] = [cellPointOf(from), cellPointOf(to)];
  return WINDS[(Math.round((Math.atan2(toX - x, y - toY) * 4) / Math.PI) + 8) % 8] as (typeof WINDS)[number];
}

export interface Exit {
  readonly cell: number;
  /** `North-east, towards the bell`. */
  readonly label: string;
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Returns the exits of a cell, with what lies there: the goals to which the shortest way leads through each. */
export function exitsWithGoals(from: number, remaining: Left, garden: MazeGarden): Exit[] {
  const goals = waysLeft(from, remaining, garden);
  return (garden.ways[from] ?? []).map((cell) => {
    const there = goals.filter(({ way }) => way[0] === cell).map(({ goal }) => `the ${goal}`);
    const rest = remaining.visited.includes(cell) ? 'where you have been' : 'a new way';
    return {
      cell,
      label: `${compassDirection(from, cell)}, ${there.length > 0 ? `towards ${LIST.format(there)}` : rest}`,
    };
  });
}

/** Shares of the way in words, 0-1. */
const SHARES = [
  [0.06, 'At the beginning.'],
  [0.29, 'About a quarter of the way.'],
  [0.42, 'About a third of the way.'],
  [0.58, 'About half of the way.'],
  [0.71, 'About two thirds of the way.'],
  [0.88, 'About three quarters of the way.'],
  [1, 'Nearly there.'],
] as const;

export function distanceText(cell: number, isReturning: boolean, { ways }: MazeGarden): string {
  const steps = distancesFrom(isReturning ? GATE_CELL : MIDDLE_CELL, ways);
  const share = 1 - (steps[cell] as number) / (steps[isReturning ? MIDDLE_CELL : GATE_CELL] as number);
  return SHARES.find(([most]) => share <= most)?.[1] as string;
}
