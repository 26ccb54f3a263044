import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { memoryCardsMachine } from '../../../../machines/games/memory-cards/memory-cards.machine';
import {
  selectGamePhase,
  selectIsTuneUnfinished,
  selectPlaySeconds,
  selectTuneProgress,
} from '../../../../machines/games/memory-cards/selectors';
import { Chance } from '../../../monkey/support/chance';
import { openPairs } from '../../../players/memory-cards';
import { type Run, run, START, takeEmitted } from '../../run';

type Game = Run<typeof memoryCardsMachine>;

const startGame = (seed = 1): Game =>
  run((clock) => createActor(memoryCardsMachine, { input: { seed }, clock }), ...START);

const ADVANCE = { type: 'level.advanced' } as const;
const flips = (...indices: readonly number[]) =>
  indices.map((index) => ({ type: 'card.flipped', index }) as const);

/** Returns taps that find every pair of the board. */
const solution = ({ context }: Game) => flips(...openPairs(context().cards).flat());

/** Returns taps on two different cards. */
function mismatch({ context }: Game) {
  const [[one] = [0], [other] = [0]] = openPairs(context().cards);
  return flips(one, other);
}

const BOARDS = [
  { level: 1, theme: 'mountain', pairs: 6 },
  { level: 2, theme: 'ocean', pairs: 8 },
  { level: 3, theme: 'sunset', pairs: 10 },
  { level: 4, theme: 'forest', pairs: 12 },
  { level: 5, theme: 'animals', pairs: 14 },
  { level: 6, theme: 'flowers', pairs: 16 },
];

test('a person plays all six levels with mistakes, and starts again', () => {
  const game = startGame(20261120);
  const { now, context, send, pass } = game;
  const seconds = () => selectPlaySeconds(now(), game.clock.now());
  const { cards: first } = context();
  for (const { level, theme, pairs } of BOARDS) {
    expect(selectGamePhase(now())).toBe('playing');
    expect(context()).toMatchObject({ level, turns: 0, first: null, second: null });
    expect(seconds()).toBe(0);
    expect(context().cards).toHaveLength(pairs * 2);
    expect(context().cards.every(({ src, matched }) => src.startsWith(`${theme}/`) && !matched)).toBe(true);
    expect(takeEmitted(game)).toEqual([`play.started ${level}`]);

    // The player looks for 2 s, then makes as many mistakes as the level's number.
    pass(2000);
    for (let mistake = 1; mistake <= level; mistake++) {
      send(...mismatch(game));
      expect(takeEmitted(game)).toEqual(['card-flip', 'card-flip']);
      expect(context().turns).toBe(mistake);
      pass(999);
      expect(context().second).not.toBeNull();
      expect(takeEmitted(game)).toEqual([]);
      pass(1);
      expect(context()).toMatchObject({ first: null, second: null });
      expect(takeEmitted(game)).toEqual(['card-place']);
    }

    // Then the player finds all pairs. Each card takes half a second.
    const turns = level + pairs;
    for (const [step, [one, other]] of openPairs(context().cards).entries()) {
      expect(selectGamePhase(now())).toBe('playing');
      send(...flips(one));
      pass(500);
      send(...flips(other));
      const isLast = step === pairs - 1;
      expect(takeEmitted(game)).toEqual([
        ...['card-flip', 'card-flip', `match ${step}`],
        ...(isLast
          ? [
              `play.completed ${Math.round((pairs / turns) * 100)}`,
              `place.earned ${theme}`,
              'level-complete',
              `Level complete: You found every pair in ${turns} turns.`,
              'check-in after 1000',
            ]
          : []),
      ]);
      if (!isLast) pass(500);
    }
    // 2 s of looking, 1 s per mistake, and 1 s per pair. The last pair takes only half a second, and the sum is rounded
    // down. The timer stops when the board is complete.
    expect(context()).toMatchObject({ level, turns });
    pass(60_000);
    expect(seconds()).toBe(2 + turns - 1);
    takeEmitted(game);
    if (level < 6) {
      expect(selectGamePhase(now())).toBe('level-complete');
      send(ADVANCE);
    }
  }

  send(ADVANCE);
  expect(selectGamePhase(now())).toBe('all-levels-complete');

  // Restart Game: level 1 on a new board.
  send({ type: 'game.started' });
  expect(takeEmitted(game)).toEqual(['play.started 1']);
  expect(context()).toMatchObject({ level: 1, turns: 0 });
  expect(seconds()).toBe(0);
  expect(context().cards).toHaveLength(12);
  expect(context().cards).not.toEqual(first);
});

test('the timer counts whole seconds, also during a comparison and while a first card stays open', () => {
  const game = startGame();
  const seconds = () => selectPlaySeconds(game.now(), game.clock.now());
  game.pass(999);
  expect(seconds()).toBe(0);
  game.pass(1);
  expect(seconds()).toBe(1);
  game.pass(500);
  game.send(...mismatch(game));
  game.pass(500);
  expect(seconds()).toBe(2);
  game.pass(500);
  game.send(...flips(3));
  game.pass(3_600_000);
  expect(game.context()).toMatchObject({ turns: 1, first: 3 });
  expect(seconds()).toBe(3602);
});

