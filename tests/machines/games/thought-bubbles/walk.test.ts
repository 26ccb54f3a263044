import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answerPointsOf } from '../../../../machines/games/thought-bubbles/rules';
import { changeAnnouncement, selectGamePhase } from '../../../../machines/games/thought-bubbles/selectors';
import {
  type ThoughtBubblesEvent,
  thoughtBubblesMachine,
} from '../../../../machines/games/thought-bubbles/thought-bubbles.machine';
import type { Seed } from '../../../../machines/random';
import { soak } from '../../../fixtures/soak';
import { Chance } from '../../../monkey/support/chance';
import { factsOf, type Run, run, START } from '../../run';

type Game = Run<typeof thoughtBubblesMachine>;

const startGame = (seed: Seed): Game =>
  run((clock) => createActor(thoughtBubblesMachine, { input: { seed }, clock }), ...START);

type Act = (chance: Chance) => ThoughtBubblesEvent;

const ACTS: readonly Act[] = [
  (chance) => ({ type: 'answer.chosen', answer: chance.below(5) - 1 }),
  () => ({ type: 'thought.touched' }),
  () => ({ type: 'form.opened' }),
  (chance) => ({ type: 'form.changed', filled: chance.below(10) < 7 }),
  () => ({ type: 'form.submitted' }),
  (chance) => ({ type: chance.below(10) < 3 ? 'form.cancelled' : 'form.submitted' }),
  () => ({ type: 'session.shown' }),
  (chance) => ({ type: 'options.changed', options: { isHeld: chance.below(2) === 0 } }),
];

/**
 * Plays one random game at the pace of a hurried, calm or absent person.
 * @returns the game at its end
 */
function wander(seed: number): Game {
  const game = startGame(seed);
  const chance = new Chance(seed * 7919 + 1);
  const pace = [300, 4000, 60_000][seed % 3] as number;
  for (let act = 0; selectGamePhase(game.now()) !== 'complete'; act++) {
    if (act > 5000) throw new Error(`Game ${seed} does not end`);
    const before = game.now();
    game.send((chance.of(ACTS) as Act)(chance));
    changeAnnouncement(before, game.now());
    game.pass(chance.below(pace));
    const { score, transformed, secondsLeft, round } = game.context();
    expect(score).toBe(transformed.reduce((sum, { answer }) => sum + answerPointsOf(answer), 0));
    expect(secondsLeft).toBeGreaterThanOrEqual(0);
    expect(round).toBeGreaterThanOrEqual(transformed.length);
    expect(round).toBeLessThanOrEqual(5);
  }
  return game;
}

/** Number of random games. */
const GAMES = soak(1000, 30);

test('in random games no thought repeats, the score is the sum of its parts, and each ends by rounds or time', () => {
  let [byRound, byTime] = [0, 0];
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = wander(seed);
    const { transformed, secondsLeft, score } = game.context();
    const brought = game.snapshots.map(({ context }) => context).filter(({ round }) => round > 0);
    const thoughts = new Map(brought.map(({ round, thought }) => [round, thought]));
    expect(new Set(thoughts.values()).size).toBe(thoughts.size);
    expect(new Set(transformed.map(({ thought }) => thought)).size).toBe(transformed.length);
    if (transformed.length === 5) byRound++;
    else {
      expect(secondsLeft).toBe(0);
      byTime++;
    }
    const ends = game.emitted.filter((event) => event.type === 'activity');
    expect(ends.map(({ activity }) => activity)).toEqual([
      { kind: 'play.started' },
      { kind: 'play.completed', score },
    ]);
  }
  expect(byRound).toBeGreaterThan(GAMES / 10);
  expect(byTime).toBeGreaterThan(GAMES / 10);
  // A busy machine needs more than the usual 30 s.
}, 120_000);

test('all thoughts are equally frequent, and a seed is reproducible', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let seed = 1; seed <= 500; seed++) {
    const { thought } = startGame(seed * 31).context();
    counts[thought] = (counts[thought] ?? 0) + 1;
  }
  for (const count of counts) expect(count / 500).toBeCloseTo(0.1, 1);
  expect(factsOf(wander(11).actor.getSnapshot())).toEqual(factsOf(wander(11).actor.getSnapshot()));
});
