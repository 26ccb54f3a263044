import { expect, test } from 'vitest';
import { patternFlowMachine } from '../../machines/games/pattern-flow/pattern-flow.machine';
import { lengthen, lengthOf } from '../../machines/games/pattern-flow/rules';
import { cover, type Step } from './replay';

type Way = Step<typeof patternFlowMachine>[];

const SEED = 20261120;
const [LONGEST] = lengthen([], lengthOf(5), SEED);
const patternOf = (level: number) => LONGEST.slice(0, lengthOf(level));

const BEGIN: Way = [{ type: 'game.started' }, { type: 'session.shown' }];
const watch = (level: number): Way => patternOf(level).flatMap(() => [300, 800]);
const tap = (...stones: number[]): Way => stones.map((stone) => ({ type: 'stone.tapped', stone }));
const play = (level: number): Way => [...watch(level), ...tap(...patternOf(level)), 2500];
const LEAVE = { type: 'game.left' } as const;

// The lights of the five stones have parallel timers of 300 ms. `walk` fires them in any order, so it would find many
// paths that a clock cannot take. The paths below are therefore written by hand.
const WAYS: readonly Way[] = [
  [{ type: 'game.started' }, LEAVE],
  [...BEGIN, LEAVE],
  [...BEGIN, 300, LEAVE],
  [...BEGIN, ...watch(1), LEAVE],
  [...BEGIN, ...watch(1), ...tap(...patternOf(1)), LEAVE],
  [{ type: 'game.resumed', kept: { seed: 1, level: 2, pattern: [0, 1, 0, 1] } }, LEAVE],
  // Interrupts the pattern while no stone is lit and while one is lit, resumes it, and leaves during an interruption.
  [...BEGIN, 100, { type: 'showing.interrupted' }, 5000, { type: 'showing.resumed' }, ...play(1)],
  [...BEGIN, 500, { type: 'showing.interrupted' }, LEAVE],
  // Taps every stone while it is dark and while it is lit, makes a mistake, and repeats the pattern.
  ...[0, 1, 2, 3, 4].map(
    (stone): Way => [
      ...BEGIN,
      ...watch(1),
      ...tap(stone, -1),
      100,
      ...tap(stone),
      100,
      { type: 'pattern.replayed' },
      ...watch(1),
      ...tap(stone, stone, stone),
      2499,
      1,
      ...play(1),
      LEAVE,
    ],
  ),
  // Plays to level 5, which completes the play, and then one more level.
  [...BEGIN, ...[1, 2, 3, 4].flatMap(play), LEAVE],
  [...BEGIN, ...[1, 2, 3, 4, 5].flatMap(play), LEAVE, ...BEGIN],
];

test('every state and transition of Pattern Flow is reached', () => {
  expect(cover(patternFlowMachine, { seed: SEED }, WAYS).missing).toEqual([]);
  // Without the last path the coverage is incomplete.
  expect(cover(patternFlowMachine, { seed: SEED }, WAYS.slice(0, -1)).missing).not.toEqual([]);
});
