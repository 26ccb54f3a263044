/**
 * A solution is an orientation of each channel stone that lets water reach every basin.
 *
 * The channels of a terrace form a tree with one fork fewer than basins. Water that reaches every basin therefore
 * passes every fork, leaves no opening unconnected, and forms no ring. Only straight stones and bends can stay dry. A
 * dry stone can have any orientation, so a solution with a dry stone is not unique.
 */
import { type BoardSize, neighborOf } from './board';
import { isOpen, type OpeningsMask, openDirectionsOf, oppositeOf, orientationsOf } from './openings';

/** A set of {@link OpeningsMask} as a bit mask. Bit `m` represents the openings `m`, and bit 0 a dry stone. */
type Domain = number;

const DRY: Domain = 1;

/** For each direction, the set of all openings that include it. */
const WITH: readonly Domain[] = [0, 1, 2, 3].map((direction) =>
  [...Array(16).keys()].reduce(
    (set, openings) => (isOpen(openings, direction) ? set | (1 << openings) : set),
    0,
  ),
);

const isSingle = (domain: Domain): boolean => (domain & (domain - 1)) === 0;

const membersOf = (domain: Domain): OpeningsMask[] =>
  [...Array(16).keys()].filter((openings) => (domain & (1 << openings)) !== 0);

interface Puzzle extends BoardSize {
  readonly spring: number;
  readonly stones: readonly OpeningsMask[];
}

/** Up to two solutions: the openings of each stone, and 0 for a stone that stays dry. */
export function findUpToTwoSolutions(puzzle: Puzzle): OpeningsMask[][] {
  const domains = puzzle.stones.map((stone) => {
    const oriented = orientationsOf(stone).reduce((set, openings) => set | (1 << openings), 0);
    return openDirectionsOf(stone).length === 2 ? oriented | DRY : oriented;
  });
  domains[puzzle.spring] = (domains[puzzle.spring] as Domain) & (WITH[0] as Domain);
  return search(puzzle, domains, [...domains.keys()]);
}

export function hasUniqueSolution(puzzle: Puzzle): boolean {
  const [solution, other] = findUpToTwoSolutions(puzzle);
  return solution !== undefined && other === undefined && !solution.includes(0);
}

function search(puzzle: Puzzle, domains: Domain[], changed: number[]): OpeningsMask[][] {
  if (!narrow(puzzle, domains, changed) || hasRing(puzzle, domains)) return [];
  let branch = -1;
  let least = 17;
  for (const [stone, domain] of domains.entries()) {
    const size = membersOf(domain).length;
    if (size > 1 && size < least) [branch, least] = [stone, size];
  }
  if (branch < 0) return [domains.map((domain) => membersOf(domain)[0] as OpeningsMask)];
  const found: OpeningsMask[][] = [];
  for (const openings of membersOf(domains[branch] as Domain)) {
    const tried = [...domains];
    tried[branch] = 1 << openings;
    found.push(...search(puzzle, tried, [branch]));
    if (found.length >= 2) break;
  }
  return found.slice(0, 2);
}

/** Removes orientations that conflict with all of a neighbor's. @returns false if no orientation of a stone remains */
function narrow(puzzle: Puzzle, domains: Domain[], changed: number[]): boolean {
  for (let stone = changed.pop(); stone !== undefined; stone = changed.pop()) {
    for (const [direction, facing] of WITH.entries()) {
      const next = neighborOf(puzzle, stone, direction);
      const own = domains[stone] as Domain;
      if (next === undefined) {
        // Water enters from above the spring's stone.
        if (stone === puzzle.spring && direction === 0) continue;
        const remaining = own & ~facing;
        if (remaining === 0) return false;
        if (remaining === own) continue;
        domains[stone] = remaining;
        changed.push(stone);
        continue;
      }
      const back = WITH[oppositeOf(direction)] as Domain;
      const others = domains[next] as Domain;
      let kept = others;
      if ((own & facing) === 0) kept &= ~back;
      if ((own & ~facing) === 0) kept &= back;
      if (kept === 0) return false;
      if (kept === others) continue;
      domains[next] = kept;
      changed.push(next);
    }
  }
  return true;
}

function hasRing(puzzle: Puzzle, domains: readonly Domain[]): boolean {
  const roots = [...domains.keys()];
  const rootOf = (stone: number): number => {
    let at = stone;
    while (roots[at] !== at) at = roots[at] as number;
    return at;
  };
  for (const [stone, domain] of domains.entries()) {
    if (!isSingle(domain)) continue;
    // Only right and down, so that each channel is counted once.
    for (const direction of [1, 2]) {
      const next = neighborOf(puzzle, stone, direction);
      if (next === undefined || (domain & ~(WITH[direction] as Domain)) !== 0) continue;
      const [one, other] = [rootOf(stone), rootOf(next)];
      if (one === other) return true;
      roots[one] = other;
    }
  }
  return false;
}
