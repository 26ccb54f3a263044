import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { bodyOf } from '../../../../assets/art/progressive-relaxation/body';
import {
  CROWN_OFFSET as PAINTED_CROWN_OFFSET,
  FIELD as PAINTED_FIELD,
} from '../../../../assets/art/progressive-relaxation/field';
import { FIGURE as PAINTED_FIGURE } from '../../../../assets/art/progressive-relaxation/figure';
import { PANEL, REACH } from '../../../../assets/art/progressive-relaxation/nearness';
import { PEOPLE } from '../../../../assets/art/progressive-relaxation/people';
import { BodyState, PARTS, warmthOf } from '../../../../engine/games/progressive-relaxation/body-state';
import {
  CROWN_OFFSET,
  FIELD,
  FIGURE,
  layOutBody,
} from '../../../../engine/games/progressive-relaxation/places';
import shader from '../../../../engine/games/progressive-relaxation/shaders/resting-body.frag.glsl?raw';
import type { Options } from '../../../../machines/games/progressive-relaxation/options';
import { progressiveRelaxationMachine } from '../../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { selectStage } from '../../../../machines/games/progressive-relaxation/selectors';
import { run } from '../../../machines/run';

function lying(...chosen: readonly (keyof Options)[]) {
  const session = run((clock) => createActor(progressiveRelaxationMachine, { clock }));
  for (const option of chosen) session.actor.send({ type: 'options.changed', options: { [option]: true } });
  session.actor.send({ type: 'game.started' });
  session.actor.send({ type: 'session.shown', at: session.clock.now() });
  const body = new BodyState();
  const follow = () => body.aim(session.actor.getSnapshot());
  follow();
  return {
    body,
    /** Advances by this time (s), in frames of 50 ms. */
    pass: (seconds: number) => {
      for (let frame = 0; frame < seconds * 20; frame++) {
        session.pass(50);
        follow();
        body.tick(0.05);
      }
    },
    snapshot: () => session.actor.getSnapshot(),
    stage: () => selectStage(session.actor.getSnapshot()),
  };
}

const rounded = (values: Float32Array) => [...values].map((value) => Math.round(value * 100) / 100);

describe('the body', () => {
  test('tenses only the active part, and is fully tense well before the release', () => {
    const one = lying();
    one.pass(3);
    expect(rounded(one.body.firm)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(rounded(one.body.warm)).toEqual([0, 0, 0, 0, 0]);
    one.pass(7);
    expect(rounded(one.body.firm)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(one.body.warm[0]).toBeGreaterThan(0.6);
  });

  test('warms released parts, but not the whole body, and never cools', () => {
    const one = lying();
    let before = [0, 0, 0, 0, 0];
    for (let second = 0; second < 74; second++) {
      one.pass(1);
      const warm = rounded(one.body.warm);
      for (const [part, value] of warm.entries())
        expect(value).toBeGreaterThanOrEqual(before[part] as number);
      // Later parts have no warmth yet.
      const turn = Math.floor((second + 1) / 15);
      expect(warm.slice(turn + 1).every((value) => value === 0)).toBe(true);
      before = warm;
    }
    expect(before.every((value) => value > 0.5 && value < 0.8)).toBe(true);
    one.pass(31);
    expect([one.stage(), rounded(one.body.warm)]).toEqual(['complete', [1, 1, 1, 1, 1]]);
  });

  test('is fully warm at the end of every plan, with any number of skips', () => {
    for (const chosen of [[], ['twoRounds'], ['longerRest', 'twoRounds']] as const) {
      const session = run((clock) => createActor(progressiveRelaxationMachine, { clock }));
      for (const option of chosen)
        session.actor.send({ type: 'options.changed', options: { [option]: true } });
      session.actor.send({ type: 'game.started' });
      session.actor.send({ type: 'session.shown', at: 0 });
      for (const [index] of session.actor.getSnapshot().context.phases.entries()) {
        session.actor.send({ type: 'phase.skipped', index, at: 0 });
      }
      expect(selectStage(session.actor.getSnapshot())).toBe('complete');
      expect(warmthOf(session.actor.getSnapshot())).toEqual(Array.from({ length: PARTS }, () => 1));
    }
  });

  test('reaches its targets in one step after an hour in the background, and then rests', () => {
    const one = lying();
    one.pass(12);
    one.body.tick(3600);
    expect(one.body.tick(0.05)).toBe(false);
  });

  test('is cool at the start of the next session', () => {
    const session = run((clock) => createActor(progressiveRelaxationMachine, { clock }));
    const body = new BodyState();
    session.actor.send({ type: 'game.started' });
    session.actor.send({ type: 'session.shown', at: 0 });
    session.pass(105_000);
    body.aim(session.actor.getSnapshot());
    body.settle();
    expect(body.warm[0]).toBe(1);
    session.actor.send({ type: 'game.started' });
    body.aim(session.actor.getSnapshot());
    expect(body.warm[0]).toBe(0);
  });
});

describe('the layout of the body', () => {
  test.each([
    [680, 650, false],
    [390, 320, false],
    [480, 330, true],
    [320, 250, false],
    [1180, 300, true],
  ])('at %d x %d it fits completely, across: %s', (width, height, isAcross) => {
    const body = layOutBody({ width, height });
    expect(body.isAcross).toBe(isAcross);
    const [long, wide] = isAcross ? [width, height] : [height, width];
    // The body measures 1110 units from crown to toes, and 590 from hand to hand.
    expect(body.scale * 1110).toBeLessThan(long);
    expect(body.scale * 590).toBeLessThan(wide);
    expect(body.scale * 1110).toBeGreaterThan(0.45 * Math.min(long, wide * 1.9));
  });
});

test('the scene has the same measures as its pictures', () => {
  expect([FIELD, CROWN_OFFSET, FIGURE]).toEqual([PAINTED_FIELD, PAINTED_CROWN_OFFSET, PAINTED_FIGURE]);
  expect(shader).toContain(`const float PANEL = ${PANEL}.0;`);
  expect(shader).toContain(`const float REACH = ${REACH}.0;`);
});

test.each([
  ['shoulders', 182, 318],
  ['waist', 116, 470],
  ['thighs', 142, 690],
])('the figures differ by at least a tenth in the width of their %s', (_, x, y) => {
  const widths = PEOPLE.map(({ build }) => bodyOf(build).widen(x, y)).toSorted((one, other) => one - other);
  const [slight = 0, average = 0, wide = 0] = widths;
  expect(average / slight).toBeGreaterThan(1.1);
  expect(wide / average).toBeGreaterThan(1.1);
});
