import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { MAX_UNDO_STEPS } from '../../../../machines/games/zen-garden/history';
import {
  changeAnnouncement,
  selectCanUndo,
  selectIsRaking,
  selectVolumePercent,
} from '../../../../machines/games/zen-garden/selectors';
import { NUMBERS_PER_POINT } from '../../../../machines/games/zen-garden/strokes';
import { zenGardenMachine } from '../../../../machines/games/zen-garden/zen-garden.machine';
import { stroke } from '../../../fixtures/sand/stroke';
import { type Run, run, takeEmitted } from '../../run';

type Garden = Run<typeof zenGardenMachine>;

const openGarden = (): Garden =>
  run((clock) => createActor(zenGardenMachine, { clock, input: { visit: 7 } }));

const BEGIN = { type: 'game.started' } as const;
const LEAVE = { type: 'game.left' } as const;
const UNDO = { type: 'step.undone' } as const;
const RESET = { type: 'garden.reset' } as const;

function beginGarden(): Garden {
  const garden = openGarden();
  garden.send(BEGIN);
  takeEmitted(garden);
  return garden;
}

let drags = 0;

/** Rakes one stroke of a drag, by default of a new one. */
function rake({ send }: Garden, seconds: number, drag = ++drags) {
  const made = stroke();
  send({ type: 'stroke.ended', stroke: made, seconds, drag });
  return made;
}

test('a session: day, straight, silent at half volume; 60 s of raking complete it once, and leaving requests the check-in', () => {
  const garden = openGarden();
  const { context, send } = garden;
  expect(context()).toMatchObject({
    mode: 'day',
    pattern: 'straight',
    sound: false,
    volume: 0.5,
    strokes: [],
  });
  send(BEGIN);
  expect(takeEmitted(garden)).toEqual(['play.started']);
  rake(garden, 59.999);
  expect(takeEmitted(garden)).toEqual([]);
  rake(garden, 0.001);
  expect(takeEmitted(garden)).toEqual(['play.completed']);
  rake(garden, 90);
  expect(takeEmitted(garden)).toEqual([]);
  expect(context()).toMatchObject({ rakedMs: 150_000, completed: true });

  send(LEAVE);
  expect(takeEmitted(garden)).toEqual(['check-in after 1000']);
  expect(selectIsRaking(garden.now())).toBe(false);
  expect(context().strokes).toHaveLength(3);

  // The raking time of another session starts at 0.
  send(BEGIN);
  rake(garden, 60);
  expect(takeEmitted(garden)).toEqual(['play.started', 'play.completed']);
});

test.each([
  [0, []],
  [1, []],
  [19.999, []],
  [20, ['check-in after 1000']],
])('leaving after %d s of raking asks for the check-in from 20 s on', (seconds, expected) => {
  const garden = beginGarden();
  garden.send({ type: 'mode.toggled' });
  if (seconds > 0) rake(garden, seconds);
  garden.send(LEAVE);
  expect(takeEmitted(garden)).toEqual(expected);
});

describe('messages', () => {
  test.each([
    ['curved', 'curved line'],
    ['circular', 'circular pattern'],
    ['straight', 'straight line'],
  ] as const)('of the pattern %s, changed or the same, show for 1.5 s', (pattern, spoken) => {
    const { emitted, send } = beginGarden();
    send({ type: 'pattern.chosen', pattern }, { type: 'pattern.chosen', pattern });
    const toast = { title: 'Pattern Changed', description: `Using ${spoken} pattern`, duration: 1500 };
    expect(emitted).toMatchObject([toast, toast]);
  });

  test('of a reset show also on blank sand, where it is no step', () => {
    const garden = beginGarden();
    const toast = 'Garden Reset: Your zen garden has been reset.';
    garden.send(RESET);
    expect(takeEmitted(garden)).toEqual([toast]);
    expect(selectCanUndo(garden.now())).toBe(false);
    rake(garden, 1);
    garden.send(RESET);
    expect(takeEmitted(garden)).toEqual([toast]);
  });

  test('for screen readers', () => {
    const garden = openGarden();
    garden.send(BEGIN);
    // A stone splits the second drag into two strokes.
    for (const drag of [1, 2, 2]) rake(garden, 1, drag);
    garden.send(UNDO, RESET, UNDO);
    garden.send({ type: 'mode.toggled' }, { type: 'mode.toggled' }, { type: 'sound.toggled' });
    const { snapshots } = garden;
    expect(
      snapshots.slice(1).map((after, at) => changeAnnouncement(snapshots[at] as typeof after, after)),
    ).toEqual([
      'The sand is smooth.',
      'One line in the sand.',
      '2 lines in the sand.',
      undefined,
      'The last line is gone. One line in the sand.',
      undefined,
      'Your garden is back. One line in the sand.',
      'Night. The moon lights the sand.',
      'Day. The sun lights the sand.',
      undefined,
    ]);
  });
});

