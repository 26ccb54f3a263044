import { describe, expect, test } from 'vitest';
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
import { THOUGHTS } from '../../../../machines/games/thought-bubbles/thoughts';
import { choose, contextOf, does, type Game, OPEN, openGame, startGame, typed, WRITES } from './person';

const now = ({ actor }: Game) => actor.getSnapshot();

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
    expect([selectRoundNumber, selectScore, selectSessionNumber].map((select) => select(now(game)))).toEqual([
      1, 0, 1,
    ]);
    expect(selectThoughtIndex(now(game))).toBe(contextOf(game).thought);
    const before = selectSecondsLeft(now(game));
    game.pass(1000);
    expect(selectSecondsLeft(now(game))).toBe(before - 1);
    does(game, choose(1));
    expect(selectScore(now(game))).toBeGreaterThan(0);
    expect(selectTransformedThoughts(now(game))).toEqual([{ thought: contextOf(game).thought, answer: 1 }]);
  });

  test('return whether the thought was touched, the field filled and the drift held', () => {
    const game = startGame();
    expect(
      [selectIsThoughtTouched, selectIsOwnAnswerFilled, selectAreBubblesHeld].map((select) =>
        select(now(game)),
      ),
    ).toEqual([false, false, false]);
    does(game, { type: 'thought.touched' });
    expect(selectIsThoughtTouched(now(game))).toBe(true);
    does(game, OPEN, typed());
    expect(selectIsOwnAnswerFilled(now(game))).toBe(true);
    does(game, { type: 'options.changed', options: { isHeld: true } });
    expect(selectAreBubblesHeld(now(game))).toBe(true);
  });
});

describe('the announcement', () => {
  test('names the round and its thought when the round begins, and is absent for an intro', () => {
    const game = openGame();
    const before = now(game);
    expect(changeAnnouncement(before, before)).toBeUndefined();
    does(game, { type: 'game.started' });
    expect(changeAnnouncement(before, now(game))).toMatch(/^Round 1 of 5: /);
    const playing = now(game);
    does(game, { type: 'game.left' });
    expect(changeAnnouncement(playing, now(game))).toBeUndefined();
  });

  test('reports the end once, with the singular for one thought', () => {
    const game = startGame();
    does(game, ...WRITES);
    const before = now(game);
    game.pass(3_600_000);
    expect(now(game).hasTag('finished')).toBe(true);
    expect(changeAnnouncement(before, now(game))).toBe('Exercise complete. 1 thought has a kinder answer.');
    expect(changeAnnouncement(now(game), now(game))).toBeUndefined();
    expect(now(game).hasTag('session')).toBe(true);
    does(game, { type: 'game.left' });
    expect(now(game).hasTag('session')).toBe(false);
    expect(now(game).hasTag('finished')).toBe(false);
  });
});
