import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  type GroundingEvent,
  groundingTechniquesMachine,
} from '../../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../../machines/games/grounding-techniques/grounding-techniques.saved';
import {
  changeAnnouncement,
  describePath,
  selectFoundCount,
  selectIsComplete,
  selectIsStepFilled,
  selectProgressPercent,
  selectStepIndex,
  selectTurnedStoneCount,
  stoneLabel,
} from '../../../../machines/games/grounding-techniques/selectors';
import {
  GROUNDING_STEPS,
  STONE_COUNT,
  senseLabelOf,
  stepAt,
  stepOfStone,
  stepPlaceholderOf,
  stepTitleOf,
  stonesOfStep,
} from '../../../../machines/games/grounding-techniques/steps';
import { run, START, takeEmitted } from '../../run';

const open = () => run((clock) => createActor(groundingTechniquesMachine, { clock }));

/** Returns a started session. */
function begin() {
  const exercise = open();
  exercise.send(...START);
  takeEmitted(exercise);
  return exercise;
}

const typed = (hasText = true): GroundingEvent => ({ type: 'response.changed', typed: hasText });
const tapped = (stone: number): GroundingEvent => ({ type: 'stone.tapped', stone });
const next: GroundingEvent = { type: 'step.advanced' };
const skip: GroundingEvent = { type: 'step.skipped' };
const back: GroundingEvent = { type: 'step.returned' };

describe('the five steps', () => {
  test('equal the specification', () => {
    expect(GROUNDING_STEPS.map((_, step) => stepTitleOf(step))).toEqual([
      'Step 1: Name 5 things you can see',
      'Step 2: Name 4 things you can touch',
      'Step 3: Name 3 things you can hear',
      'Step 4: Name 2 things you can smell',
      'Step 5: Name 1 thing you can taste',
    ]);
    expect(GROUNDING_STEPS.map((_, step) => stepPlaceholderOf(step))).toEqual([
      'Enter 5 things you can see...',
      'Enter 4 things you can touch...',
      'Enter 3 things you can hear...',
      'Enter 2 things you can smell...',
      'Enter 1 thing you can taste...',
    ]);
    expect(GROUNDING_STEPS.map((step) => `${step.number} ${senseLabelOf(step)} ${step.color}`)).toEqual([
      '5 See clay',
      '4 Touch pollen',
      '3 Hear fern',
      '2 Smell tarn',
      '1 Taste heather',
    ]);
  });

  test('have fifteen stones, each in one step', () => {
    expect(STONE_COUNT).toBe(15);
    expect(GROUNDING_STEPS.flatMap((_, step) => stonesOfStep(step))).toEqual(
      Array.from({ length: 15 }, (_, stone) => stone),
    );
    expect(stonesOfStep(1)).toEqual([5, 6, 7, 8]);
    expect(stonesOfStep(1).map(stepOfStone)).toEqual([1, 1, 1, 1]);
    expect(() => stepAt(5)).toThrow('Grounding has no step 5');
  });
});

describe('a session', () => {
  test('with stones only counts every step in fifths; the last step completes and requests the check-in after 1 s', () => {
    const exercise = begin();
    const { send, now } = exercise;
    for (let step = 0; step < 5; step++) {
      expect(selectStepIndex(now())).toBe(step);
      expect(selectProgressPercent(now())).toBe(step * 20);
      expect(selectIsStepFilled(now())).toBe(false);
      send(...stonesOfStep(step).map(tapped));
      expect(selectFoundCount(now())).toBe(5 - step);
      expect(selectProgressPercent(now())).toBe(step * 20 + 20);
      expect(takeEmitted(exercise)).toEqual(stonesOfStep(step).map(() => `stone ${step}`));
      send(next);
    }
    expect(selectIsComplete(now())).toBe(true);
    expect(now().hasTag('finished')).toBe(true);
    expect(selectTurnedStoneCount(now())).toBe(15);
    expect(takeEmitted(exercise)).toEqual(['play.completed', 'check-in after 1000']);
    send({ type: 'answers.cleared' });
    expect(now()).toMatchObject({ value: 'ready', context: { step: 0, taps: 0 } });
    expect([selectProgressPercent(now()), selectTurnedStoneCount(now())]).toEqual([0, 0]);
    expect(takeEmitted(exercise)).toEqual([]);
  });

  test('with text only turns the stones of each filled step', () => {
    const { send, now } = begin();
    send(typed(), next);
    expect(selectTurnedStoneCount(now())).toBe(5);
    send(tapped(5), typed(), next);
    expect(selectTurnedStoneCount(now())).toBe(9);
  });

  test('only skipping leaves a response empty, and it keeps a filled one', () => {
    const { send, now } = begin();
    send(skip, skip, typed(), skip, skip);
    expect(selectProgressPercent(now())).toBe(20);
    send(skip);
    expect(selectIsComplete(now())).toBe(true);
    expect(now().context.typed).toEqual([false, false, true, false, false]);
    expect(selectTurnedStoneCount(now())).toBe(3);
  });

  test('Back keeps responses, and stops at the first step', () => {
    const { send, now } = begin();
    send(back);
    expect(selectStepIndex(now())).toBe(0);
    send(tapped(1), next, back);
    expect(selectStepIndex(now())).toBe(0);
    expect([selectFoundCount(now()), selectIsStepFilled(now())]).toEqual([1, true]);
  });
});

