/** Terraces are the puzzles of Water Flow. Each has exactly one solution. */
import { nextRandom, type Seed } from '../../random';
import { type Board, type BoardSize, basinStonesOf, feedDirectionsOf, neighborOf, openingsOf } from './board';
import { type OpeningsMask, openDirectionsOf, oppositeOf } from './openings';
import { hasUniqueSolution } from './solver';

/** Random spanning trees to try for one terrace. If all fail, {@link generateBoard} mirrors the previous terrace. */
const TRIES = 200;

/**
 * Probability that a tree grows from its newest stone instead of from a random one. A higher value gives longer
 * channels, a lower value more forks.
 */
const NEWEST = 0.6;

/** As a share of all stones. */
const BASINS = { least: 1 / 6, most: 1 / 3 } as const;

/** Its mirror image is the first terrace of a session if all tries fail. */
export const FALLBACK_BOARD: Board = {
  columns: 4,
  rows: 4,
  spring: 3,
  solution: [6, 14, 10, 13, 5, 1, 4, 5, 1, 2, 13, 5, 2, 10, 11, 9],
  shuffle: [3, 0, 0, 0, 1, 2, 1, 3, 1, 3, 3, 2, 2, 0, 1, 1],
};

class Chance {
  seed: Seed;

  constructor(seed: Seed) {
    this.seed = seed;
  }

  next(): number {
    const [value, seed] = nextRandom(this.seed);
    this.seed = seed;
    return value;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }
}

/**
 * A random spanning tree without four-way crossings: the openings of each stone, with the upward opening of the
 * spring's stone. Undefined if the tree cannot reach every stone.
 */
function growTree(size: BoardSize, spring: number, chance: Chance): OpeningsMask[] | undefined {
  const openings: OpeningsMask[] = Array.from({ length: size.columns * size.rows }, () => 0);
  openings[spring] = 1;
  const growing = [spring];
  let reached = 1;
  while (growing.length > 0) {
    const at = chance.next() < NEWEST ? growing.length - 1 : chance.below(growing.length);
    const stone = growing[at] as number;
    const free = [0, 1, 2, 3].filter((direction) => {
      const next = neighborOf(size, stone, direction);
      return next !== undefined && openings[next] === 0;
    });
    if (free.length === 0 || openDirectionsOf(openings[stone] as OpeningsMask).length === 3) {
      growing.splice(at, 1);
      continue;
    }
    const direction = free[chance.below(free.length)] as number;
    const next = neighborOf(size, stone, direction) as number;
    openings[stone] = (openings[stone] as OpeningsMask) | (1 << direction);
    openings[next] = 1 << oppositeOf(direction);
    growing.push(next);
    reached++;
  }
  return reached === openings.length ? openings : undefined;
}

/** Exactly one solution, and an allowed number of basins. */
function isFit(board: Omit<Board, 'shuffle'>): boolean {
  const share = basinStonesOf(board).length / board.solution.length;
  if (share < BASINS.least || share > BASINS.most) return false;
  return hasUniqueSolution({ ...board, stones: board.solution });
}

/** Turns each stone at random until at least one basin gets no water. */
function shuffled(board: Omit<Board, 'shuffle'>, chance: Chance): Board {
  for (;;) {
    const shuffle = board.solution.map(() => chance.below(4));
    const made = { ...board, shuffle };
    const feeds = feedDirectionsOf(made, openingsOf(made, shuffle));
    if (basinStonesOf(made).some((basin) => feeds[basin] === undefined)) return made;
  }
}

const mirrored = ({ columns, rows, spring, solution }: Board): Omit<Board, 'shuffle'> => {
  const mirror = (stone: number) => stone - (stone % columns) + columns - 1 - (stone % columns);
  return {
    columns,
    rows,
    spring: mirror(spring),
    solution: solution.map((_, stone) => {
      const openings = solution[mirror(stone)] as OpeningsMask;
      return (openings & 5) | ((openings & 2) << 2) | ((openings & 8) >> 2);
    }),
  };
};

/** @param last the previous terrace. If every try fails, the result is its mirror image */
export function generateBoard(
  size: BoardSize,
  seed: Seed,
  last: Board = FALLBACK_BOARD,
  tries = TRIES,
): [board: Board, next: Seed] {
  const chance = new Chance(seed);
  for (let attempt = 0; attempt < tries; attempt++) {
    const spring = chance.below(size.columns);
    const solution = growTree(size, spring, chance);
    const board = solution && { ...size, spring, solution };
    if (board && isFit(board)) return [shuffled(board, chance), chance.seed];
  }
  return [shuffled(mirrored(last), chance), chance.seed];
}
