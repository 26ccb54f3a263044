import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  bubblesOf,
  changeAnnouncement,
  selectChosenAnswer,
  selectGamePhase,
  selectIsTimeShort,
} from '../../../../machines/games/thought-bubbles/selectors';
import { thoughtBubblesMachine } from '../../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { THOUGHTS, thoughtAt } from '../../../../machines/games/thought-bubbles/thoughts';
import type { Seed } from '../../../../machines/random';
import { factsOf, type Run, run, START, takeEmitted } from '../../run';

type Game = Run<typeof thoughtBubblesMachine>;

const openGame = (seed: Seed = 1) =>
  run((clock) => createActor(thoughtBubblesMachine, { input: { seed }, clock }));

function startGame(seed?: Seed) {
  const game = openGame(seed);
  game.send(...START);
  return game;
}

const choose = (answer: number) => ({ type: 'answer.chosen', answer }) as const;
const OPEN = { type: 'form.opened' } as const;
const CANCEL = { type: 'form.cancelled' } as const;
const SUBMIT = { type: 'form.submitted' } as const;
const typed = (filled = true) => ({ type: 'form.changed', filled }) as const;
const TOUCH = { type: 'thought.touched' } as const;

/** Events that write and submit the person's own answer. */
const WRITES = [OPEN, typed(), SUBMIT];

const completed = (score: number) => [`play.completed ${score}`, 'check-in after 8000'];

test('the bubbles of a round: place in percent, size as specified, text, and which is negative', () => {
  const thought = thoughtAt(0);
  const bubbles = bubblesOf(thought);
  expect(bubbles.map(({ size, text, isNegative }) => ({ size, text, isNegative }))).toEqual([
    { size: 120, text: thought.text, isNegative: true },
    ...thought.answers.map((text) => ({ size: 100, text, isNegative: false })),
    { size: 80, text: 'Create my own positive thought', isNegative: false },
  ]);
  for (const { x, y } of bubbles)
    for (const percent of [x, y]) {
      expect(percent).toBeGreaterThan(0);
      expect(percent).toBeLessThan(100);
    }
});

describe('the thoughts', () => {
  test('are ten, each with three answers and a pattern, short enough for their bubbles', () => {
    expect(THOUGHTS.map(({ text }) => text)).toEqual([
      "I'm not good enough",
      "I'll never succeed",
      'Everything is too difficult',
      'Nobody cares about me',
      'I always make mistakes',
      "I can't handle this",
      'Things never work out for me',
      "I'm a failure",
      "I don't deserve good things",
      'This is impossible',
    ]);
    expect(new Set(THOUGHTS.map(({ id }) => id)).size).toBe(10);
    for (const { text, answers, pattern } of THOUGHTS) {
      expect(text.length).toBeLessThanOrEqual(30);
      expect(new Set(answers).size).toBe(3);
      for (const answer of answers) expect(answer.length).toBeLessThanOrEqual(56);
      expect(pattern).not.toBe('');
    }
    expect(THOUGHTS.flatMap(({ offersHelp }, index) => (offersHelp ? index + 1 : []))).toEqual([4, 8, 9]);
    expect(() => thoughtAt(10)).toThrow('There is no thought 10');
  });
});

test('the first thought of a session is known before it starts, also for the next one', () => {
  const firsts = Array.from({ length: 40 }, (_, seed) => {
    const game = openGame(seed);
    for (let session = 0; session < 2; session++) {
      const ahead = game.context().thought;
      game.send({ type: 'game.started' });
      expect(game.context()).toMatchObject({ thought: ahead, round: 1 });
      game.send({ type: 'game.left' });
    }
    return game.context().thought;
  });
  expect(new Set(firsts).size).toBeGreaterThan(5);
});

