import { describe, expect, test } from 'vitest';
import { isPatternRepeated } from '../../../../machines/games/pattern-flow/rules';
import {
  changeAnnouncement,
  isStoneLit,
  lightingKeyOf,
  selectShownOrTappedCount,
  stoneLabel,
} from '../../../../machines/games/pattern-flow/selectors';
import {
  contextOf,
  type Game,
  openGame,
  phaseOf,
  playLevel,
  showingOf,
  startGame,
  takeEmitted,
  tap,
} from './person';

const now = ({ actor }: Game) => actor.getSnapshot();

test('the progress counts the shown stones, and then the tapped ones', () => {
  const game = startGame();
  expect(selectShownOrTappedCount(now(game))).toBe(0);
  game.pass(299);
  expect(selectShownOrTappedCount(now(game))).toBe(0);
  game.pass(1);
  expect(selectShownOrTappedCount(now(game))).toBe(1);
  game.pass(showingOf(1) - 300);
  expect(phaseOf(game)).toBe('input');
  expect(selectShownOrTappedCount(now(game))).toBe(0);
  tap(game, contextOf(game).pattern[0] as number);
  expect(selectShownOrTappedCount(now(game))).toBe(1);
});

describe('a lighting', () => {
  const stoneOf = (game: Game, step: number) => contextOf(game).pattern[step] as number;

  test('has another id for every shown step, and is absent while a stone is dark', () => {
    const game = startGame();
    const seen = [0, 1, 2].map((step) => {
      game.pass(step === 0 ? 300 : 1100);
      for (const stone of [0, 1, 2, 3, 4])
        expect(lightingKeyOf(now(game), stone) !== '').toBe(stone === stoneOf(game, step));
      return lightingKeyOf(now(game), stoneOf(game, step));
    });
    expect(new Set(seen).size).toBe(3);
  });

  test('has another id for each tap of one stone, also while it is lit', () => {
    const game = startGame();
    game.pass(showingOf(1));
    const stone = stoneOf(game, 0);
    tap(game, stone);
    const first = lightingKeyOf(now(game), stone);
    expect(first).not.toBe('');
    expect(lightingKeyOf(now(game), stone)).toBe(first);
    tap(game, stone);
    expect(lightingKeyOf(now(game), stone)).not.toBe(first);
  });

  test.each([-1, 5, 1.5, Number.NaN])('is absent for stone %d, which does not exist', (stone) => {
    const game = startGame();
    game.pass(showingOf(1));
    expect(isStoneLit(now(game), stone)).toBe(false);
    expect(isStoneLit(now(openGame()), 0)).toBe(false);
  });
});

describe('the output', () => {
  const taps = (stones: readonly number[]) => stones.map((stone) => `stone ${stone}`);

  test('has the note of every tap, including the last, and then the verdict', () => {
    const game = startGame();
    game.pass(showingOf(1));
    takeEmitted(game);
    const { pattern } = contextOf(game);
    tap(game, ...pattern);
    expect(takeEmitted(game)).toEqual([
      ...taps(pattern),
      'level-complete',
      'plain: Lovely / 10 points. The next pattern is one step longer.',
    ]);
  });

  test('has a toast without points for people who hide figures', () => {
    const game = startGame();
    playLevel(game);
    const toast = game.emitted.find(({ type }) => type === 'toast');
    expect(toast).toMatchObject({
      descriptionWithoutScores: expect.stringMatching(/^The next pattern/),
      duration: 2500,
    });
    expect(JSON.stringify(toast)).toContain('10 points');
  });
});

test('the announcement is the level at its start, and the pattern in the person’s turn', () => {
  const game = openGame();
  const intro = now(game);
  expect(changeAnnouncement(intro, intro)).toBeUndefined();
  game.actor.send({ type: 'game.started' });
  game.actor.send({ type: 'session.shown' });
  expect(changeAnnouncement(intro, now(game))).toBe('Level 1. 3 stones light up.');
  const dark = now(game);
  game.pass(400);
  expect(changeAnnouncement(dark, now(game))).toBeUndefined();
  const shown = now(game);
  game.pass(showingOf(1) - 400);
  expect(changeAnnouncement(shown, now(game))).toMatch(/^Your turn: \d, \d, \d\.$/);
  const input = now(game);
  tap(game, ...contextOf(game).pattern);
  expect(changeAnnouncement(input, now(game))).toBeUndefined();
  const success = now(game);
  game.pass(2500);
  expect(changeAnnouncement(success, now(game))).toBe('Level 2. 4 stones light up.');
  expect([0, 4].map(stoneLabel)).toEqual(['Pad 1, Clay', 'Pad 5, Heather']);
});

test('taps that stop early or continue do not match the pattern', () => {
  expect(isPatternRepeated([1, 2, 3], [1, 2, 3])).toBe(true);
  expect(isPatternRepeated([1, 2], [1, 2, 3])).toBe(false);
  expect(isPatternRepeated([1, 2, 3], [1, 2])).toBe(false);
});
