import { type Seed, shuffle } from '../../random';
import { CARD_THEMES, type CardTheme, THEME_PICTURE_NAMES } from './themes';

export const LEVEL_COUNT = CARD_THEMES.length;

export const FLIP_BACK_MS = 1000;

/** Until the progress bar is full, s. */
export const PROGRESS_FULL_SECONDS = 300;

export const CHECK_IN_DELAY_MS = 1000;

/**
 * After the last pair, ms. An open check-in pauses the clock, so this is longer than {@link CHECK_IN_DELAY_MS}: the
 * tune starts shortly after the check-in has closed.
 */
export const TUNE_DELAY_MS = 1600;

export const NOTE_MS = 420;

export interface Card {
  /** Position on the board, from 0. */
  readonly id: number;
  /** The theme and the picture's number in the theme's sheet, for example `mountain/2`. */
  readonly src: string;
  readonly matched: boolean;
}

/** @param level 1-6 */
export function themeOf(level: number): CardTheme {
  const theme = CARD_THEMES[level - 1];
  if (theme === undefined) throw new RangeError(`Memory Cards has no level ${level}`);
  return theme;
}

/** Levels 1-6: 6, 8, 10, 12, 14, 16. */
export const pairCountOf = (level: number): number => THEME_PICTURE_NAMES[themeOf(level)].length;

export function pictureNameOf(src: string): string {
  const [theme, index] = src.split('/') as [CardTheme, string];
  const name = THEME_PICTURE_NAMES[theme]?.[Number(index)];
  if (name === undefined) throw new RangeError(`No card has the picture ${src}`);
  return name;
}

/** Two cards for each picture of the level's theme. */
export function dealCards(level: number, seed: Seed): [cards: Card[], next: Seed] {
  const theme = themeOf(level);
  const pictures = THEME_PICTURE_NAMES[theme].map((_, index) => `${theme}/${index}`);
  const [shuffled, next] = shuffle([...pictures, ...pictures], seed);
  return [shuffled.map((src, id) => ({ id, src, matched: false })), next];
}

export const isPair = (cards: readonly Card[], one: number, other: number): boolean =>
  one !== other && cards[one]?.src === cards[other]?.src;

export const markPairMatched = (cards: readonly Card[], one: number, other: number): Card[] =>
  cards.map((card) => (card.id === one || card.id === other ? { ...card, matched: true } : card));

export const countMatchedPairs = (cards: readonly Card[]): number =>
  cards.filter((card) => card.matched).length / 2;

/** 100 if every turn found a pair. */
export const scoreOf = (pairs: number, turns: number): number => Math.round((pairs / turns) * 100);
