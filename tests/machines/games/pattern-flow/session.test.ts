import { describe, expect, test } from 'vitest';
import { lengthenPattern, STONE_NAMES } from '../../../../machines/games/pattern-flow/rules';
import { selectShownOrTappedCount } from '../../../../machines/games/pattern-flow/selectors';
import { factsOf } from '../../run';
import {
  contextOf,
  litIn,
  openGame,
  phaseOf,
  playLevel,
  playUpTo,
  showingOf,
  startGame,
  takeEmitted,
  tap,
} from './person';

const START = '{"kind":"play.started"}';
const MISMATCH = "destructive: Pattern mismatch / The pattern didn't match. Try again!";

describe('the pattern', () => {
  test('starts with the first frame, and lights each stone for 800 ms after 300 ms of dark', () => {
    const game = openGame();
    game.actor.send({ type: 'game.started' });
    game.pass(60_000);
    expect(litIn(game)).toEqual([]);
    game.actor.send({ type: 'session.shown' });
    const { pattern } = contextOf(game);
    expect(pattern).toHaveLength(3);
    for (const [step, stone] of pattern.entries()) {
      game.pass(299);
      expect(litIn(game)).toEqual([]);
      game.pass(1);
      expect(litIn(game)).toEqual([stone]);
      expect(selectShownOrTappedCount(game.actor.getSnapshot())).toBe(step + 1);
      game.pass(799);
      expect(litIn(game)).toEqual([stone]);
      expect(phaseOf(game)).toBe('showing');
      game.pass(1);
      expect(litIn(game)).toEqual([]);
    }
    expect(phaseOf(game)).toBe('input');
    expect(takeEmitted(game)).toEqual([START, ...pattern.map((stone) => `stone ${stone}`)]);
  });

  test('ignores all taps', () => {
    const game = startGame();
    const before = contextOf(game).taps;
    for (let ms = 0; ms < 3299; ms += 60) {
      tap(game, 0, 1, 2, 3, 4);
      game.pass(Math.min(60, 3299 - ms));
      expect(litIn(game).length).toBeLessThanOrEqual(1);
    }
    expect(phaseOf(game)).toBe('showing');
    expect(contextOf(game).taps).toBe(before);
  });

  test.each([0, 700, 3299])(
    'interrupted after %i ms stops until it is resumed, and then starts again',
    (ms) => {
      const game = startGame();
      game.pass(ms);
      game.actor.send({ type: 'showing.interrupted' });
      game.pass(10_000);
      expect(litIn(game)).toEqual([]);
      expect(phaseOf(game)).toBe('showing');
      game.actor.send({ type: 'showing.resumed' });
      game.pass(300);
      expect(litIn(game)).toEqual([contextOf(game).pattern[0]]);
      game.pass(showingOf(1) - 301);
      expect(phaseOf(game)).toBe('showing');
      game.pass(1);
      expect(phaseOf(game)).toBe('input');
    },
  );
});

