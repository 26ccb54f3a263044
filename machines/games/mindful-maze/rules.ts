/** The rules of the Mindful Maze as pure functions. */
import { distancesFrom, type Garden, PLACES, type Place, wayBetween } from './garden';
import { centerOf, GATE, MIDDLE, type Polar, ringOf } from './grid';

/** Duration of a breath, ms: six a minute. */
export const BREATH_MS = 10_000;

/** Time in which the lantern walks a cell, ms. It is never faster than six cells a breath. */
export const CELL_MS = Math.ceil(BREATH_MS / 6);

/** Breaths in the middle. */
export const MIDDLE_BREATHS = 3;

/** Delay of the check-in after the way out, ms. */
export const CHECK_IN_DELAY_MS = 1000;

/** Farthest cell to which a finger leads the lantern at once, in cells of the way. */
const REACH = 6;

/** Returns the distance of two places, in rings. */
export const distanceOf = (one: Polar, other: Polar): number =>
  Math.sqrt(
    one.radius ** 2 + other.radius ** 2 - 2 * one.radius * other.radius * Math.cos(one.angle - other.angle),
  );

/**
 * Returns the way along which a finger leads the lantern: to the cell nearest to the finger among those within reach.
 * A finger that jumps across a hedge therefore leads the lantern along the hedge.
 * @param from the cell of the lantern
 * @param to the cell of the finger
 */
export function wayTowards(from: number, to: number, { ways }: Garden): number[] {
  const steps = distancesFrom(from, ways);
  const target = centerOf(to);
  const near = ways
    .map((_, cell) => cell)
    .filter((cell) => (steps[cell] as number) <= REACH)
    .map((cell) => ({ cell, off: distanceOf(centerOf(cell), target) + (steps[cell] as number) / 1000 }))
    .reduce((best, one) => (one.off < best.off ? one : best));
  return wayBetween(from, near.cell, ways);
}

/** Returns the place at a cell. */
export const placeAt = (cell: number, { places }: Garden): Place | undefined =>
  PLACES.find((place) => places[place] === cell);

/** Returns whether a walk through an exit ends at this cell: a fork, a place, the middle or the gate. */
export const isStop = (cell: number, garden: Garden): boolean =>
  cell === MIDDLE || cell === GATE || garden.ways[cell]?.length !== 2 || placeAt(cell, garden) !== undefined;

/** Returns the way from a cell through a neighbor to the next stop, without the first cell. */
export function wayThrough(from: number, exit: number, garden: Garden): number[] {
  const way = [exit];
  let [last, cell] = [from, exit];
  while (!isStop(cell, garden)) {
    const next = (garden.ways[cell] ?? []).find((other) => other !== last) as number;
    [last, cell] = [cell, next];
    way.push(cell);
  }
  return way;
}

/** Where a walk leads: a place that has not rung yet, the middle, or on the way back the gate. */
export type Goal = Place | 'middle' | 'gate';

export const cellOf = (goal: Goal, { places }: Garden): number =>
  goal === 'middle' ? MIDDLE : goal === 'gate' ? GATE : places[goal];

/** Returns the goals that are left. */
export const goalsLeft = (rung: readonly Place[], isReturning: boolean): Goal[] =>
  isReturning ? ['gate'] : [...PLACES.filter((place) => !rung.includes(place)), 'middle'];

/** Returns the way of a lantern that walks by itself: to the nearest place that has not rung, then to the middle. */
export function wayByItself(
  from: number,
  rung: readonly Place[],
  isReturning: boolean,
  garden: Garden,
): number[] {
  const steps = distancesFrom(from, garden.ways);
  const goals = goalsLeft(rung, isReturning);
  const places = goals.length > 1 ? goals.slice(0, -1) : goals;
  const cells = places.map((goal) => cellOf(goal, garden));
  const nearest = cells.reduce((best, cell) =>
    (steps[cell] as number) < (steps[best] as number) ? cell : best,
  );
  return wayBetween(from, nearest, garden.ways);
}

/** The directions of the exits, clockwise from north. */
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
export function windOf(from: number, to: number): (typeof WINDS)[number] {
  const [one, other] = [from, to].map(centerOf).map(({ radius, angle }) => ({
    east: radius * Math.sin(angle),
    north: radius * Math.cos(angle),
  })) as [Record<'east' | 'north', number>, Record<'east' | 'north', number>];
  const angle = Math.atan2(other.east - one.east, other.north - one.north);
  return WINDS[(Math.round((angle * 4) / Math.PI) + 8) % 8] as (typeof WINDS)[number];
}

export interface Exit {
  /** The first cell behind it. */
  readonly cell: number;
  /** `North-east, towards the bell`. */
  readonly label: string;
}

/** Returns the exits of a cell, with what lies there: the goals to which the shortest way leads through each. */
export function exitsOf(from: number, { came, rung, isReturning, garden }: Leaving): Exit[] {
  const exits = garden.ways[from] ?? [];
  const goals = goalsLeft(rung, isReturning).map((goal) => ({
    goal,
    exit: wayBetween(from, cellOf(goal, garden), garden.ways)[0],
  }));
  return exits.map((cell) => {
    const there = goals.filter(({ exit }) => exit === cell).map(({ goal }) => `the ${goal}`);
    const where =
      there.length > 0
        ? `towards ${new Intl.ListFormat('en', { type: 'conjunction' }).format(there)}`
        : cell === came
          ? 'back'
          : ringOf(cell) < ringOf(from)
            ? 'further in'
            : ringOf(cell) > ringOf(from)
              ? 'further out'
              : 'along the hedge';
    return { cell, label: `${windOf(from, cell)}, ${where}` };
  });
}

interface Leaving {
  /** The cell from which the lantern came; undefined at the start. */
  readonly came: number | undefined;
  readonly rung: readonly Place[];
  readonly isReturning: boolean;
  readonly garden: Garden;
}

/** Shares of the way in words, 0-1. */
const SHARES = [
  [0.06, 'At the beginning'],
  [0.29, 'About a quarter of the way'],
  [0.42, 'About a third of the way'],
  [0.58, 'About half of the way'],
  [0.71, 'About two thirds of the way'],
  [0.88, 'About three quarters of the way'],
  [1, 'Nearly there'],
] as const;

/** Returns how far the lantern is on its shortest way, in words. */
export function howFar(cell: number, isReturning: boolean, { ways }: Garden): string {
  const steps = distancesFrom(isReturning ? GATE : MIDDLE, ways);
  const share = 1 - (steps[cell] as number) / (steps[isReturning ? MIDDLE : GATE] as number);
  return SHARES.find(([most]) => share <= most)?.[1] ?? 'Nearly there';
}
