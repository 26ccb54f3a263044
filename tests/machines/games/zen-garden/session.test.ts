import { describe, expect, test } from 'vitest';
import { MAX_UNDO_STEPS } from '../../../../machines/games/zen-garden/history';
import {
  changeAnnouncement,
  selectCanUndo,
  selectIsRaking,
  selectVolumePercent,
} from '../../../../machines/games/zen-garden/selectors';
import { NUMBERS_PER_POINT } from '../../../../machines/games/zen-garden/strokes';
import type { ZenGardenEvent } from '../../../../machines/games/zen-garden/zen-garden.machine';
import { beginGarden, type Garden, openGarden, rake, stroke } from './gardener';

const CHECK_IN = { type: 'check-in.requested', delay: 1000 };
const COMPLETED = { type: 'activity', activity: { kind: 'play.completed' } };

test('a session: day, straight, silent at half volume; 60 s of raking complete it once, and leaving requests the check-in', () => {
  const garden = openGarden();
  const { actor, emitted } = garden;
  const now = () => actor.getSnapshot().context;
  expect(now()).toMatchObject({ mode: 'day', pattern: 'straight', sound: false, volume: 0.5, strokes: [] });
  actor.send({ type: 'game.started' });
  expect(emitted.splice(0)).toEqual([{ type: 'activity', activity: { kind: 'play.started' } }]);

  rake(garden, 59.999);
  expect(emitted).toEqual([]);
  rake(garden, 0.001);
  expect(emitted.splice(0)).toEqual([COMPLETED]);
  rake(garden, 90);
  expect(emitted).toEqual([]);
  expect(now()).toMatchObject({ rakedMs: 150_000, completed: true });
  expect(now().strokes).toHaveLength(3);

  actor.send({ type: 'game.left' });
  expect(emitted.splice(0)).toEqual([CHECK_IN]);
  expect(selectIsRaking(actor.getSnapshot())).toBe(false);
  expect(now().strokes).toHaveLength(3);

  // The raking time of another session starts at 0.
  actor.send({ type: 'game.started' });
  expect(now()).toMatchObject({ rakedMs: 0, completed: false });
  rake(garden, 60);
  expect(emitted.splice(0).slice(1)).toEqual([COMPLETED]);
});

test.each([
  [0, []],
  [1, []],
  [19.999, []],
  [20, [CHECK_IN]],
])('leaving after %d s of raking asks for the check-in from 20 s on', (seconds, expected) => {
  const garden = beginGarden();
  garden.actor.send({ type: 'mode.toggled' });
  if (seconds > 0) rake(garden, seconds);
  garden.actor.send({ type: 'game.left' });
  expect(garden.emitted).toEqual(expected);
});

