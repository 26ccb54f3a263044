import { describe, expect, test } from 'vitest';
import { themeOf } from '../../../../machines/games/memory-cards/rules';
import {
  selectGamePhase,
  selectIsTuneUnfinished,
  selectTuneProgress,
} from '../../../../machines/games/memory-cards/selectors';
import {
  advance,
  begin,
  flip,
  mismatch,
  openGame,
  openPairs,
  playLevel,
  secondsOf,
  startGame,
  takeEmitted,
} from './person';

const BOARDS = [
  { level: 1, theme: 'mountain', pairs: 6 },
  { level: 2, theme: 'ocean', pairs: 8 },
  { level: 3, theme: 'sunset', pairs: 10 },
  { level: 4, theme: 'forest', pairs: 12 },
  { level: 5, theme: 'animals', pairs: 14 },
  { level: 6, theme: 'flowers', pairs: 16 },
];

test('a person plays all six levels with mistakes, and starts again', () => {
  const game = openGame(20261120);
  const { actor } = game;
  const now = () => actor.getSnapshot();
  expect(selectGamePhase(now())).toBe('ready');
  expect(takeEmitted(game)).toEqual([]);

  begin(game);
  for (const { level, theme, pairs } of BOARDS) {
    expect(selectGamePhase(now())).toBe('playing');
    expect(now().context).toMatchObject({ level, turns: 0, first: null, second: null });
    expect(secondsOf(game)).toBe(0);
    expect(now().context.cards).toHaveLength(pairs * 2);
    expect(now().context.cards.every(({ src, matched }) => src.startsWith(`${theme}/`) && !matched)).toBe(
      true,
    );
    expect(takeEmitted(game)).toEqual([`{"kind":"play.started","level":${level}}`]);

    // The player looks for 2 s, then makes as many mistakes as the level's number.
    game.pass(2000);
    for (let mistake = 1; mistake <= level; mistake++) {
      flip(game, ...mismatch(game));
      expect(takeEmitted(game)).toEqual(['card-flip', 'card-flip']);
      expect(now().context.turns).toBe(mistake);
      game.pass(999);
      expect(now().context.second).not.toBeNull();
      expect(takeEmitted(game)).toEqual([]);
      game.pass(1);
      expect(now().context).toMatchObject({ first: null, second: null });
      expect(takeEmitted(game)).toEqual(['card-place']);
    }

    // Then the player finds all pairs. Each card takes half a second.
    for (const [step, [one, other]] of openPairs(game).entries()) {
      expect(selectGamePhase(now())).toBe('playing');
      flip(game, one);
      game.pass(500);
      flip(game, other);
      const heard = takeEmitted(game);
      expect(heard.slice(0, 3)).toEqual(['card-flip', 'card-flip', `match ${step}`]);
      if (step === pairs - 1) {
        const turns = level + pairs;
        expect(heard.slice(3)).toEqual([
          `{"kind":"play.completed","score":${Math.round((pairs / turns) * 100)}}`,
          `earned: ${themeOf(level)}`,
          'level-complete',
          `toast: Level complete / You found every pair in ${turns} turns.`,
          'check-in after 1000',
        ]);
      } else {
        expect(heard).toHaveLength(3);
        game.pass(500);
      }
    }
    // 2 s of looking, 1 s per mistake, and 1 s per pair. The last pair takes only half a second, and the sum is rounded
    // down.
    expect(now().context).toMatchObject({ level, turns: level + pairs });
    expect(secondsOf(game)).toBe(2 + level + pairs - 1);

    // The timer stops when the board is complete, and the tune plays once.
    const seconds = secondsOf(game);
    game.pass(60_000);
    expect(secondsOf(game)).toBe(seconds);
    expect(takeEmitted(game)).toEqual(Array.from({ length: pairs }, (_, step) => `tune ${step}`));
    expect(now().context.note).toBeNull();
    if (level < 6) {
      expect(selectGamePhase(now())).toBe('level-complete');
      advance(game);
    }
  }

  expect(selectGamePhase(now())).toBe('all-levels-complete');
  advance(game);
  expect(selectGamePhase(now())).toBe('all-levels-complete');

  // Restart Game: level 1 on a new board.
  const firstBoard = startGame(20261120).actor.getSnapshot().context.cards;
  actor.send({ type: 'game.started' });
  expect(takeEmitted(game)).toEqual(['{"kind":"play.started","level":1}']);
  expect(now().context).toMatchObject({ level: 1, turns: 0 });
  expect(secondsOf(game)).toBe(0);
  expect(now().context.cards).toHaveLength(12);
  expect(now().context.cards).not.toEqual(firstBoard);
  playLevel(game);
  expect(selectGamePhase(now())).toBe('level-complete');
});