describe('invalid events', () => {
  test('Next does nothing for a blank response, also after it was cleared', () => {
    const { send, now } = begin();
    send(next, typed(true), typed(false), next);
    expect(selectStepIndex(now())).toBe(0);
    send(skip, skip, skip, skip, next);
    expect([selectStepIndex(now()), selectIsComplete(now())]).toEqual([4, false]);
  });

  test.each([-1, 5, 14, 15, 0.5, Number.NaN])('stone %s is not in the first step', (stone) => {
    const { send, now, emitted } = begin();
    send(tapped(stone));
    expect([selectFoundCount(now()), now().context.taps, selectIsStepFilled(now())]).toEqual([0, 0, false]);
    expect(emitted).toEqual([]);
  });

  test('ten simultaneous stones count as five; a turned one is silent, and deleted text leaves them', () => {
    const { send, now, emitted } = begin();
    send(...[0, 1, 2, 3, 4, 0, 1, 2, 3, 4].map(tapped));
    expect([selectFoundCount(now()), now().context.taps]).toEqual([5, 10]);
    expect(emitted).toHaveLength(5);
    send(typed(), typed(false));
    expect([selectFoundCount(now()), selectIsStepFilled(now())]).toEqual([5, true]);
  });
});

test('the announcement', () => {
  const { send, snapshots } = open();
  send({ type: 'game.started' });
  send(tapped(0), tapped(0), typed(), next, tapped(5), back, skip, skip, skip, skip, tapped(14), next);
  send({ type: 'game.left' });
  const said = snapshots
    .slice(1)
    .map((after, at) => changeAnnouncement(snapshots[at] as typeof after, after));
  expect(said).toEqual([
    `Step 1: Name 5 things you can see. ${stepAt(0).instruction}`,
    '1 of 5 found.',
    undefined,
    undefined,
    `Step 2: Name 4 things you can touch. ${stepAt(1).instruction}`,
    '1 of 4 found.',
    `Step 1: Name 5 things you can see. ${stepAt(0).instruction}`,
    `Step 2: Name 4 things you can touch. ${stepAt(1).instruction}`,
    `Step 3: Name 3 things you can hear. ${stepAt(2).instruction}`,
    `Step 4: Name 2 things you can smell. ${stepAt(3).instruction}`,
    `Step 5: Name 1 thing you can taste. ${stepAt(4).instruction}`,
    '1 of 1 found.',
    'Exercise complete. 7 stones of your path show their colors.',
    undefined,
  ]);
});

test('stones have their place as a name, and the path has a description', () => {
  const { send, now } = begin();
  expect(stoneLabel(now(), 4)).toBe('Stone 5 of 5');
  expect(describePath(now())).toBe('Your fifteen stones lie in the stream.');
  send(tapped(2));
  expect(describePath(now())).toBe('One stone of your path shows its color.');
  send(next);
  expect(stoneLabel(now(), 5)).toBe('Stone 1 of 4');
});

test('an interruption after a return keeps the step and the stones of later steps', () => {
  const session = begin();
  session.send(tapped(0), next, tapped(5), back);
  const { step, turned } = session.context();
  expect(step).toBe(0);
  expect(turned[5]).toBe(true);
  expect(savedSessionSchema.parse(JSON.parse(JSON.stringify(sessionToSave({ step, turned }))))).toEqual({
    step,
    turned,
  });
});
