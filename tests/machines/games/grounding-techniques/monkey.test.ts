import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type GroundingEvent,
  groundingTechniquesMachine,
} from '../../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  announce,
  selectFound,
  selectIsFilled,
  selectPercent,
  selectStep,
} from '../../../../machines/games/grounding-techniques/selectors';
import { draw } from '../../../../machines/random';
import { factsOf, run } from '../../run';

const EVENTS: readonly ((chance: number) => GroundingEvent)[] = [
  () => ({ type: 'game.started' }),
  () => ({ type: 'session.shown' }),
  (chance) => ({ type: 'response.changed', typed: chance < 0.6 }),
  (chance) => ({ type: 'stone.tapped', stone: Math.floor(chance * 20) - 2 }),
  (chance) => ({ type: 'stone.tapped', stone: Math.floor(chance * 15) }),
  () => ({ type: 'step.advanced' }),
  () => ({ type: 'step.skipped' }),
  () => ({ type: 'step.returned' }),
  (chance) => ({ type: chance < 0.1 ? 'game.left' : 'step.advanced' }),
  (chance) => ({ type: chance < 0.3 ? 'answers.cleared' : 'session.shown' }),
];

function play(seed: number, acts: number) {
  const exercise = run((clock) => createActor(groundingTechniquesMachine, { clock }));
  const { actor } = exercise;
  let next = seed;
  for (let act = 0; act < acts; act++) {
    const [which, following] = draw(next);
    const [chance, after] = draw(following);
    next = after;
    const before = actor.getSnapshot();
    actor.send((EVENTS[Math.floor(which * EVENTS.length)] as (typeof EVENTS)[number])(chance));
    const now = actor.getSnapshot();
    announce(before, now);
    expect(selectStep(now)).toBeGreaterThanOrEqual(0);
    expect(selectStep(now)).toBeLessThanOrEqual(4);
    expect(selectPercent(now) % 20).toBe(0);
    // Only Skip leaves a step with an empty response.
    const isNext = now.context.step === before.context.step + 1;
    if (isNext && !selectIsFilled(before)) expect(now.context.typed[before.context.step]).toBe(false);
    expect(selectFound(now)).toBeLessThanOrEqual(5 - selectStep(now));
  }
  return exercise;
}

test.each([1, 7, 20261121])('random events (seed %i) keep all invariants, and are reproducible', (seed) => {
  const [one, other] = [play(seed, 4000), play(seed, 4000)];
  expect(factsOf(one.actor.getSnapshot())).toEqual(factsOf(other.actor.getSnapshot()));
  const kinds = one.emitted.map(({ type }) => type);
  expect(kinds).toContain('check-in.requested');
  // Every completed play was also started.
  const count = (kind: string) =>
    one.emitted.filter((event) => event.type === 'activity' && event.activity.kind === kind).length;
  expect(count('play.completed')).toBeLessThanOrEqual(count('play.started'));
});
