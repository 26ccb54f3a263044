/** State that the device stores for an interrupted session of Memory Cards: the board with its cards. */
import { isListOf, isSeed, isWhole } from '../../kept';
import type { Seed } from '../../random';
import { type Card, LEVELS, pairsOf, themeOf } from './rules';

export interface KeptBoard {
  /** Seed of the next deal. */
  readonly seed: Seed;
  readonly level: number;
  /** Number of the picture of each card. Null if the board of this level is not dealt yet. */
  readonly pictures: readonly number[] | null;
  /** Numbers of the found pictures, the first found first. */
  readonly found: readonly number[];
  readonly turns: number;
  /** Time played on this board, in whole ms. */
  readonly played: number;
}

/** The part of the machine's context that is stored. */
interface Board extends Pick<KeptBoard, 'seed' | 'level' | 'turns' | 'played'> {
  readonly cards: readonly Card[];
  readonly found: readonly string[];
  readonly since: number | null;
}

/** Maximum number of stored turns, and maximum stored time in ms. */
const MOST = 1e9;

const numberOf = (src: string): number => Number(src.split('/')[1]);

/**
 * Returns the state of a board to store. The open card of an unfinished turn is stored face down.
 * @param now clock time, ms
 */
export function keepBoard(context: Board, now: number): KeptBoard {
  const { seed, level, cards, found, turns, since, played } = context;
  return {
    seed,
    level,
    pictures: cards.map(({ src }) => numberOf(src)),
    found: found.map(numberOf),
    turns,
    played: since === null ? played : Math.max(0, Math.round(now - since)),
  };
}

/** Returns the state to store after a finished board: the next board. Undefined after the last one. */
export const keepNext = ({ seed, level }: Pick<Board, 'seed' | 'level'>): KeptBoard | undefined =>
  level === LEVELS ? undefined : { seed, level: level + 1, pictures: null, found: [], turns: 0, played: 0 };

/** Parses a stored board. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptBoard | undefined {
  const { seed, level, pictures, found, turns, played } = (value ?? {}) as Partial<KeptBoard>;
  if (!isSeed(seed) || !isWhole(level, 1, LEVELS)) return undefined;
  if (!isWhole(turns, 0, MOST) || !isWhole(played, 0, MOST)) return undefined;
  if (pictures === null) return { seed, level, pictures, found: [], turns: 0, played: 0 };
  const pairs = pairsOf(level);
  const isPicture = (one: unknown) => isWhole(one, 0, pairs - 1);
  if (!isListOf(pictures, 2 * pairs, isPicture) || !Array.isArray(found)) return undefined;
  const isTwice = (picture: number) => pictures?.filter((other) => other === picture).length === 2;
  const areNew = new Set(found).size === found.length && found.every(isPicture);
  if (!pictures?.every(isTwice) || !areNew || found.length >= pairs || turns < found.length) return undefined;
  return { seed, level, pictures, found, turns, played };
}

/** Returns the cards of a stored board and its found pictures, in the machine's format. */
export function boardOf(
  level: number,
  pictures: readonly number[],
  found: readonly number[],
): { readonly cards: Card[]; readonly found: string[] } {
  const srcOf = (picture: number) => `${themeOf(level)}/${picture}`;
  return {
    cards: pictures.map((picture, id) => ({ id, src: srcOf(picture), matched: found.includes(picture) })),
    found: found.map(srcOf),
  };
}
