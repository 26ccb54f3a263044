import { describe, expect, test } from 'vitest';
import { DEEPEST } from '../../../../machines/games/zen-garden/history';
import {
  announce,
  selectCanUndo,
  selectIsRaking,
  selectVolume,
} from '../../../../machines/games/zen-garden/selectors';
import { STRIDE } from '../../../../machines/games/zen-garden/strokes';
import type { ZenGardenEvent } from '../../../../machines/games/zen-garden/zen-garden.machine';
import { beginGarden, type Garden, openGarden, rake, stroke } from './gardener';

const CHECK_IN = { type: 'check-in.requested', delay: 1000 };
const COMPLETED = { type: 'activity', activity: { kind: 'play.completed' } };

test('a session: day, straight, silent at half volume; 60 s raked complete it once, leaving asks how one feels', () => {
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

  // Another session counts from nothing.
  actor.send({ type: 'game.started' });
  expect(now()).toMatchObject({ rakedMs: 0, completed: false });
  rake(garden, 60);
  expect(emitted.splice(0).slice(1)).toEqual([COMPLETED]);
});

test('who only looked at the sand is not asked how they feel', () => {
  const { actor, emitted } = beginGarden();
  actor.send({ type: 'mode.toggled' });
  actor.send({ type: 'game.left' });
  expect(emitted).toEqual([]);
});

describe('what is said', () => {
  test('of patterns, to the letter, for 1.5 s, and only of another one', () => {
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
      toast('Using straight line pattern'),
    ]);
  });

  test('of a reset, to the letter; not of smooth sand', () => {
    const garden = beginGarden();
    garden.actor.send({ type: 'garden.reset' });
    expect(garden.emitted).toEqual([]);
    rake(garden, 1);
    garden.actor.send({ type: 'garden.reset' });
    expect(garden.emitted).toEqual([
      { type: 'toast', title: 'Garden Reset', description: 'Your zen garden has been reset.' },
    ]);
  });

  test('aloud', () => {
    const garden = openGarden();
    const said: (string | undefined)[] = [];
    const send = (event: ZenGardenEvent) => {
      const before = garden.actor.getSnapshot();
      garden.actor.send(event);
      said.push(announce(before, garden.actor.getSnapshot()));
    };
    send({ type: 'game.started' });
    send({ type: 'stroke.ended', stroke: stroke(), seconds: 1, drag: 1 });
    // A stone has parted the second drag.
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

/** What can be seen and what can be brought back. */
const now = ({ actor }: Garden) => actor.getSnapshot().context;
const undo = ({ actor }: Garden) => actor.send({ type: 'step.undone' });
const reset = ({ actor }: Garden) => actor.send({ type: 'garden.reset' });

describe('Undo', () => {
  test('takes back drag by drag, whatever stones have made of them, and each reset between them', () => {
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

  test('brings back every garden of two resets, stroke for stroke', () => {
    const garden = beginGarden();
    const [one, two] = [rake(garden, 1), rake(garden, 1)];
    reset(garden);
    const three = rake(garden, 1);
    reset(garden);
    undo(garden);
    expect(now(garden).strokes).toEqual([three]);
    undo(garden);
    undo(garden);
    expect(now(garden).strokes).toEqual([one, two]);
  });

  test('of two hands whose strokes alternate takes back one hand', () => {
    const garden = beginGarden();
    rake(garden, 1, stroke(), 1);
    const other = rake(garden, 1, stroke(), 2);
    rake(garden, 1, stroke(), 1);
    undo(garden);
    expect(now(garden).strokes).toEqual([other]);
  });

  test('goes back through 200 resets, and what lies below is let go', () => {
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
    expect(back).toBe(DEEPEST);
  });

  test('reaches what was done before the garden was left, and at another visit', () => {
    const garden = beginGarden();
    const raked = rake(garden, 1);
    reset(garden);
    garden.actor.send({ type: 'game.left' });
    garden.actor.send({ type: 'game.started' });
    expect(now(garden).strokes).toEqual([]);
    undo(garden);
    expect(now(garden).strokes).toEqual([raked]);
  });

  test('takes every drag of several sessions for itself', () => {
    const garden = beginGarden();
    const first = rake(garden, 1, stroke(), 1);
    garden.actor.send({ type: 'game.left' });
    garden.actor.send({ type: 'game.started' });
    rake(garden, 1, stroke(), 1);
    undo(garden);
    expect(now(garden).strokes).toEqual([first]);
  });
});

describe('what the device has', () => {
  test('is shown as it is, and the oldest of a million points is let go', () => {
    const garden = beginGarden();
    const long = { ...stroke(), points: new Int16Array(10_000 * STRIDE) };
    const marks = Array.from({ length: 100 }, (_, index) => ({ step: `${index}`, stroke: long }));
    garden.actor.send({ type: 'garden.restored', marks });
    expect(now(garden).marks).toEqual(marks.slice(50));
    const smoothed = [...marks.slice(0, 3), { step: 'smoothed', stroke: null }];
    garden.actor.send({ type: 'garden.restored', marks: smoothed });
    expect(now(garden).strokes).toEqual([]);
    undo(garden);
    expect(now(garden).strokes).toHaveLength(3);
  });

  test('a stroke that ends after the person left is kept, and counts no time', () => {
    const garden = beginGarden();
    garden.actor.send({ type: 'game.left' });
    const late = rake(garden, 5);
    expect(now(garden)).toMatchObject({ strokes: [late], rakedMs: 0 });
  });

  test('the way back is silent, and the pattern and the hour stay as they were', () => {
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
  expect(selectVolume(actor.getSnapshot())).toBe(50);
});

test.each([
  [0, 0],
  [0.37, 37],
  [1, 100],
])('a volume of %s reads %s', (volume, percent) => {
  const { actor } = beginGarden();
  actor.send({ type: 'volume.changed', volume });
  expect(selectVolume(actor.getSnapshot())).toBe(percent);
});

test.each([Number.NaN, -5, Number.NEGATIVE_INFINITY])(
  'a stroke of %s s is kept and counts no time',
  (seconds) => {
    const garden = beginGarden();
    rake(garden, seconds);
    expect(garden.actor.getSnapshot().context).toMatchObject({ rakedMs: 0, strokes: [expect.anything()] });
  },
);
