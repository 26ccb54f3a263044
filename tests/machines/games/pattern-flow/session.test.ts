import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { patternFlowMachine } from '../../../../machines/games/pattern-flow/pattern-flow.machine';
import {
  isPatternRepeated,
  lengthenPattern,
  STONE_NAMES,
} from '../../../../machines/games/pattern-flow/rules';
import {
  changeAnnouncement,
  isStoneLit,
  lightingKeyOf,
  selectGamePhase,
  selectShownOrTappedCount,
  stoneLabel,
} from '../../../../machines/games/pattern-flow/selectors';
import { factsOf, type Run, run, START, takeEmitted } from '../../run';

type Game = Run<typeof patternFlowMachine>;

const openGame = (seed = 1): Game =>
  run((clock) => createActor(patternFlowMachine, { input: { seed }, clock }));

function startGame(seed?: number): Game {
  const game = openGame(seed);
  game.send(...START);
  return game;
}

/** Returns the currently lit stones. */
const litIn = ({ now }: Game): number[] => [0, 1, 2, 3, 4].filter((stone) => isStoneLit(now(), stone));

const tapsOn = (...stones: readonly number[]) =>
  stones.map((stone) => ({ type: 'stone.tapped', stone }) as const);

/** Returns taps on a pattern whose last one is wrong. */
const wrongTapsOn = (pattern: readonly number[]) =>
  tapsOn(...pattern.slice(0, -1), ((pattern.at(-1) as number) + 1) % 5);

/** Returns the duration of the pattern of a level, ms. */
const showingOf = (level: number): number => (level + 2) * 1100;

/** Watches the pattern, taps it, and stops at the verdict. */
function playLevel({ context, pass, send }: Game): void {
  pass(showingOf(context().level));
  send(...tapsOn(...context().pattern));
}

/** Plays until the pattern of a level starts. */
function playUpTo(game: Game, level: number): void {
  while (game.context().level < level) {
    playLevel(game);
    game.pass(2500);
  }
}

describe('the pattern', () => {
  test('starts with the first frame, and lights each stone for 800 ms after 300 ms of dark', () => {
    const game = openGame();
    game.send({ type: 'game.started' });
    game.pass(60_000);
    expect(litIn(game)).toEqual([]);
    game.send({ type: 'session.shown' });
    const { pattern } = game.context();
    expect(pattern).toHaveLength(3);
    for (const [step, stone] of pattern.entries()) {
      game.pass(299);
      expect(litIn(game)).toEqual([]);
      game.pass(1);
      expect(litIn(game)).toEqual([stone]);
      expect(selectShownOrTappedCount(game.now())).toBe(step + 1);
      game.pass(799);
      expect(litIn(game)).toEqual([stone]);
      expect(selectGamePhase(game.now())).toBe('showing');
      game.pass(1);
      expect(litIn(game)).toEqual([]);
    }
    expect(selectGamePhase(game.now())).toBe('input');
    expect(takeEmitted(game)).toEqual(['play.started', ...pattern.map((stone) => `stone ${stone}`)]);
  });

  test('ignores all taps', () => {
    const game = startGame();
    const before = game.context().taps;
    for (let ms = 0; ms < 3299; ms += 60) {
      game.send(...tapsOn(0, 1, 2, 3, 4));
      game.pass(Math.min(60, 3299 - ms));
      expect(litIn(game).length).toBeLessThanOrEqual(1);
    }
    expect(selectGamePhase(game.now())).toBe('showing');
    expect(game.context().taps).toBe(before);
  });

  test.each([0, 700, 3299])(
    'interrupted after %i ms stops until it is resumed, and then starts again',
    (ms) => {
      const game = startGame();
      game.pass(ms);
      game.send({ type: 'showing.interrupted' });
      game.pass(10_000);
      expect(litIn(game)).toEqual([]);
      expect(selectGamePhase(game.now())).toBe('showing');
      game.send({ type: 'showing.resumed' });
      game.pass(300);
      expect(litIn(game)).toEqual([game.context().pattern[0]]);
      game.pass(showingOf(1) - 301);
      expect(selectGamePhase(game.now())).toBe('showing');
      game.pass(1);
      expect(selectGamePhase(game.now())).toBe('input');
    },
  );
});