describe('Undo', () => {
  test('removes drag by drag, also split ones, and each reset between them', () => {
    const garden = beginGarden();
    expect(selectCanUndo(garden.now())).toBe(false);
    for (const drag of [1, 2, 2, 2]) rake(garden, 1, drag);
    garden.send(RESET);
    rake(garden, 1, 3);
    garden.send(RESET);
    expect(garden.context().strokes).toEqual([]);
    const seen: number[] = [];
    while (selectCanUndo(garden.now())) {
      garden.send(UNDO);
      seen.push(garden.context().strokes.length);
    }
    expect(seen).toEqual([1, 0, 4, 1, 0]);
  });

  test('removes one of two drags whose strokes alternate', () => {
    const garden = beginGarden();
    rake(garden, 1, 1);
    const other = rake(garden, 1, 2);
    rake(garden, 1, 1);
    garden.send(UNDO);
    expect(garden.context().strokes).toEqual([other]);
  });

  test('goes back through 200 resets, and drops older ones', () => {
    const garden = beginGarden();
    for (let times = 0; times < 150; times++) {
      rake(garden, 1);
      garden.send(RESET);
    }
    let back = 0;
    while (selectCanUndo(garden.now())) {
      garden.send(UNDO);
      back += 1;
    }
    expect(back).toBe(MAX_UNDO_STEPS);
  });

  test('reaches strokes from before an exit, and from earlier visits', () => {
    const garden = beginGarden();
    const raked = rake(garden, 1);
    garden.send(RESET);
    garden.send(LEAVE, BEGIN);
    expect(garden.context().strokes).toEqual([]);
    garden.send(UNDO);
    expect(garden.context().strokes).toEqual([raked]);
  });

  test('treats drags of several sessions separately', () => {
    const garden = beginGarden();
    const first = rake(garden, 1, 1);
    garden.send(LEAVE, BEGIN);
    rake(garden, 1, 1);
    garden.send(UNDO);
    expect(garden.context().strokes).toEqual([first]);
  });
});

describe('stored data', () => {
  test('is shown unchanged, and of a million points the oldest are dropped', () => {
    const garden = beginGarden();
    const long = { ...stroke(), points: new Int16Array(10_000 * NUMBERS_PER_POINT) };
    const marks = Array.from({ length: 100 }, (_, index) => ({ step: `${index}`, stroke: long }));
    garden.send({ type: 'garden.restored', marks });
    expect(garden.context().marks).toEqual(marks.slice(50));
    const smoothed = [...marks.slice(0, 3), { step: 'smoothed', stroke: null }];
    garden.send({ type: 'garden.restored', marks: smoothed });
    expect(garden.context().strokes).toEqual([]);
    garden.send(UNDO);
    expect(garden.context().strokes).toHaveLength(3);
  });

  test('a stroke that ends after the exit is kept, and counts no time', () => {
    const garden = beginGarden();
    garden.send(LEAVE);
    const late = rake(garden, 5);
    expect(garden.context()).toMatchObject({ strokes: [late], rakedMs: 0 });
  });

  test('the exit is silent, and keeps pattern and hour', () => {
    const { send, context } = beginGarden();
    send({ type: 'sound.toggled' }, { type: 'mode.toggled' });
    send({ type: 'pattern.chosen', pattern: 'curved' }, LEAVE);
    expect(context()).toMatchObject({ sound: false, mode: 'night', pattern: 'curved' });
  });
});

test.each([Number.NaN, -0.01, 1.01, Number.POSITIVE_INFINITY])('a volume of %s changes nothing', (volume) => {
  const { send, now } = beginGarden();
  send({ type: 'volume.changed', volume });
  expect(selectVolumePercent(now())).toBe(50);
});

test.each([
  [0, 0],
  [0.37, 37],
  [1, 100],
])('a volume of %s reads %s', (volume, percent) => {
  const { send, now } = beginGarden();
  send({ type: 'volume.changed', volume });
  expect(selectVolumePercent(now())).toBe(percent);
});

test.each([Number.NaN, -5, Number.NEGATIVE_INFINITY])(
  'a stroke of %s s is kept and counts no time',
  (seconds) => {
    const garden = beginGarden();
    rake(garden, seconds);
    expect(garden.context()).toMatchObject({ rakedMs: 0, strokes: [expect.anything()] });
  },
);
