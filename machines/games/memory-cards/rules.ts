/** The rules of Memory Cards as pure functions. */
import { type Seed, shuffle } from '../../random';
import { THEME_NAMES, THEMES, type Theme } from './themes';

/** Number of levels; each has a theme of its own. */
export const LEVELS = THEME_NAMES.length;

/** How long two cards that differ stay open before they turn back (ms). */
export const FLIP_BACK_MS = 1000;

/** The progress bar is full after this long (s). */
export const PROGRESS_SECONDS = 300;

/** A finished level asks for the check-in after this long (ms). */
export const CHECK_IN_DELAY_MS = 1000;

/**
 * How long after the last pair the tune of the board begins (ms). The check-in holds the clock before that, so the tune
 * follows it, a breath after it has closed.
 */
export const TUNE_DELAY_MS = 1600;

/** Time of one note of the tune (ms): slower than three changes of light a second. */
export const NOTE_MS = 420;

export interface Card {
  /** Its place on the board, counted from 0. */
  readonly id: number;
  /** Its picture: the theme and the picture's place in the theme's atlas, `mountain/2`. */
  readonly src: string;
  readonly matched: boolean;
}

/** The theme of a level (1-6). */
export function themeOf(level: number): Theme {
  const theme = THEME_NAMES[level - 1];
  if (theme === undefined) throw new RangeError(`Memory Cards has no level ${level}`);
  return theme;
}

/** Pairs on the board of a level (1-6): 6, 8, 10, 12, 14, 16. */
export const pairsOf = (level: number): number => THEMES[themeOf(level)].length;

/** The picture's name in plain words. */
export function nameOf(src: string): string {
  const [theme, index] = src.split('/') as [Theme, string];
  const name = THEMES[theme]?.[Number(index)];
  if (name === undefined) throw new RangeError(`No card has the picture ${src}`);
  return name;
}

/** A shuffled board: each picture of the level's theme twice. */
export function deal(level: number, seed: Seed): [cards: Card[], next: Seed] {
  const theme = themeOf(level);
  const pictures = THEMES[theme].map((_, index) => `${theme}/${index}`);
  const [shuffled, next] = shuffle([...pictures, ...pictures], seed);
  return [shuffled.map((src, id) => ({ id, src, matched: false })), next];
}

/** Whether two places of the board hold the same picture. */
export const isPair = (cards: readonly Card[], one: number, other: number): boolean =>
  one !== other && cards[one]?.src === cards[other]?.src;

/** A copy of the board with two places marked as matched. */
export const match = (cards: readonly Card[], one: number, other: number): Card[] =>
  cards.map((card) => (card.id === one || card.id === other ? { ...card, matched: true } : card));

export const countMatchedPairs = (cards: readonly Card[]): number =>
  cards.filter((card) => card.matched).length / 2;

/** Pairs ÷ turns × 100, rounded: 100 when every turn found a pair. */
export const scoreOf = (pairs: number, turns: number): number => Math.round((pairs / turns) * 100);
