/** The board with its cards, or the next board after a finished one. */
import * as z from 'zod/mini';
import type { SavedGameResumedEvent } from '../../game';
import type { Seed } from '../../random';
import { seedSchema, wholeNumberSchema } from '../../schemas';
import { type Card, LEVEL_COUNT, pairCountOf, themeOf } from './rules';

/** Turns, and time in ms. */
const MOST = 1e9;

const picture = wholeNumberSchema(0, pairCountOf(LEVEL_COUNT) - 1);

export const savedSessionSchema = z
  .object({
    seed: seedSchema,
    level: wholeNumberSchema(1, LEVEL_COUNT),
    /** By card; null if the board of this level is not dealt yet. */
    pictures: z.nullable(z.readonly(z.array(picture))),
    /** The first found first. */
    found: z.readonly(z.array(picture)),
    turns: wholeNumberSchema(0, MOST),
    /** On this board, ms. */
    played: wholeNumberSchema(0, MOST),
  })
  .check(
    z.refine(({ level, pictures, found, turns }) => {
      if (pictures === null) return true;
      const pairs = pairCountOf(level);
      const all = Array.from({ length: 2 * pairs }, (_, card) => Math.floor(card / 2));
      const isDeal = String([...pictures].sort((one, other) => one - other)) === String(all);
      const areNew = new Set(found).size === found.length && found.every((one) => one < pairs);
      return isDeal && areNew && found.length < pairs && found.length <= turns;
    }),
  );
export type SavedSession = z.infer<typeof savedSessionSchema>;
export type SessionResumed = SavedGameResumedEvent<SavedSession>;

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
export function sessionToSave(context: Board, now: number): SavedSession | undefined {
  const { seed, level, cards, found, turns, since, played } = context;
  if (found.length === pairCountOf(level)) {
    if (level === LEVEL_COUNT) return undefined;
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

export function restoreBoard(
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