describe('the taps', () => {
  test('light their stones for 300 ms each, with several fingers too', () => {
    const game = startGame();
    playUpTo(game, 4);
    game.pass(showingOf(4));
    tap(game, 0, 3);
    game.pass(200);
    tap(game, 1, 3);
    expect(litIn(game)).toEqual([0, 1, 3]);
    game.pass(99);
    expect(litIn(game)).toEqual([0, 1, 3]);
    game.pass(1);
    expect(litIn(game)).toEqual([1, 3]);
    game.pass(199);
    expect(litIn(game)).toEqual([1, 3]);
    game.pass(1);
    expect(litIn(game)).toEqual([]);
  });

  test.each([-1, 5, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('on stone %s is ignored', (stone) => {
    const game = startGame();
    game.pass(showingOf(1));
    const before = factsOf(game.actor.getSnapshot());
    takeEmitted(game);
    tap(game, stone);
    expect(factsOf(game.actor.getSnapshot())).toEqual(before);
    expect(takeEmitted(game)).toEqual([]);
  });

  test('with ten simultaneous fingers count only up to the length of the pattern', () => {
    const game = startGame();
    game.pass(showingOf(1));
    tap(game, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4);
    expect(contextOf(game).taps).toEqual([4, 4, 4]);
    expect(phaseOf(game)).toBe('failure');
  });

  test("'Show again' repeats the pattern and clears the taps", () => {
    const game = startGame();
    game.pass(showingOf(1));
    const { pattern } = contextOf(game);
    tap(game, pattern[0] ?? 0);
    game.actor.send({ type: 'pattern.replayed' });
    expect(phaseOf(game)).toBe('showing');
    expect(litIn(game)).toEqual([]);
    expect(contextOf(game)).toMatchObject({ pattern, taps: [], step: 0, score: 0, level: 1 });
    playLevel(game);
    expect(phaseOf(game)).toBe('success');
  });
});

describe('the verdict', () => {
  test('of a mismatch loses nothing, and repeats the pattern after 2500 ms', () => {
    const game = startGame();
    playUpTo(game, 3);
    game.pass(showingOf(3));
    const { pattern, score } = contextOf(game);
    takeEmitted(game);
    tap(game, ...pattern.toReversed().map((stone) => (stone + 1) % 5));
    expect(phaseOf(game)).toBe('failure');
    expect(takeEmitted(game).at(-1)).toBe(MISMATCH);
    game.pass(2499);
    tap(game, ...pattern);
    expect(phaseOf(game)).toBe('failure');
    game.pass(1);
    expect(phaseOf(game)).toBe('showing');
    expect(contextOf(game)).toMatchObject({ pattern, score, level: 3, taps: [] });
  });

  test('of a match gives level × 10 points, and extends the pattern by one stone after 2500 ms, up to level 12', () => {
    const game = startGame(7);
    let points = 0;
    for (let level = 1; level <= 12; level++) {
      const { pattern } = contextOf(game);
      expect(pattern).toHaveLength(level + 2);
      if (level % 3 === 0) {
        game.pass(showingOf(level));
        tap(game, ...pattern.map((stone) => (stone + 1) % 5));
        expect(phaseOf(game)).toBe('failure');
        game.pass(2500);
      }
      game.pass(showingOf(level) - 1);
      expect(phaseOf(game)).toBe('showing');
      game.pass(1);
      tap(game, ...pattern);
      points += level * 10;
      expect(contextOf(game).score).toBe(points);
      game.pass(2499);
      expect(phaseOf(game)).toBe('success');
      game.pass(1);
      expect(phaseOf(game)).toBe('showing');
      expect(contextOf(game).pattern.slice(0, -1)).toEqual(pattern);
    }
    expect(contextOf(game).score).toBe(780);
  });
});

describe('the play', () => {
  test('is completed once, at level 5, and then requests the check-in', () => {
    const game = startGame();
    playUpTo(game, 4);
    playLevel(game);
    game.pass(2499);
    expect(takeEmitted(game).filter((line) => line.includes('completed'))).toEqual([]);
    game.pass(1);
    expect(takeEmitted(game)).toEqual(['{"kind":"play.completed","score":100}', 'check-in after 1000']);
    playUpTo(game, 7);
    const later = takeEmitted(game).join();
    expect(later).not.toContain('completed');
    expect(later).not.toContain('check-in');
    game.actor.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual(['{"kind":"play.completed","score":210}']);
    expect(game.actor.getSnapshot().value).toBe('ready');
  });

  test('that is left before level 5, or without a higher score, records nothing more', () => {
    const game = startGame();
    playUpTo(game, 4);
    playLevel(game);
    takeEmitted(game);
    game.actor.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual([]);
    game.actor.send({ type: 'game.started' });
    game.actor.send({ type: 'session.shown' });
    expect(contextOf(game)).toMatchObject({ level: 1, score: 0, taps: [] });
    playUpTo(game, 5);
    takeEmitted(game);
    game.actor.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual([]);
  });

  test('no stone follows itself, and every stone occurs', () => {
    const [pattern] = lengthenPattern([], 5000, 11);
    expect(pattern.every((stone, place) => stone !== pattern[place - 1])).toBe(true);
    for (const stone of STONE_NAMES.keys()) {
      const share = pattern.filter((other) => other === stone).length / pattern.length;
      expect(share).toBeCloseTo(0.2, 1);
    }
  });
});