describe('messages', () => {
  test('of a pattern, changed or the same, equal the specification, for 1.5 s', () => {
    const { actor, emitted } = beginGarden();
    for (const pattern of ['curved', 'circular', 'circular', 'straight'] as const) {
      actor.send({ type: 'pattern.chosen', pattern });
    }
    const toast = (description: string) => ({
      type: 'toast',
      title: 'Pattern Changed',
      description,
      duration: 1500,
    });
    expect(emitted).toEqual([
      toast('Using curved line pattern'),
      toast('Using circular pattern pattern'),
      toast('Using circular pattern pattern'),
      toast('Using straight line pattern'),
    ]);
  });

  test('of a reset equal the specification, also on blank sand, where it is no step', () => {
    const garden = beginGarden();
    const toast = { type: 'toast', title: 'Garden Reset', description: 'Your zen garden has been reset.' };
    garden.actor.send({ type: 'garden.reset' });
    expect(garden.emitted).toEqual([toast]);
    expect(selectCanUndo(garden.actor.getSnapshot())).toBe(false);
    rake(garden, 1);
    garden.actor.send({ type: 'garden.reset' });
    expect(garden.emitted).toEqual([toast, toast]);
  });

  test('for screen readers', () => {
    const garden = openGarden();
    const said: (string | undefined)[] = [];
    const send = (event: ZenGardenEvent) => {
      const before = garden.actor.getSnapshot();
      garden.actor.send(event);
      said.push(changeAnnouncement(before, garden.actor.getSnapshot()));
    };
    send({ type: 'game.started' });
    send({ type: 'stroke.ended', stroke: stroke(), seconds: 1, drag: 1 });
    // A stone splits the second drag into two strokes.
    send({ type: 'stroke.ended', stroke: stroke(), seconds: 1, drag: 2 });
    send({ type: 'stroke.ended', stroke: stroke(), seconds: 1, drag: 2 });
    send({ type: 'step.undone' });
    send({ type: 'garden.reset' });
    send({ type: 'step.undone' });
    send({ type: 'mode.toggled' });
    send({ type: 'mode.toggled' });
    send({ type: 'sound.toggled' });
    expect(said).toEqual([
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

/** Returns the garden's context. */
const now = ({ actor }: Garden) => actor.getSnapshot().context;
const undo = ({ actor }: Garden) => actor.send({ type: 'step.undone' });
const reset = ({ actor }: Garden) => actor.send({ type: 'garden.reset' });

describe('Undo', () => {
  test('removes drag by drag, also split ones, and each reset between them', () => {
    const garden = beginGarden();
    expect(selectCanUndo(garden.actor.getSnapshot())).toBe(false);
    const first = rake(garden, 1, stroke(), 1);
    const scribbled = [2, 2, 2].map((drag) => rake(garden, 1, stroke(), drag));
    reset(garden);
    const second = rake(garden, 1, stroke(), 3);
    reset(garden);
    expect(now(garden).strokes).toEqual([]);
    const seen: number[] = [];
    while (selectCanUndo(garden.actor.getSnapshot())) {
      undo(garden);
      seen.push(now(garden).strokes.length);
    }
    expect(seen).toEqual([1, 0, 4, 1, 0]);
    expect(scribbled).toHaveLength(3);
    expect([first, second]).toHaveLength(2);
  });

  test('removes one of two drags whose strokes alternate', () => {
    const garden = beginGarden();
    rake(garden, 1, stroke(), 1);
    const other = rake(garden, 1, stroke(), 2);
    rake(garden, 1, stroke(), 1);
    undo(garden);
    expect(now(garden).strokes).toEqual([other]);
  });

  test('goes back through 200 resets, and drops older ones', () => {
    const garden = beginGarden();
    for (let times = 0; times < 150; times++) {
      rake(garden, 1);
      reset(garden);
    }
    let back = 0;
    while (selectCanUndo(garden.actor.getSnapshot())) {
      undo(garden);
      back += 1;
    }
    expect(back).toBe(MAX_UNDO_STEPS);
  });

  test('reaches strokes from before an exit, and from earlier visits', () => {
    const garden = beginGarden();
    const raked = rake(garden, 1);
    reset(garden);
    garden.actor.send({ type: 'game.left' });
    garden.actor.send({ type: 'game.started' });
    expect(now(garden).strokes).toEqual([]);
    undo(garden);
    expect(now(garden).strokes).toEqual([raked]);
  });

  test('treats drags of several sessions separately', () => {
    const garden = beginGarden();
    const first = rake(garden, 1, stroke(), 1);
    garden.actor.send({ type: 'game.left' });
    garden.actor.send({ type: 'game.started' });
    rake(garden, 1, stroke(), 1);
    undo(garden);
    expect(now(garden).strokes).toEqual([first]);
  });
});

describe('stored data', () => {
  test('is shown unchanged, and of a million points the oldest are dropped', () => {
    const garden = beginGarden();
    const long = { ...stroke(), points: new Int16Array(10_000 * NUMBERS_PER_POINT) };
    const marks = Array.from({ length: 100 }, (_, index) => ({ step: `${index}`, stroke: long }));
    garden.actor.send({ type: 'garden.restored', marks });
    expect(now(garden).marks).toEqual(marks.slice(50));
    const smoothed = [...marks.slice(0, 3), { step: 'smoothed', stroke: null }];
    garden.actor.send({ type: 'garden.restored', marks: smoothed });
    expect(now(garden).strokes).toEqual([]);
    undo(garden);
    expect(now(garden).strokes).toHaveLength(3);
  });

  test('a stroke that ends after the exit is kept, and counts no time', () => {
    const garden = beginGarden();
    garden.actor.send({ type: 'game.left' });
    const late = rake(garden, 5);
    expect(now(garden)).toMatchObject({ strokes: [late], rakedMs: 0 });
  });

  test('the exit is silent, and keeps pattern and hour', () => {
    const { actor } = beginGarden();
    actor.send({ type: 'sound.toggled' });
    actor.send({ type: 'mode.toggled' });
    actor.send({ type: 'pattern.chosen', pattern: 'curved' });
    actor.send({ type: 'game.left' });
    expect(actor.getSnapshot().context).toMatchObject({ sound: false, mode: 'night', pattern: 'curved' });
  });
});

test.each([Number.NaN, -0.01, 1.01, Number.POSITIVE_INFINITY])('a volume of %s changes nothing', (volume) => {
  const { actor } = beginGarden();
  actor.send({ type: 'volume.changed', volume });
  expect(selectVolumePercent(actor.getSnapshot())).toBe(50);
});

test.each([
  [0, 0],
  [0.37, 37],
  [1, 100],
])('a volume of %s reads %s', (volume, percent) => {
  const { actor } = beginGarden();
  actor.send({ type: 'volume.changed', volume });
  expect(selectVolumePercent(actor.getSnapshot())).toBe(percent);
});

test.each([Number.NaN, -5, Number.NEGATIVE_INFINITY])(
  'a stroke of %s s is kept and counts no time',
  (seconds) => {
    const garden = beginGarden();
    rake(garden, seconds);
    expect(garden.actor.getSnapshot().context).toMatchObject({ rakedMs: 0, strokes: [expect.anything()] });
  },
);