describe('the taps', () => {
  test('light their stones for 300 ms each, with several fingers too', () => {
    const game = startGame();
    playUpTo(game, 4);
    game.pass(showingOf(4));
    game.send(...tapsOn(0, 3));
    game.pass(200);
    game.send(...tapsOn(1, 3));
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
    const before = factsOf(game.now());
    takeEmitted(game);
    game.send(...tapsOn(stone));
    expect(factsOf(game.now())).toEqual(before);
    expect(takeEmitted(game)).toEqual([]);
  });

  test('with ten simultaneous fingers count only up to the length of the pattern', () => {
    const game = startGame();
    game.pass(showingOf(1));
    game.send(...tapsOn(4, 4, 4, 4, 4, 4, 4, 4, 4, 4));
    expect(game.context().taps).toEqual([4, 4, 4]);
    expect(selectGamePhase(game.now())).toBe('failure');
  });

  test("'Show again' repeats the pattern and clears the taps", () => {
    const game = startGame();
    game.pass(showingOf(1));
    const { pattern } = game.context();
    game.send(...tapsOn(pattern[0] ?? 0));
    game.send({ type: 'pattern.replayed' });
    expect(selectGamePhase(game.now())).toBe('showing');
    expect(litIn(game)).toEqual([]);
    expect(game.context()).toMatchObject({ pattern, taps: [], step: 0, score: 0, level: 1 });
    playLevel(game);
    expect(selectGamePhase(game.now())).toBe('success');
  });
});