describe('a turn', () => {
  test('keeps a first card open without a time limit', () => {
    const game = startGame();
    flip(game, 3);
    game.pass(3_600_000);
    expect(game.actor.getSnapshot().context).toMatchObject({ first: 3 });
    expect(secondsOf(game)).toBe(3600);
  });
});

describe('the timer', () => {
  test('counts whole seconds from the start, also during a comparison', () => {
    const game = startGame();
    game.pass(999);
    expect(secondsOf(game)).toBe(0);
    game.pass(1);
    expect(secondsOf(game)).toBe(1);
    game.pass(500);
    flip(game, ...mismatch(game));
    game.pass(500);
    expect(game.actor.getSnapshot().context).toMatchObject({ turns: 1 });
    expect(secondsOf(game)).toBe(2);
  });
});

describe('the tune of a finished board', () => {
  const heard = (game: ReturnType<typeof startGame>) =>
    takeEmitted(game).filter((word) => word.startsWith('tune'));

  test('has a note for each pair in the order of finding, 420 ms each, 1600 ms after the last pair', () => {
    const game = startGame();
    const pairs = openPairs(game).toReversed();
    const pictures = pairs.map(([one]) => game.actor.getSnapshot().context.cards[one]?.src);
    for (const pair of pairs) flip(game, ...pair);
    expect(game.actor.getSnapshot().context).toMatchObject({ found: pictures, note: null });
    game.pass(1599);
    expect(heard(game)).toEqual([]);
    game.pass(1);
    for (const [note] of pictures.entries()) {
      expect(heard(game)).toEqual([`tune ${note}`]);
      expect(game.actor.getSnapshot().context.note).toBe(note);
      expect(selectTuneProgress(game.actor.getSnapshot())).toBe((note + 1) / pictures.length);
      expect(selectIsTuneUnfinished(game.actor.getSnapshot())).toBe(true);
      game.pass(420);
    }
    expect(heard(game)).toEqual([]);
    expect(selectIsTuneUnfinished(game.actor.getSnapshot())).toBe(false);
    expect(selectTuneProgress(game.actor.getSnapshot())).toBeUndefined();
  });

  test('waits for the check-in, which pauses the clock from 1000 ms on', () => {
    const game = startGame();
    playLevel(game);
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
    playLevel(game);
    game.pass(after);
    game.actor.send({ type: 'tune.skipped' });
    takeEmitted(game);
    expect(selectIsTuneUnfinished(game.actor.getSnapshot())).toBe(false);
    game.pass(60_000);
    expect(takeEmitted(game)).toEqual([]);
    advance(game);
    expect(game.actor.getSnapshot().context).toMatchObject({ level: 2, found: [], note: null });
  });
});

describe('leaving', () => {
  const play = {
    'two cards that are compared': (game: ReturnType<typeof startGame>) => flip(game, ...mismatch(game)),
    'all levels completed': (game: ReturnType<typeof startGame>) => {
      for (let level = 1; level <= 6; level++) {
        playLevel(game);
        advance(game);
      }
    },
  };

  test.each(Object.entries(play))('%s removes the board silently and for good', (_name, prepare) => {
    const game = startGame();
    prepare(game);
    takeEmitted(game);
    game.actor.send({ type: 'game.left' });
    const left = game.actor.getSnapshot();
    expect(selectGamePhase(left)).toBe('ready');
    expect(left.context).toMatchObject({
      level: 1,
      cards: [],
      first: null,
      second: null,
      turns: 0,
      since: null,
    });
    game.pass(10_000);
    expect(game.actor.getSnapshot()).toBe(left);
    expect(takeEmitted(game)).toEqual([]);
  });
});
