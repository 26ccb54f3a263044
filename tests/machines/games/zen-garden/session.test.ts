import { describe, expect, test } from 'vitest';
import {
  announce,
  selectIsRaking,
  selectUndo,
  selectVolume,
} from '../../../../machines/games/zen-garden/selectors';
import type { ZenGardenEvent } from '../../../../machines/games/zen-garden/zen-garden.machine';
import { beginGarden, openGarden, rake, stroke } from './gardener';

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
    send({ type: 'stroke.ended', stroke: stroke(), seconds: 1 });
    send({ type: 'stroke.ended', stroke: stroke(), seconds: 1 });
    send({ type: 'stroke.undone' });
    send({ type: 'garden.reset' });
    send({ type: 'reset.undone' });
    send({ type: 'mode.toggled' });
    send({ type: 'mode.toggled' });
    send({ type: 'sound.toggled' });
    expect(said).toEqual([
      'The sand is smooth.',
      'One line in the sand.',
      '2 lines in the sand.',
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
  test('takes back stroke by stroke, then the reset, once', () => {
    const garden = beginGarden();
    const { actor } = garden;
    const undo = () => {
      const type = selectUndo(actor.getSnapshot());
      if (type) actor.send({ type });
      return type;
    };
    expect(undo()).toBeNull();
    const [first, second] = [rake(garden, 1), rake(garden, 1)];
    actor.send({ type: 'garden.reset' });
    expect(actor.getSnapshot().context).toMatchObject({ strokes: [], smoothed: [first, second] });
    rake(garden, 1);
    expect(undo()).toBe('stroke.undone');
    expect(undo()).toBe('reset.undone');
    expect(actor.getSnapshot().context).toMatchObject({ strokes: [first, second], smoothed: null });
    actor.send({ type: 'reset.undone' });
    expect(actor.getSnapshot().context.strokes).toEqual([first, second]);
    expect([undo(), undo(), undo()]).toEqual(['stroke.undone', 'stroke.undone', null]);
  });

  test('of a reset lays what was raked since above what comes back', () => {
    const garden = beginGarden();
    const old = rake(garden, 1);
    garden.actor.send({ type: 'garden.reset' });
    const since = rake(garden, 1);
    garden.actor.send({ type: 'reset.undone' });
    expect(garden.actor.getSnapshot().context.strokes).toEqual([old, since]);
  });

  test('a garden that was smoothed and left stays smooth', () => {
    const garden = beginGarden();
    rake(garden, 1);
    garden.actor.send({ type: 'garden.reset' });
    garden.actor.send({ type: 'game.left' });
    expect(garden.actor.getSnapshot().context).toMatchObject({ strokes: [], smoothed: null });
  });
});

describe('nothing is lost', () => {
  test('a kept garden that is read late lies beneath what was raked meanwhile', () => {
    const garden = beginGarden();
    const kept = stroke([[10, 10]]);
    const raked = rake(garden, 1);
    garden.actor.send({ type: 'garden.restored', strokes: [kept] });
    expect(garden.actor.getSnapshot().context.strokes).toEqual([kept, raked]);
  });

  test('a stroke that ends after the person left is kept, and counts no time', () => {
    const garden = beginGarden();
    garden.actor.send({ type: 'game.left' });
    const late = rake(garden, 5);
    expect(garden.actor.getSnapshot().context).toMatchObject({ strokes: [late], rakedMs: 0 });
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
