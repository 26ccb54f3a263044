/** Sends random events. A seed makes each run reproducible. */
import { expect, test } from 'vitest';
import type { BreathingPuzzleEvent } from '../../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import {
  BREATHING_PATTERNS,
  PATTERN_IDS,
  SPEED_TENTHS,
} from '../../../../machines/games/breathing-puzzle/patterns';
import { lungFullnessAt, selectSessionMs } from '../../../../machines/games/breathing-puzzle/selectors';
import { nextRandom, type Seed } from '../../../../machines/random';
import { choose } from './breather';

const STEPS = 400;

test.each([1, 2, 3, 4, 5, 6])('random events break nothing: seed %d', (first) => {
  let seed: Seed = first;
  const roll = (sides: number) => {
    const [value, next] = nextRandom(seed);
    seed = next;
    return Math.floor(value * sides);
  };
  const { actor, pass, now, context, emitted } = choose({ variant: first % 2 ? 'full' : 'simplified' });
  const acts: readonly (() => BreathingPuzzleEvent)[] = [
    () => ({ type: 'game.started' }),
    () => ({ type: 'session.shown', at: now() }),
    () => ({ type: 'session.shown', at: now() }),
    () => ({ type: 'options.changed', options: { pattern: PATTERN_IDS[roll(4)] ?? 'box' } }),
    () => ({ type: 'options.changed', options: { tenths: SPEED_TENTHS[roll(SPEED_TENTHS.length)] ?? 10 } }),
    () => ({ type: 'options.changed', options: { skipsHolds: roll(2) === 0 } }),
    () => ({ type: 'breath.paused', at: now() }),
    () => ({ type: 'breath.resumed', at: now() }),
    () => ({ type: 'breath.resumed', at: now() }),
    () => ({ type: roll(12) === 0 ? 'breath.reset' : 'game.started' }),
    () => ({ type: roll(12) === 0 ? 'game.left' : 'session.shown' }),
  ];
  for (let step = 0; step < STEPS; step++) {
    const act = acts[roll(acts.length)];
    if (act) actor.send(act());
    pass(roll(4) === 0 ? roll(120_000) : roll(3000));
    const snapshot = actor.getSnapshot();
    const { cycles, options, breath } = context();
    expect(snapshot.status).toBe('active');
    expect(cycles).toBeLessThanOrEqual(BREATHING_PATTERNS[options.pattern].cycles);
    expect(breath === null || (breath.count >= 1 && breath.count <= breath.counts)).toBe(true);
    expect(selectSessionMs(snapshot)).toBeGreaterThan(26_000);
    const lungs = lungFullnessAt(snapshot, now());
    expect(lungs >= 0 && lungs <= 1).toBe(true);
  }
  const count = (kind: string) =>
    emitted.filter((one) => one.type === 'activity' && one.activity.kind === kind).length;
  expect(count('play.started')).toBeGreaterThan(0);
  expect(count('play.completed')).toBeLessThanOrEqual(count('play.started'));
  expect(emitted.filter(({ type }) => type === 'check-in.requested')).toHaveLength(count('play.completed'));
});
