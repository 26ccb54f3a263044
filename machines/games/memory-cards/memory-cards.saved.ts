/** The board with its cards, or the next board after a finished one. */
import * as z from 'zod/mini';
import type { GameResumedEvent } from '../../game';
import type { Seed } from '../../random';
import { seed, whole } from '../../schemas';
import { type Card, LEVELS, pairsOf, themeOf } from './rules';

/** Turns, and time in ms. */
const MOST = 1e9;

const picture = whole(0, pairsOf(LEVELS) - 1);

export const savedSession = z
  .object({
    seed,
    level: whole(1, LEVELS),
    /** By card; null if the board of this level is not dealt yet. */
    pictures: z.nullable(z.readonly(z.array(picture))),
    /** The first found first. */
    found: z.readonly(z.array(picture)),
    turns: whole(0, MOST),
    /** On this board, ms. */
    played: whole(0, MOST),
  })
  .check(
    z.refine(({ level, pictures, found, turns }) => {
      if (pictures === null) return true;
      const pairs = pairsOf(level);
      const all = Array.from({ length: 2 * pairs }, (_, card) => Math.floor(card / 2));
      const isDeal = String([...pictures].sort((one, other) => one - other)) === String(all);
      const areNew = new Set(found).size === found.length && found.every((one) => one < pairs);
      return isDeal && areNew && found.length < pairs && found.length <= turns;
    }),
  );
export type SavedSession = z.infer<typeof savedSession>;
export type SessionResumed = GameResumedEvent<SavedSession>;

interface Board extends Pick<SavedSession, 'turns' | 'played'> {
  readonly seed: Seed;
  readonly level: number;
  readonly cards: readonly Card[];
  readonly found: readonly string[];
  readonly since: number | null;
}

const numberOf = (src: string): number => Number(src.split('/')[1]);

/**
 * The open card of an unfinished turn is saved face down. After a finished board the next one is saved; after the last
 * one, nothing.
 * @param now clock time, ms
 */
export function save(context: Board, now: number): SavedSession | undefined {
  const { seed, level, cards, found, turns, since, played } = context;
  if (found.length === pairsOf(level)) {
    if (level === LEVELS) return undefined;
    return { seed, level: level + 1, pictures: null, found: [], turns: 0, played: 0 };
  }
  return {
    seed,
    level,
    pictures: cards.map(({ src }) => numberOf(src)),
    found: found.map(numberOf),
    turns,
    played: since === null ? played : Math.max(0, Math.round(now - since)),
  };
}

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