describe('the tune of a finished board', () => {
  const heard = (game: Game) => takeEmitted(game).filter((word) => word.startsWith('tune'));

  test('has a note for each pair in the order of finding, 420 ms each, 1600 ms after the last pair', () => {
    const game = startGame();
    const pairs = openPairs(game.context().cards).toReversed();
    const pictures = pairs.map(([one]) => game.context().cards[one]?.src);
    for (const pair of pairs) game.send(...flips(...pair));
    expect(game.context()).toMatchObject({ found: pictures, note: null });
    game.pass(1599);
    expect(heard(game)).toEqual([]);
    game.pass(1);
    for (const [note] of pictures.entries()) {
      expect(heard(game)).toEqual([`tune ${note}`]);
      expect(game.context().note).toBe(note);
      expect(selectTuneProgress(game.now())).toBe((note + 1) / pictures.length);
      expect(selectIsTuneUnfinished(game.now())).toBe(true);
      game.pass(420);
    }
    expect(heard(game)).toEqual([]);
    expect(selectIsTuneUnfinished(game.now())).toBe(false);
    expect(selectTuneProgress(game.now())).toBeUndefined();
  });

  test('waits for the check-in, which pauses the clock from 1000 ms on', () => {
    const game = startGame();
    game.send(...solution(game));
    game.pass(1000);
    game.clock.pause('check-in');
    game.pass(600_000);
    game.clock.resume('check-in');
    game.pass(599);
    expect(heard(game)).toEqual([]);
    game.pass(1);
    expect(heard(game)).toEqual(['tune 0']);
  });

  test.each([0, 1600, 2700])('can be skipped for good after %i ms', (after) => {
    const game = startGame();
    game.send(...solution(game));
    game.pass(after);
    game.send({ type: 'tune.skipped' });
    takeEmitted(game);
    expect(selectIsTuneUnfinished(game.now())).toBe(false);
    game.pass(60_000);
    expect(takeEmitted(game)).toEqual([]);
    game.send(ADVANCE);
    expect(game.context()).toMatchObject({ level: 2, found: [], note: null });
  });
});

describe('leaving', () => {
  const play = {
    'two cards that are compared': (game: Game) => game.send(...mismatch(game)),
    'all levels completed': (game: Game) => {
      for (let level = 1; level <= 6; level++) {
        game.send(...solution(game), ADVANCE);
      }
    },
  };

  test.each(Object.entries(play))('%s removes the board silently and for good', (_name, prepare) => {
    const game = startGame();
    prepare(game);
    takeEmitted(game);
    game.send({ type: 'game.left' });
    const left = game.now();
    expect(selectGamePhase(left)).toBe('ready');
    const empty = { cards: [], first: null, second: null, turns: 0, since: null };
    expect(left.context).toMatchObject({ level: 1, ...empty });
    game.pass(10_000);
    expect(game.now()).toBe(left);
    expect(takeEmitted(game)).toEqual([]);
  });
});

const FOOLISH = [-1, 12, 99, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];

/** Expects that a tap changes no snapshot, has no effect, and does not count as a turn. */
function expectIgnored(game: Game, index: number): void {
  const before = game.now();
  takeEmitted(game);
  game.send(...flips(index));
  expect(game.now()).toBe(before);
  expect(takeEmitted(game)).toEqual([]);
}

describe('the snapshot stays the same object after a tap', () => {
  test.each(FOOLISH)('on card %d, which does not exist, as a first card', (index) => {
    expectIgnored(startGame(), index);
  });

  test.each(FOOLISH)('on card %d, which does not exist, as a second card', (index) => {
    const game = startGame();
    game.send(...flips(0));
    expectIgnored(game, index);
  });

  test('on the open card', () => {
    const game = startGame();
    game.send(...flips(0));
    expectIgnored(game, 0);
  });

  test('on a matched card, as a first and as a second card', () => {
    const game = startGame();
    const [[one, other] = [0, 0], [third] = [0]] = openPairs(game.context().cards);
    game.send(...flips(one, other));
    expectIgnored(game, one);
    expectIgnored(game, other);
    game.send(...flips(third));
    expectIgnored(game, one);
    expectIgnored(game, other);
  });

  test('on any card during a comparison, also on the compared ones', () => {
    const game = startGame();
    game.send(...mismatch(game));
    for (const { id } of game.context().cards) expectIgnored(game, id);
    for (const index of FOOLISH) expectIgnored(game, index);
    game.pass(999);
    expectIgnored(game, 0);
    game.pass(1);
    game.send(...flips(0));
    expect(game.context().first).toBe(0);
  });
});

describe('fast taps', () => {
  /**
   * Invariant: a tap is either ignored completely, or accepted with the same effect as at any other time. During a
   * comparison every tap is ignored. A slow game with only the accepted taps of a fast game therefore leads to the same
   * state and effects, except for clock times.
   */
  test.each([1, 2, 3])('50 in a second equal the accepted ones made slowly (seed %d)', (seed) => {
    const chance = new Chance(seed);
    const hasty = startGame(seed);
    const accepted = Array.from({ length: 50 }, () => chance.below(14) - 1).filter((index) => {
      const before = hasty.context();
      hasty.send(...flips(index));
      const isAccepted = hasty.context() !== before;
      hasty.pass(20);
      return isAccepted;
    });
    // The fast game may still be in its last comparison. One more second ends the comparison.
    hasty.pass(1000);

    const slow = startGame(seed);
    for (const index of accepted) {
      slow.send(...flips(index));
      slow.pass(3000);
    }
    const timeless = { since: 0, foundAt: 0 };
    expect({ ...hasty.context(), ...timeless }).toEqual({ ...slow.context(), ...timeless });
    expect(hasty.now().value).toEqual(slow.now().value);
    expect(takeEmitted(hasty)).toEqual(takeEmitted(slow));
  });
});