describe('the verdict', () => {
  test('of a mismatch loses nothing, and repeats the pattern after 2500 ms', () => {
    const game = startGame();
    playUpTo(game, 3);
    game.pass(showingOf(3));
    const { pattern, score } = game.context();
    game.send(...wrongTapsOn(pattern));
    expect(selectGamePhase(game.now())).toBe('failure');
    expect(game.emitted.at(-1)).toMatchObject({
      title: 'Pattern mismatch',
      description: "The pattern didn't match. Try again!",
      tone: 'destructive',
    });
    game.pass(2499);
    game.send(...tapsOn(...pattern));
    expect(selectGamePhase(game.now())).toBe('failure');
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('showing');
    expect(game.context()).toMatchObject({ pattern, score, level: 3, taps: [] });
  });

  test('of a match gives level × 10 points, and extends the pattern by one stone after 2500 ms, up to level 12', () => {
    const game = startGame(7);
    let points = 0;
    for (let level = 1; level <= 12; level++) {
      const { pattern } = game.context();
      expect(pattern).toHaveLength(level + 2);
      if (level % 3 === 0) {
        game.pass(showingOf(level));
        game.send(...wrongTapsOn(pattern));
        expect(selectGamePhase(game.now())).toBe('failure');
        game.pass(2500);
      }
      game.pass(showingOf(level) - 1);
      expect(selectGamePhase(game.now())).toBe('showing');
      game.pass(1);
      game.send(...tapsOn(...pattern));
      points += level * 10;
      expect(game.context().score).toBe(points);
      game.pass(2499);
      expect(selectGamePhase(game.now())).toBe('success');
      game.pass(1);
      expect(selectGamePhase(game.now())).toBe('showing');
      expect(game.context().pattern.slice(0, -1)).toEqual(pattern);
    }
    expect(game.context().score).toBe(780);
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
    expect(takeEmitted(game)).toEqual(['play.completed 100', 'check-in after 1000']);
    playUpTo(game, 7);
    const later = takeEmitted(game).join();
    expect(later).not.toContain('completed');
    expect(later).not.toContain('check-in');
    game.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual(['play.completed 210']);
    expect(game.now().value).toBe('ready');
  });

  test('that is left before level 5, or without a higher score, records nothing more', () => {
    const game = startGame();
    playUpTo(game, 4);
    playLevel(game);
    takeEmitted(game);
    game.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual([]);
    game.send(...START);
    expect(game.context()).toMatchObject({ level: 1, score: 0, taps: [] });
    playUpTo(game, 5);
    takeEmitted(game);
    game.send({ type: 'game.left' });
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

test('the progress counts the shown stones, and then the tapped ones', () => {
  const game = startGame();
  expect(selectShownOrTappedCount(game.now())).toBe(0);
  game.pass(299);
  expect(selectShownOrTappedCount(game.now())).toBe(0);
  game.pass(1);
  expect(selectShownOrTappedCount(game.now())).toBe(1);
  game.pass(showingOf(1) - 300);
  expect(selectGamePhase(game.now())).toBe('input');
  expect(selectShownOrTappedCount(game.now())).toBe(0);
  game.send(...tapsOn(game.context().pattern[0] as number));
  expect(selectShownOrTappedCount(game.now())).toBe(1);
});

describe('a lighting', () => {
  const stoneOf = (game: Game, step: number) => game.context().pattern[step] as number;

  test('has another id for every shown step, and is absent while a stone is dark', () => {
    const game = startGame();
    const seen = [0, 1, 2].map((step) => {
      game.pass(step === 0 ? 300 : 1100);
      for (const stone of [0, 1, 2, 3, 4])
        expect(lightingKeyOf(game.now(), stone) !== '').toBe(stone === stoneOf(game, step));
      return lightingKeyOf(game.now(), stoneOf(game, step));
    });
    expect(new Set(seen).size).toBe(3);
  });

  test('has another id for each tap of one stone, also while it is lit', () => {
    const game = startGame();
    game.pass(showingOf(1));
    const stone = stoneOf(game, 0);
    game.send(...tapsOn(stone));
    const first = lightingKeyOf(game.now(), stone);
    expect(first).not.toBe('');
    expect(lightingKeyOf(game.now(), stone)).toBe(first);
    game.send(...tapsOn(stone));
    expect(lightingKeyOf(game.now(), stone)).not.toBe(first);
  });

  test.each([-1, 5, 1.5, Number.NaN])('is absent for stone %d, which does not exist', (stone) => {
    const game = startGame();
    game.pass(showingOf(1));
    expect(isStoneLit(game.now(), stone)).toBe(false);
    expect(isStoneLit(openGame().now(), 0)).toBe(false);
  });
});

test('a toast has no points for people who hide figures', () => {
  const game = startGame();
  playLevel(game);
  const toast = game.emitted.find(({ type }) => type === 'toast');
  expect(toast).toMatchObject({
    title: 'Lovely',
    description: expect.stringContaining('10 points'),
    descriptionWithoutScores: expect.stringMatching(/^The next pattern/),
    duration: 2500,
  });
});

test('the announcement is the level at its start, and the pattern in the person’s turn', () => {
  const game = openGame();
  const intro = game.now();
  expect(changeAnnouncement(intro, intro)).toBeUndefined();
  game.send(...START);
  expect(changeAnnouncement(intro, game.now())).toBe('Level 1. 3 stones light up.');
  const dark = game.now();
  game.pass(400);
  expect(changeAnnouncement(dark, game.now())).toBeUndefined();
  const shown = game.now();
  game.pass(showingOf(1) - 400);
  expect(changeAnnouncement(shown, game.now())).toMatch(/^Your turn: \d, \d, \d\.$/);
  const input = game.now();
  game.send(...tapsOn(...game.context().pattern));
  expect(changeAnnouncement(input, game.now())).toBeUndefined();
  const success = game.now();
  game.pass(2500);
  expect(changeAnnouncement(success, game.now())).toBe('Level 2. 4 stones light up.');
  expect([0, 4].map(stoneLabel)).toEqual(['Pad 1, Clay', 'Pad 5, Heather']);
});

test('taps that stop early or continue do not match the pattern', () => {
  expect(isPatternRepeated([1, 2, 3], [1, 2, 3])).toBe(true);
  expect(isPatternRepeated([1, 2], [1, 2, 3])).toBe(false);
  expect(isPatternRepeated([1, 2, 3], [1, 2])).toBe(false);
});
