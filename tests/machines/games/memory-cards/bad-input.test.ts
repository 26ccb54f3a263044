import { describe, expect, test } from 'vitest';
import { factsOf } from '../../run';
import {
  act,
  flip,
  type Game,
  mismatch,
  openGame,
  openPairs,
  randomActs,
  startGame,
  takeEmitted,
} from './person';

const FOOLISH = [-1, 12, 99, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];

/** Expects that a tap changes no snapshot, has no effect, and does not count as a turn. */
function expectIgnored(game: Game, index: number): void {
  const before = game.actor.getSnapshot();
  takeEmitted(game);
  flip(game, index);
  expect(game.actor.getSnapshot()).toBe(before);
  expect(takeEmitted(game)).toEqual([]);
}

describe('the snapshot stays the same object after a tap', () => {
  test.each(FOOLISH)('on card %d, which does not exist, as a first card', (index) => {
    expectIgnored(startGame(), index);
  });

  test.each(FOOLISH)('on card %d, which does not exist, as a second card', (index) => {
    const game = startGame();
    flip(game, 0);
    expectIgnored(game, index);
  });

  test('on the open card', () => {
    const game = startGame();
    flip(game, 0);
    expectIgnored(game, 0);
  });

  test('on a matched card, as a first and as a second card', () => {
    const game = startGame();
    const [[one, other] = [0, 0], [third] = [0]] = openPairs(game);
    flip(game, one, other);
    expectIgnored(game, one);
    expectIgnored(game, other);
    flip(game, third);
    expectIgnored(game, one);
    expectIgnored(game, other);
  });

  test('on any card during a comparison, also on the compared ones', () => {
    const game = startGame();
    flip(game, ...mismatch(game));
    for (const { id } of game.actor.getSnapshot().context.cards) expectIgnored(game, id);
    for (const index of FOOLISH) expectIgnored(game, index);
    game.pass(999);
    expectIgnored(game, 0);
    game.pass(1);
    flip(game, 0);
    expect(game.actor.getSnapshot().context.first).toBe(0);
  });
});

describe('fast taps', () => {
  /**
   * Invariant: a tap is either ignored completely, or accepted with the same effect as at any other time. During a
   * comparison every tap is ignored. A slow game with only the accepted taps of a fast game therefore leads to the same
   * state and effects, except for clock times.
   */
  const SEEDS = [1, 2, 3];

  test.each(SEEDS)('50 taps in a second equal the accepted ones made slowly (seed %d)', (seed) => {
    const taps = randomActs(200, seed)
      .flatMap((step) => (step.type === 'card.flipped' ? [step] : []))
      .slice(0, 50);
    expect(taps).toHaveLength(50);

    const hasty = startGame(seed);
    const accepted = taps.filter((tap) => {
      const before = hasty.actor.getSnapshot();
      act(hasty, tap);
      const isAccepted = hasty.actor.getSnapshot().context !== before.context;
      hasty.pass(20);
      return isAccepted;
    });
    // The fast game may still be in its last comparison. One more second ends the comparison.
    hasty.pass(1000);

    const slow = startGame(seed);
    for (const tap of accepted) {
      act(slow, tap);
      slow.pass(3000);
    }
    const { since: _hasty, foundAt: _then, ...inHaste } = hasty.actor.getSnapshot().context;
    const { since: _slow, foundAt: _later, ...slowly } = slow.actor.getSnapshot().context;
    expect(inHaste).toEqual(slowly);
    expect(hasty.actor.getSnapshot().value).toEqual(slow.actor.getSnapshot().value);
    expect(takeEmitted(hasty)).toEqual(takeEmitted(slow));
  });
});

describe('the same seed and the same actions', () => {
  test('never mutate an earlier snapshot', () => {
    const game = openGame(7);
    const copies: unknown[] = [];
    game.actor.subscribe((snapshot) => copies.push(factsOf(snapshot)));
    game.actor.send({ type: 'game.started' });
    for (const step of randomActs(300, 7)) act(game, step);
    expect(game.snapshots.slice(-copies.length).map(factsOf)).toEqual(copies);
  });
});
