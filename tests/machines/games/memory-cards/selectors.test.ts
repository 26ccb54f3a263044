import { describe, expect, test } from 'vitest';
import {
  cardLabel,
  changeAnnouncement,
  selectGamePhase,
  selectLevel,
  selectPlaySeconds,
  selectTheme,
  selectTurnCount,
} from '../../../../machines/games/memory-cards/selectors';
import { flip, type Game, mismatch, openGame, openPairs, playLevel, startGame } from './person';

const labels = ({ actor }: Game) => {
  const snapshot = actor.getSnapshot();
  return snapshot.context.cards.map((card) => cardLabel(snapshot, card));
};

/** Returns the announcement that an action causes. */
const said = (game: Game, doing: () => void): string | undefined => {
  const before = game.actor.getSnapshot();
  doing();
  return changeAnnouncement(before, game.actor.getSnapshot());
};

test('the page reads level, theme, turns and seconds as primitives', () => {
  const game = startGame();
  flip(game, ...mismatch(game));
  game.pass(2000);
  const snapshot = game.actor.getSnapshot();
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
    const [[one, other] = [0, 0], [third] = [0]] = openPairs(game);
    flip(game, one);
    expect(labels(game)[one]).toMatch(/^Card \d+, [A-Z][a-z ]+$/);
    flip(game, other, third);
    expect(labels(game)[one]).toMatch(/^Card \d+, [A-Z][a-z ]+, matched$/);
    expect(labels(game)[other]).toBe(labels(game)[one]?.replace(/\d+/, `${other + 1}`));
    expect(labels(game)[third]).not.toContain('face down');
    expect(labels(game).filter((label) => label.includes('face down'))).toHaveLength(9);
  });
});

describe('the announcement', () => {
  test('covers a whole level', () => {
    const game = openGame(4);
    const { actor } = game;
    expect(said(game, () => actor.send({ type: 'game.started' }))).toBe(
      'Level 1, mountain. 12 cards, face down.',
    );
    const [one, other] = mismatch(game);
    const name = (index: number) =>
      labels(game)
        [index]?.replace(/^Card \d+, /, '')
        .replace(', matched', '');
    expect(said(game, () => flip(game, one))).toBe(name(one));
    expect(said(game, () => flip(game, other))).toBe(`${name(other)}. No pair.`);
    expect(said(game, () => game.pass(1000))).toBe('Both turned back.');
    const [[first, second] = [0, 0]] = openPairs(game);
    flip(game, first);
    const found = said(game, () => flip(game, second));
    expect(found).toBe(`${name(first)}. A pair. 1 of 6 found.`);
    expect(said(game, () => playLevel(game))).toBe('Level 1 complete in 7 turns.');
    expect(said(game, () => actor.send({ type: 'level.advanced', at: 0 }))).toBe(
      'Level 2, ocean. 16 cards, face down.',
    );
    expect(said(game, () => actor.send({ type: 'game.left' }))).toBeUndefined();
  });

  test('covers the end of all levels, and the restart', () => {
    const game = startGame();
    for (let level = 1; level < 6; level++) {
      playLevel(game);
      game.actor.send({ type: 'level.advanced', at: 0 });
    }
    expect(said(game, () => playLevel(game))).toBe('All levels completed.');
    expect(said(game, () => game.actor.send({ type: 'game.started' }))).toBe(
      'Level 1, mountain. 12 cards, face down.',
    );
  });

  test('is missing after mere time, and after an ignored tap', () => {
    const game = startGame();
    flip(game, 0);
    expect(said(game, () => game.pass(5000))).toBeUndefined();
    expect(said(game, () => flip(game, 0, 99))).toBeUndefined();
  });
});
