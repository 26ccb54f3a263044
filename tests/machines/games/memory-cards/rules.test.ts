import { describe, expect, test } from 'vitest';
import {
  CHECK_IN_DELAY_MS,
  countMatchedPairs,
  dealCards,
  FLIP_BACK_MS,
  isPair,
  LEVEL_COUNT,
  markPairMatched,
  PROGRESS_FULL_SECONDS,
  pairCountOf,
  pictureNameOf,
  scoreOf,
  themeOf,
} from '../../../../machines/games/memory-cards/rules';
import { THEME_PICTURE_NAMES } from '../../../../machines/games/memory-cards/themes';

const ALL_LEVELS = [1, 2, 3, 4, 5, 6];

test('the constants equal the specification', () => {
  expect(LEVEL_COUNT).toBe(6);
  expect(FLIP_BACK_MS).toBe(1000);
  expect(PROGRESS_FULL_SECONDS).toBe(300);
  expect(CHECK_IN_DELAY_MS).toBe(1000);
});

test('the levels have 6, 8, 10, 12, 14 and 16 pairs, and their themes in order', () => {
  expect(ALL_LEVELS.map(pairCountOf)).toEqual([6, 8, 10, 12, 14, 16]);
  expect(ALL_LEVELS.map(themeOf)).toEqual(['mountain', 'ocean', 'sunset', 'forest', 'animals', 'flowers']);
});

test.each([0, 7, -1, 1.5, Number.NaN])('there is no level %d', (level) => {
  expect(() => themeOf(level)).toThrow(RangeError);
  expect(() => dealCards(level, 1)).toThrow(RangeError);
});

test.each(['mountain/6', 'mountain/-1', 'mountain/x', 'desert/0', '', '__proto__/0'])(
  'no card has the picture %j',
  (src) => {
    expect(() => pictureNameOf(src)).toThrow(RangeError);
  },
);

describe.each(ALL_LEVELS)('the board of level %d', (level) => {
  const [cards, next] = dealCards(level, 20261120);

  test('has every picture of its theme twice, face down, with ids from 0', () => {
    const names = cards.map(({ src }) => pictureNameOf(src)).sort();
    const theme = THEME_PICTURE_NAMES[themeOf(level)];
    expect(names).toEqual([...theme, ...theme].sort());
    expect(cards.map(({ id }) => id)).toEqual(cards.map((_, index) => index));
    expect(cards.some(({ matched }) => matched)).toBe(false);
  });

  test('differs from the next deal and from the boards of other seeds', () => {
    const boards = [cards, dealCards(level, next)[0]];
    for (let seed = 0; seed < 50; seed++) boards.push(dealCards(level, seed)[0]);
    const lines = boards.map((board) => board.map(({ src }) => src).join());
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('two cards', () => {
  const cards = ['a', 'b', 'a', 'b'].map((src, id) => ({ id, src, matched: false }));

  test('are a pair when they show the same picture in two places', () => {
    expect(isPair(cards, 0, 2)).toBe(true);
    expect(isPair(cards, 0, 1)).toBe(false);
    expect(isPair(cards, 0, 0)).toBe(false);
    expect(isPair(cards, 0, 99)).toBe(false);
  });

  test('are marked in a copy of the board', () => {
    const marked = markPairMatched(cards, 0, 2);
    expect(marked.map(({ matched }) => matched)).toEqual([true, false, true, false]);
    expect(countMatchedPairs(marked)).toBe(1);
    expect(countMatchedPairs(cards)).toBe(0);
  });
});

test('the score is pairs ÷ turns × 100, rounded', () => {
  expect([scoreOf(6, 6), scoreOf(6, 7), scoreOf(6, 9), scoreOf(16, 48), scoreOf(6, 1200)]).toEqual([
    100, 86, 67, 33, 1,
  ]);
});
