import { expect, test } from 'vitest';
import { thoughtBubblesMachine } from '../../machines/games/thought-bubbles/thought-bubbles.machine';
import { choose, OPEN, SUBMIT, typed, WRITES } from '../machines/games/thought-bubbles/person';
import { cover, type Step } from './replay';

type Way = Step<typeof thoughtBubblesMachine>[];

const BEGIN: Way = [{ type: 'game.started' }, { type: 'session.shown' }];
const LEAVE = { type: 'game.left' } as const;
const CANCEL = { type: 'form.cancelled' } as const;
const limit = (isUnlimited: boolean) => ({ type: 'limit.changed', isUnlimited }) as const;
const ROUND: Way = [choose(1), 1500];

// The timers of seconds and rounds run in parallel. `walk` fires them in any order, so it would find many paths that a
// clock cannot take. The paths below are therefore written by hand.
const WAYS: readonly Way[] = [
  [{ type: 'drift.changed', isHeld: true }, { type: 'game.started' }, LEAVE],
  [{ type: 'choices.taken', choices: { isHeld: true, isUnlimited: true } }, ...BEGIN, LEAVE],
  [
    {
      type: 'game.resumed',
      kept: { seed: 1, thought: 2, transformed: [{ thought: 4, answer: 0 }], score: 10, secondsLeft: 90 },
    },
    LEAVE,
  ],
  // Turns the limit off and on: before the time is up, in a form that stays open after the time, and after that form
  // has closed.
  [...BEGIN, limit(true), 5000, limit(false), 2000, limit(true), limit(false), LEAVE],
  [...BEGIN, OPEN, 300_000, limit(true), limit(false), LEAVE],
  [...BEGIN, OPEN, 300_000, limit(true), CANCEL, limit(false)],
  // Leaves before a choice, while the form is open, and at three times after a choice.
  [...BEGIN, LEAVE],
  [...BEGIN, OPEN, LEAVE],
  [...BEGIN, choose(0), 100, LEAVE],
  [...BEGIN, choose(0), 800, LEAVE],
  [...BEGIN, choose(0), 1200, LEAVE],
  // Sends events that have no effect, then plays a round with each kind of answer.
  [...BEGIN, choose(7), { type: 'thought.touched' }, OPEN, SUBMIT, typed(false), SUBMIT, CANCEL, ...ROUND],
  [...BEGIN, ...WRITES, 1500, ...ROUND],
  // Finishes all five rounds, then plays again or leaves.
  [...BEGIN, ...ROUND, ...ROUND, ...ROUND, ...ROUND, ...ROUND, ...BEGIN],
  [...BEGIN, ...ROUND, ...ROUND, ...ROUND, ...ROUND, ...ROUND, LEAVE],
  // The five minutes end during a choice, between two rounds, and while the player writes. The writing player then
  // submits, leaves or cancels.
  [...BEGIN, 300_000, LEAVE],
  [...BEGIN, 299_500, choose(2), 500],
  [...BEGIN, OPEN, 300_000, typed(), SUBMIT],
  [...BEGIN, OPEN, 300_000, LEAVE],
  [...BEGIN, OPEN, 300_000, CANCEL],
];

test('every state and transition of Thought Bubbles is reached', () => {
  expect(cover(thoughtBubblesMachine, { seed: 20261122 }, WAYS).missing).toEqual([]);
  // Without the last path the coverage is incomplete.
  expect(cover(thoughtBubblesMachine, { seed: 20261122 }, WAYS.slice(0, -1)).missing).not.toEqual([]);
});
