/** Generates gardens: a spanning tree over the polar grid, braided until every way leads on. */
import { nextRandom, type Seed, shuffle } from '../../random';
import { CELL_COUNT, GATE_CELL, MIDDLE_CELL, neighborsOf } from './grid';

export const GARDEN_LANDMARKS = ['bench', 'bell', 'pond'] as const;
export type GardenLandmark = (typeof GARDEN_LANDMARKS)[number];

/** Length of the shortest way from the gate to the middle, cells. */
export const SHORTEST_WAY_RANGE: readonly [number, number] = [40, 70];

/** Smallest distance between two places, and of a place from gate and middle, cells. */
const APART = 8;

export interface MazeGarden {
  /** The open neighbors of each cell. */
  readonly ways: readonly (readonly number[])[];
  readonly places: Readonly<Record<GardenLandmark, number>>;
}

/** Returns the distance of each cell from one of them, in cells; infinite without a way. */
export function distancesFrom(from: number, ways: MazeGarden['ways']): number[] {
  const distances = ways.map(() => Number.POSITIVE_INFINITY);
  distances[from] = 0;
  const queue = [from];
  for (const cell of queue)
    for (const next of ways[cell] ?? [])
      if (distances[next] === Number.POSITIVE_INFINITY) {
        distances[next] = (distances[cell] as number) + 1;
        queue.push(next);
      }
  return distances;
}

/** Returns the shortest way between two cells, without the first. */
export function shortestWay(from: number, to: number, ways: MazeGarden['ways']): number[] {
  const distances = distancesFrom(to, ways);
  const way: number[] = [];
  for (let cell = from; cell !== to; ) {
    cell = (ways[cell] ?? []).reduce((best, next) =>
      (distances[next] as number) < (distances[best] as number) ? next : best,
    );
    way.push(cell);
  }
  return way;
}

/** Returns the garden of a seed. Gardens with a shorter or longer way, or without room for the places, are passed over. */
export function generateGarden(seed: Seed): MazeGarden {
  for (let next = seed; ; ) {
    const [ways, afterWays] = braid(...spanningTree(next));
    const [places, afterPlaces] = placesIn(ways, afterWays);
    next = afterPlaces;
    const shortest = distancesFrom(GATE_CELL, ways)[MIDDLE_CELL] as number;
    if (places && shortest >= SHORTEST_WAY_RANGE[0] && shortest <= SHORTEST_WAY_RANGE[1])
      return { ways, places };
  }
}

const isOpen = (ways: MazeGarden['ways'], one: number, other: number): boolean =>
  ways[one]?.includes(other) ?? false;

function open(ways: number[][], one: number, other: number): void {
  ways[one]?.push(other);
  ways[other]?.push(one);
}

/** Grows a tree from the gate: the newest cell with a free neighbor grows on, so ways are long. */
function spanningTree(seed: Seed): [ways: number[][], next: Seed] {
  const ways: number[][] = Array.from({ length: CELL_COUNT }, () => []);
  const growing = [GATE_CELL];
  let next = seed;
  for (let cell = growing.at(-1); cell !== undefined; cell = growing.at(-1)) {
    const free = neighborsOf(cell).filter((other) => other !== GATE_CELL && ways[other]?.length === 0);
    const [value, following] = nextRandom(next);
    next = following;
    const chosen = free[Math.floor(value * free.length)];
    if (chosen === undefined) growing.pop();
    else {
      open(ways, cell, chosen);
      growing.push(chosen);
    }
  }
  return [ways, next];
}

/** Opens a second way at every dead end, where it shortens the way to the middle the least. The gate leads outside. */
function braid(ways: number[][], seed: Seed): [ways: number[][], next: Seed] {
  const [cells, next] = shuffle(
    ways.map((_, cell) => cell),
    seed,
  );
  for (const cell of cells) {
    if (cell === GATE_CELL || ways[cell]?.length !== 1) continue;
    const fromGate = distancesFrom(GATE_CELL, ways);
    const fromMiddle = distancesFrom(MIDDLE_CELL, ways);
    const shortcut = (other: number) =>
      Math.min(
        (fromGate[cell] as number) + (fromMiddle[other] as number),
        (fromGate[other] as number) + (fromMiddle[cell] as number),
      );
    const closed = neighborsOf(cell).filter((other) => other !== GATE_CELL && !isOpen(ways, cell, other));
    const isDead = (other: number) => (ways[other]?.length === 1 ? 1 : 0);
    closed.sort((one, other) => shortcut(other) - shortcut(one) || isDead(other) - isDead(one));
    open(ways, cell, closed[0] as number);
  }
  return [ways, next];
}

/** Returns three cells of the garden apart from each other, each on a way between two forks; undefined without room. */
function placesIn(
  ways: MazeGarden['ways'],
  seed: Seed,
): [places: MazeGarden['places'] | undefined, next: Seed] {
  const [cells, next] = shuffle(
    ways.map((_, cell) => cell),
    seed,
  );
  const taken = [GATE_CELL, MIDDLE_CELL];
  const found: number[] = [];
  for (const cell of cells) {
    if (found.length === GARDEN_LANDMARKS.length) break;
    if (ways[cell]?.length !== 2) continue;
    const distances = distancesFrom(cell, ways);
    if (taken.some((other) => (distances[other] as number) < APART)) continue;
    taken.push(cell);
    found.push(cell);
  }
  const [bench, bell, pond] = found;
  if (bench === undefined || bell === undefined || pond === undefined) return [undefined, next];
  return [{ bench, bell, pond }, next];
}