describe('a round', () => {
  test('immediately gives 10 points for an offered answer; the next thought comes exactly 1500 ms later', () => {
    const game = startGame();
    const first = game.context().thought;
    expect(game.context()).toMatchObject({ round: 1, score: 0, secondsLeft: 300 });
    takeEmitted(game);
    game.send(choose(1));
    expect(game.context()).toMatchObject({ score: 10, transformed: [{ thought: first, answer: 1 }] });
    expect(selectGamePhase(game.now())).toBe('flying');
    expect(selectChosenAnswer(game.now())).toBe(1);
    game.pass(699);
    expect(selectGamePhase(game.now())).toBe('flying');
    expect(takeEmitted(game)).toEqual([]);
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('joined');
    expect(takeEmitted(game)).toEqual(['join 0']);
    game.pass(399);
    expect(takeEmitted(game)).toEqual([]);
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('rising');
    expect(takeEmitted(game)).toEqual(['rise 0']);
    game.pass(399);
    expect(game.context().round).toBe(1);
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('choosing');
    expect(game.context()).toMatchObject({ round: 2, score: 10, secondsLeft: 299 });
    expect(game.context().thought).not.toBe(first);
    expect(selectChosenAnswer(game.now())).toBeUndefined();
  });

  test('gives 15 points for an own answer, and the form is empty in the next round', () => {
    const game = startGame();
    game.send(OPEN, typed(), SUBMIT);
    expect(game.context()).toMatchObject({ score: 15, transformed: [{ answer: 'own' }] });
    game.pass(1500);
    expect(game.context()).toMatchObject({ round: 2, isFilled: false });
  });

  test('counts only the first of five bubbles that are tapped simultaneously', () => {
    const game = startGame();
    game.send(TOUCH, choose(2), choose(0), choose(1), OPEN, {
      type: 'thought.touched',
    });
    expect(game.context()).toMatchObject({ score: 10, touches: 1 });
    expect(game.context().transformed).toHaveLength(1);
    expect(selectGamePhase(game.now())).toBe('flying');
  });

  test('ignores all events in the 1500 ms before the next one', () => {
    const game = startGame();
    game.send(choose(0));
    const before = factsOf(game.now()).context;
    for (let ms = 0; ms < 1500; ms += 100) {
      game.send(choose(0), choose(1), choose(2), OPEN, typed(), SUBMIT, CANCEL, TOUCH);
      game.pass(99);
      expect(game.context()).toMatchObject({ ...before, secondsLeft: expect.any(Number) });
      game.pass(1);
    }
    expect(game.context()).toMatchObject({ round: 2, score: 10 });
  });

  test.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('has no answer %s', (answer) => {
    const game = startGame();
    const before = factsOf(game.now());
    game.send(choose(answer));
    expect(factsOf(game.now())).toEqual(before);
  });

  test('ignores blanks; Cancel takes nothing, and no answer can be chosen behind the form', () => {
    const game = startGame();
    game.send(OPEN, SUBMIT, typed(false), SUBMIT, choose(0));
    expect(selectGamePhase(game.now())).toBe('writing');
    game.send(CANCEL);
    expect(selectGamePhase(game.now())).toBe('choosing');
    expect(game.context()).toMatchObject({ score: 0, transformed: [] });
    // After Cancel the form keeps the typed text until the next round.
    game.send(OPEN, typed(), CANCEL, OPEN, SUBMIT);
    expect(game.context().score).toBe(15);
  });
});

