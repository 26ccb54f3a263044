/** State that the device stores for an interrupted terrace, which is one puzzle of Water Flow. */
import { isListOf, isSeed, isWhole } from '../../kept';
import type { Seed } from '../../random';
import type { Board } from './board';
import { directionsOf, type Openings } from './openings';
import { TERRACES, type Terrace } from './rules';
import { isUnique } from './solver';

/** Version of the terrace's format in files that earlier versions of the app wrote for 'Export my data'. */
const VERSION = 1;

export interface KeptTerrace extends Pick<Terrace, 'board' | 'quarters' | 'locked'> {
  readonly version: typeof VERSION;
  /** Time of the interruption, ms since 1970 UTC. */
  readonly leftAt: number;
  readonly seed: Seed;
  readonly terrace: number;
  readonly shift: number;
  readonly turns: number;
  readonly isHinted: boolean;
}

/** State from which a session of Water Flow is resumed. */
export type Left = Omit<KeptTerrace, 'version' | 'leftAt'>;

export function keep(left: Left): Left {
  const { board, quarters, locked, seed, terrace, shift, turns, isHinted } = left;
  return { seed, terrace, shift, turns, isHinted, board, quarters, locked };
}

function isBoard(value: unknown): value is Board {
  const { columns, rows, spring, solution, shuffle } = (value ?? {}) as Record<string, unknown>;
  if (!isWhole(columns, 4, 6) || !isWhole(rows, 4, 5) || !isWhole(spring, 0, columns - 1)) return false;
  const stones = columns * rows;
  const isStone = (one: unknown) => isWhole(one, 1, 14);
  if (!isListOf(solution, stones, isStone)) return false;
  if (!isListOf(shuffle, stones, (one) => isWhole(one, 0, 3))) return false;
  const openings = solution as Openings[];
  // A spanning tree has one channel fewer than stones. The spring's stone has one more opening, for the spring.
  const all = openings.reduce((sum, stone) => sum + directionsOf(stone).length, 0);
  return all === 2 * stones - 1 && isUnique({ columns, rows, spring, stones: openings });
}

/** Returns the terrace in a file from an earlier version of the app. Undefined for an invalid one. */
export function terraceFrom(value: unknown): KeptTerrace | undefined {
  const { version, leftAt } = (value ?? {}) as Record<string, unknown>;
  if (version !== VERSION || !isWhole(leftAt, 0, Number.MAX_SAFE_INTEGER)) return undefined;
  return keptFrom(value) && (value as KeptTerrace);
}

/** Parses a stored terrace. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): Left | undefined {
  const kept = (value ?? {}) as Record<string, unknown>;
  const { seed, terrace, shift, turns, isHinted, board, quarters, locked } = kept;
  if (!isSeed(seed) || !isWhole(terrace, 1, TERRACES) || !isWhole(shift, -TERRACES, TERRACES))
    return undefined;
  if (!isWhole(turns, 0, 1e6) || typeof isHinted !== 'boolean' || !isBoard(board)) return undefined;
  const stones = board.solution.length;
  if (!isListOf(quarters, stones, (one) => isWhole(one, -1e6, 1e6))) return undefined;
  if (!isListOf(locked, stones, (one) => typeof one === 'boolean')) return undefined;
  return keep(value as Left);
}
