import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Clock } from '../../../../engine/stage/clock';
import {
  bubbleIdOf,
  bubblesOf,
  changeAnnouncement,
  selectAreBubblesHeld,
  selectIsOwnAnswerFilled,
  selectIsThoughtTouched,
  selectRoundNumber,
  selectScore,
  selectSecondsLeft,
  selectSessionNumber,
  selectThoughtIndex,
  selectTransformedThoughts,
} from '../../../../machines/games/thought-bubbles/selectors';
import { thoughtBubblesMachine } from '../../../../machines/games/thought-bubbles/thought-bubbles.machine';
import { THOUGHTS } from '../../../../machines/games/thought-bubbles/thoughts';
import { run, START } from '../../run';

const create = (clock: Clock) => createActor(thoughtBubblesMachine, { input: { seed: 1 }, clock });
const startGame = () => run(create, ...START);

const WRITES = [
  { type: 'form.opened' },
  { type: 'form.changed', filled: true },
  { type: 'form.submitted' },
] as const;

test('each thought has a stable id, and every answer is a whole sentence', () => {
  for (const { id, answers } of THOUGHTS) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    for (const answer of answers) expect(answer).toMatch(/^["A-Z].{14,}\.$/);
  }
});

test('the bubbles of a round are its thought, three answers from gentle to a step, and the person’s own', () => {
  for (const thought of THOUGHTS) {
    expect(bubblesOf(thought)).toMatchObject([
      { id: 'thought', text: thought.text },
      ...thought.answers.map((text, index) => ({ id: `answer-${index}`, text })),
      { id: 'own', text: 'Create my own positive thought' },
    ]);
  }
  expect([0, 1, 2, 'own'].map((answer) => bubbleIdOf(answer as 0))).toEqual([
    'answer-0',
    'answer-1',
    'answer-2',
    'own',
  ]);
});

describe('the selectors of a game', () => {
  test('return its round, its thought, the time left and the points', () => {
    const game = startGame();
    expect([selectRoundNumber, selectScore, selectSessionNumber].map((select) => select(game.now()))).toEqual(
      [1, 0, 1],
    );
    expect(selectThoughtIndex(game.now())).toBe(game.context().thought);
    const before = selectSecondsLeft(game.now());
    game.pass(1000);
    expect(selectSecondsLeft(game.now())).toBe(before - 1);
    game.send({ type: 'answer.chosen', answer: 1 });
    expect(selectScore(game.now())).toBeGreaterThan(0);
    expect(selectTransformedThoughts(game.now())).toEqual([{ thought: game.context().thought, answer: 1 }]);
  });

  test('return whether the thought was touched, the field filled and the drift held', () => {
    const game = startGame();
    expect(
      [selectIsThoughtTouched, selectIsOwnAnswerFilled, selectAreBubblesHeld].map((select) =>
        select(game.now()),
      ),
    ).toEqual([false, false, false]);
    game.send({ type: 'thought.touched' });
    expect(selectIsThoughtTouched(game.now())).toBe(true);
    game.send(...WRITES.slice(0, 2));
    expect(selectIsOwnAnswerFilled(game.now())).toBe(true);
    game.send({ type: 'options.changed', options: { isHeld: true } });
    expect(selectAreBubblesHeld(game.now())).toBe(true);
  });
});

describe('the announcement', () => {
  test('names the round and its thought when the round begins, and is absent for an intro', () => {
    const game = run(create);
    const before = game.now();
    expect(changeAnnouncement(before, before)).toBeUndefined();
    game.send({ type: 'game.started' });
    expect(changeAnnouncement(before, game.now())).toMatch(/^Round 1 of 5: /);
    const playing = game.now();
    game.send({ type: 'game.left' });
    expect(changeAnnouncement(playing, game.now())).toBeUndefined();
  });

  test('reports the end once, with the singular for one thought', () => {
    const game = startGame();
    game.send(...WRITES);
    const before = game.now();
    game.pass(3_600_000);
    expect(game.now().hasTag('finished')).toBe(true);
    expect(changeAnnouncement(before, game.now())).toBe('Exercise complete. 1 thought has a kinder answer.');
    expect(changeAnnouncement(game.now(), game.now())).toBeUndefined();
    expect(game.now().hasTag('session')).toBe(true);
    game.send({ type: 'game.left' });
    expect(game.now().hasTag('session')).toBe(false);
    expect(game.now().hasTag('finished')).toBe(false);
  });
});
