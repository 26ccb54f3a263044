/** A terrace that was left in the middle, as the device keeps it for a day. */
import type { Seed } from '../../random';
import type { Board } from './board';
import { directionsOf, type Openings } from './openings';
import { TERRACES, type Terrace } from './rules';
import { isUnique } from './solver';

/** Another version of the format is not read. */
const VERSION = 1;

/** It is kept for this long, ms. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

export interface KeptTerrace extends Pick<Terrace, 'board' | 'quarters' | 'locked'> {
  readonly version: typeof VERSION;
  /** When it was left, ms since 1970 UTC. */
  readonly leftAt: number;
  readonly seed: Seed;
  readonly terrace: number;
  readonly shift: number;
  readonly turns: number;
  readonly isHinted: boolean;
}

/** What a session needs to go on later. */
export type Left = Omit<KeptTerrace, 'version' | 'leftAt'>;

/** @param leftAt ms since 1970 UTC */
export function keep(left: Left, leftAt: number): KeptTerrace {
  const { board, quarters, locked, seed, terrace, shift, turns, isHinted } = left;
  return { version: VERSION, leftAt, seed, terrace, shift, turns, isHinted, board, quarters, locked };
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const isListOf = (value: unknown, length: number, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(isOne);

function isBoard(value: unknown): value is Board {
  const { columns, rows, spring, solution, shuffle } = (value ?? {}) as Record<string, unknown>;
  if (!isWhole(columns, 4, 6) || !isWhole(rows, 4, 5) || !isWhole(spring, 0, columns - 1)) return false;
  const stones = columns * rows;
  const isStone = (one: unknown) => isWhole(one, 1, 14);
  if (!isListOf(solution, stones, isStone)) return false;
  if (!isListOf(shuffle, stones, (one) => isWhole(one, 0, 3))) return false;
  const openings = solution as Openings[];
  // A spanning tree has one channel fewer than stones, and the spring's own opening.
  const all = openings.reduce((sum, stone) => sum + directionsOf(stone).length, 0);
  return all === 2 * stones - 1 && isUnique({ columns, rows, spring, stones: openings });
}

/** What was kept; undefined when it is of another version or cannot have been kept by this one. */
export function keptFrom(value: unknown): KeptTerrace | undefined {
  const kept = (value ?? {}) as Record<string, unknown>;
  const { version, leftAt, seed, terrace, shift, turns, isHinted, board, quarters, locked } = kept;
  if (version !== VERSION || !isWhole(leftAt, 0, Number.MAX_SAFE_INTEGER)) return undefined;
  if (
    !isWhole(seed, 0, 2 ** 32 - 1) ||
    !isWhole(terrace, 1, TERRACES) ||
    !isWhole(shift, -TERRACES, TERRACES)
  )
    return undefined;
  if (!isWhole(turns, 0, 1e6) || typeof isHinted !== 'boolean' || !isBoard(board)) return undefined;
  const stones = board.solution.length;
  if (!isListOf(quarters, stones, (one) => isWhole(one, -1e6, 1e6))) return undefined;
  if (!isListOf(locked, stones, (one) => typeof one === 'boolean')) return undefined;
  return value as KeptTerrace;
}

/** Whether it can still be taken up. @param now ms since 1970 UTC; a clock that was set back counts as no time */
export const isFresh = ({ leftAt }: KeptTerrace, now: number): boolean => now - leftAt <= KEPT_MS;