describe('the end', () => {
  const playRounds = (game: Game, count: number) => {
    for (let round = 0; round < count; round++) {
      if (round % 2 === 0) game.send(choose(round % 3));
      else game.send(...WRITES);
      game.pass(1500);
    }
  };

  test('comes 1500 ms after the fifth answer, as a completion with the score', () => {
    const game = startGame();
    playRounds(game, 4);
    takeEmitted(game);
    game.send(choose(0));
    game.pass(1499);
    expect(selectGamePhase(game.now())).toBe('rising');
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('complete');
    expect(takeEmitted(game)).toEqual(['join 4', 'rise 4', ...completed(60)]);
    expect(game.context()).toMatchObject({ score: 60, secondsLeft: 293 });
    game.pass(600_000);
    expect(takeEmitted(game)).toEqual([]);
    expect(game.context().secondsLeft).toBe(293);
  });

  test('comes exactly at 0 s while the person chooses', () => {
    const game = startGame();
    game.send(choose(0));
    game.pass(299_999);
    expect(selectGamePhase(game.now())).toBe('choosing');
    expect(game.context().secondsLeft).toBe(1);
    takeEmitted(game);
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('complete');
    expect(game.context().secondsLeft).toBe(0);
    expect(takeEmitted(game)).toEqual(completed(10));
  });

  test('comes at 0 s between rounds: an answer in the last second counts', () => {
    for (const [left, phase] of [
      [300, 'flying'],
      [800, 'joined'],
      [1200, 'rising'],
    ] as const) {
      const game = startGame();
      game.pass(300_000 - left);
      game.send(choose(2));
      game.pass(left - 1);
      expect(selectGamePhase(game.now())).toBe(phase);
      takeEmitted(game);
      game.pass(1);
      expect(selectGamePhase(game.now())).toBe('complete');
      expect(takeEmitted(game)).toEqual(completed(10));
    }
  });

  test('waits for an open form: a submitted answer counts, then it ends', () => {
    const game = startGame();
    game.send(OPEN);
    game.pass(400_000);
    expect(selectGamePhase(game.now())).toBe('writing');
    expect(game.context().secondsLeft).toBe(0);
    takeEmitted(game);
    game.send(SUBMIT);
    expect(selectGamePhase(game.now())).toBe('writing');
    game.send(typed(), SUBMIT);
    expect(selectGamePhase(game.now())).toBe('complete');
    expect(takeEmitted(game)).toEqual(completed(15));
  });

  test('comes immediately when such a form is canceled', () => {
    const game = startGame();
    game.send(OPEN, typed());
    game.pass(300_000);
    takeEmitted(game);
    game.send(CANCEL);
    expect(selectGamePhase(game.now())).toBe('complete');
    expect(takeEmitted(game)).toEqual(completed(0));
  });

  test('comes immediately in a resumed session whose time was up, if the limit is on again', () => {
    const game = openGame();
    const saved = { seed: 1, thought: 0, transformed: [], score: 0, secondsLeft: 0 };
    game.send({ type: 'game.resumed', saved }, { type: 'session.shown' });
    expect(selectGamePhase(game.now())).toBe('complete');
  });

  test('Play Again starts over, with other thoughts', () => {
    const game = startGame();
    playRounds(game, 5);
    const first = game.context().transformed.map(({ thought }) => thought);
    takeEmitted(game);
    game.send({ type: 'game.started' });
    expect(takeEmitted(game)).toEqual(['play.started']);
    expect(game.context()).toMatchObject({
      round: 1,
      score: 0,
      secondsLeft: 300,
      transformed: [],
      session: 2,
    });
    game.pass(60_000);
    expect(game.context().secondsLeft).toBe(300);
    game.send({ type: 'session.shown' });
    playRounds(game, 5);
    expect(game.context().transformed.map(({ thought }) => thought)).not.toEqual(first);
  });
});

describe('the time', () => {
  test('starts with the first frame, and passes during typing', () => {
    const game = openGame();
    game.send({ type: 'game.started' });
    game.pass(60_000);
    expect(game.context().secondsLeft).toBe(300);
    game.send({ type: 'session.shown' });
    game.pass(999);
    expect(game.context().secondsLeft).toBe(300);
    game.pass(1);
    expect(game.context().secondsLeft).toBe(299);
    game.send(OPEN);
    game.pass(10_000);
    expect(game.context().secondsLeft).toBe(289);
  });

  test('is highlighted under 60 s: at 59, not at 60', () => {
    const game = startGame();
    game.pass(240_000);
    expect(game.context().secondsLeft).toBe(60);
    expect(selectIsTimeShort(game.now())).toBe(false);
    game.pass(1000);
    expect(selectIsTimeShort(game.now())).toBe(true);
  });
});

test('rounds, the gentle line, answers and the end are announced once each', () => {
  const game = startGame(5);
  game.send(TOUCH, choose(1));
  game.pass(1500);
  game.send(...WRITES);
  game.pass(400_000);
  const said = game.snapshots.flatMap((snapshot, place) => {
    const before = game.snapshots[place - 1];
    return (before && changeAnnouncement(before, snapshot)) ?? [];
  });
  const [one, two] = game.context().transformed.map(({ thought }) => thoughtAt(thought));
  expect(said).toEqual([
    `Round 1 of 5: ${one?.text}. Choose a kinder thought to replace this one.`,
    "You don't have to push it away. Pick an answer when one fits.",
    `You chose: ${one?.answers[1]}`,
    `Round 2 of 5: ${two?.text}. Choose a kinder thought to replace this one.`,
    'Your own words take its place.',
    expect.stringMatching(/^Round 3 of 5: /),
    'Exercise complete. 2 thoughts have a kinder answer.',
  ]);
});
