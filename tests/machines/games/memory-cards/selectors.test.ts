import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { memoryCardsMachine } from '../../../../machines/games/memory-cards/memory-cards.machine';
import { dealCards, pictureNameOf, themeOf } from '../../../../machines/games/memory-cards/rules';
import {
  cardLabel,
  changeAnnouncement,
  pictureIndexOf,
  selectGamePhase,
  selectLevel,
  selectNextTheme,
  selectPictureNames,
  selectPlaySeconds,
  selectPlayStartTime,
  selectTheme,
  selectTurnCount,
} from '../../../../machines/games/memory-cards/selectors';
import { CARD_THEMES, THEME_PICTURE_NAMES } from '../../../../machines/games/memory-cards/themes';
import { openPairs } from '../../../players/memory-cards';
import { type Run, run, START } from '../../run';

type Game = Run<typeof memoryCardsMachine>;

const openGame = (seed = 1): Game =>
  run((clock) => createActor(memoryCardsMachine, { input: { seed }, clock }));

function startGame(): Game {
  const game = openGame();
  game.send(...START);
  return game;
}

const ADVANCE = { type: 'level.advanced' } as const;
const flips = (...indices: readonly number[]) =>
  indices.map((index) => ({ type: 'card.flipped', index }) as const);

/** Returns taps that find every pair of the board. */
const solution = ({ context }: Game) => flips(...openPairs(context().cards).flat());

const labels = ({ now }: Game) => {
  const snapshot = now();
  return snapshot.context.cards.map((card) => cardLabel(snapshot, card));
};

/** Returns the announcement that an action causes. */
const said = (game: Game, doing: () => void): string | undefined => {
  const before = game.now();
  doing();
  return changeAnnouncement(before, game.now());
};

test('the page reads level, theme, turns and seconds as primitives', () => {
  const game = startGame();
  game.send(...flips(0, 1));
  game.pass(2000);
  const snapshot = game.now();
  expect([
    selectGamePhase(snapshot),
    selectLevel(snapshot),
    selectTheme(snapshot),
    selectTurnCount(snapshot),
    selectPlaySeconds(snapshot, game.clock.now()),
  ]).toEqual(['playing', 1, 'mountain', 1, 2]);
});

describe("a card's label", () => {
  test('has its picture while it is open, and whether it is matched', () => {
    const game = startGame();
    const [[one, other] = [0, 0], [third] = [0]] = openPairs(game.context().cards);
    game.send(...flips(one));
    expect(labels(game)[one]).toMatch(/^Card \d+, [A-Z][a-z ]+$/);
    game.send(...flips(other, third));
    expect(labels(game)[one]).toMatch(/^Card \d+, [A-Z][a-z ]+, matched$/);
    expect(labels(game)[other]).toBe(labels(game)[one]?.replace(/\d+/, `${other + 1}`));
    expect(labels(game)[third]).not.toContain('face down');
    expect(labels(game).filter((label) => label.includes('face down'))).toHaveLength(9);
  });
});

describe('the announcement', () => {
  test('covers a whole level', () => {
    const game = openGame(4);
    expect(said(game, () => game.send({ type: 'game.started' }))).toBe(
      'Level 1, mountain. 12 cards, face down.',
    );
    const [[one] = [0], [other] = [0]] = openPairs(game.context().cards);
    const name = (index: number) =>
      labels(game)
        [index]?.replace(/^Card \d+, /, '')
        .replace(', matched', '');
    expect(said(game, () => game.send(...flips(one)))).toBe(name(one));
    expect(said(game, () => game.send(...flips(other)))).toBe(`${name(other)}. No pair.`);
    expect(said(game, () => game.pass(1000))).toBe('Both turned back.');
    const [[first, second] = [0, 0]] = openPairs(game.context().cards);
    game.send(...flips(first));
    const found = said(game, () => game.send(...flips(second)));
    expect(found).toBe(`${name(first)}. A pair. 1 of 6 found.`);
    expect(said(game, () => game.send(...solution(game)))).toBe('Level 1 complete in 7 turns.');
    expect(said(game, () => game.send(ADVANCE))).toBe('Level 2, ocean. 16 cards, face down.');
    expect(said(game, () => game.send({ type: 'game.left' }))).toBeUndefined();
  });

  test('covers the end of all levels, and the restart', () => {
    const game = startGame();
    for (let level = 1; level < 6; level++) {
      game.send(...solution(game), ADVANCE);
    }
    expect(said(game, () => game.send(...solution(game)))).toBe('All levels completed.');
    expect(said(game, () => game.send({ type: 'game.started' }))).toBe(
      'Level 1, mountain. 12 cards, face down.',
    );
  });

  test('is missing after mere time, and after an ignored tap', () => {
    const game = startGame();
    game.send(...flips(0));
    expect(said(game, () => game.pass(5000))).toBeUndefined();
    expect(said(game, () => game.send(...flips(0, 99)))).toBeUndefined();
  });
});

test.each(CARD_THEMES)('each picture of %s has a unique name that can be spoken', (theme) => {
  const names = THEME_PICTURE_NAMES[theme];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+(?:[ -][a-z]+)*$/);
});

test('a board of every level deals each picture of its theme twice, and the scene finds it in its sheet', () => {
  for (const level of [1, 2, 3, 4, 5, 6]) {
    const [cards] = dealCards(level, 7);
    const names = THEME_PICTURE_NAMES[themeOf(level)];
    expect(cards.map((card) => names[pictureIndexOf(card)])).toEqual(
      cards.map(({ src }) => pictureNameOf(src)),
    );
    expect(cards.map(pictureIndexOf).sort((one, other) => one - other)).toEqual(
      names.flatMap((_, index) => [index, index]),
    );
  }
});

describe('the selectors of the scene', () => {
  test('return the pictures of this board and of the next', () => {
    const game = startGame();
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const snapshot = game.now();
      expect(selectPictureNames(snapshot)).toBe(THEME_PICTURE_NAMES[themeOf(level)]);
      expect(selectNextTheme(snapshot)).toBe(CARD_THEMES[level]);
      game.send(...solution(game));
      game.pass(20_000);
      if (level < 6) game.send(ADVANCE);
    }
  });

  test('return the start of the timer only while a board is played', () => {
    const game = openGame();
    expect(selectPlayStartTime(game.now())).toBeNull();
    game.pass(500);
    game.send(...START);
    expect(selectPlayStartTime(game.now())).toBe(500);
    game.send(...solution(game));
    expect(selectPlayStartTime(game.now())).toBeNull();
  });
});

test('a board is a session until it is left, and finished once every pair is found', () => {
  const game = openGame();
  const tags = () => ['session', 'finished'].filter((tag) => game.now().hasTag(tag as never));
  expect(tags()).toEqual([]);
  game.send(...START);
  expect(tags()).toEqual(['session']);
  game.send(...solution(game));
  expect(tags()).toEqual(['session', 'finished']);
  game.send({ type: 'game.left' });
  expect(tags()).toEqual([]);
});

test('a left game has no announcement, and with hidden figures a finished board has none of its turns', () => {
  const game = startGame();
  game.send(...flips(0));
  const before = game.now();
  game.send({ type: 'game.left' });
  expect(changeAnnouncement(before, game.now())).toBeUndefined();
  const other = startGame();
  const playing = other.now();
  other.send(...solution(other));
  expect(changeAnnouncement(playing, other.now(), true)).toBe('Level 1 complete.');
  expect(changeAnnouncement(playing, other.now())).toBe('Level 1 complete in 6 turns.');
});
