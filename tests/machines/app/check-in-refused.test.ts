import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  checkInMachine,
  isSkipRecent,
  selectCanSubmit,
  selectHasSavingFailed,
  selectMood,
} from '../../../machines/app/check-in.machine';
import { run } from '../run';
import { AT, isOpen, MINUTE, openCheckIn, opened, request, settled } from './check-in';

describe('a journal that fails', () => {
  test('keeps the choice, reports no success, and allows another attempt', async () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'negative' });
    checkIn.actor.send({ type: 'submitted' });
    await checkIn.journal.settle('broken');
    expect(selectHasSavingFailed(checkIn.actor.getSnapshot())).toBe(true);
    expect(selectMood(checkIn.actor.getSnapshot())).toBe('negative');
    expect(selectCanSubmit(checkIn.actor.getSnapshot())).toBe(true);
    expect(checkIn.emitted).toEqual([]);
    checkIn.actor.send({ type: 'submitted' });
    await checkIn.journal.settle('broken');
    checkIn.actor.send({ type: 'chosen', mood: 'neutral' });
    checkIn.actor.send({ type: 'submitted' });
    await checkIn.journal.settle('kept');
    expect(checkIn.journal.asked.map(({ mood }) => mood)).toEqual(['negative', 'negative', 'neutral']);
    expect(checkIn.emitted).toEqual([{ type: 'mood.saved', mood: 'neutral' }]);
    expect(isOpen(checkIn)).toBe(false);
  });

  test('causes an error when it was not provided, instead of a silently lost mood', async () => {
    const input = { lastSkipAt: null, isOn: true };
    const bare = run((clock) => createActor(checkInMachine, { input, clock }));
    bare.actor.send({ type: 'requested', after: 'memory-cards', delay: 0, at: AT });
    bare.pass(0);
    bare.actor.send({ type: 'chosen', mood: 'positive' });
    bare.actor.send({ type: 'submitted' });
    await settled();
    expect(selectHasSavingFailed(bare.actor.getSnapshot())).toBe(true);
    expect(bare.emitted).toEqual([]);
  });
});

describe('a skip in another tab', () => {
  test('starts ten quiet minutes here too, and cancels a pending request', () => {
    const checkIn = openCheckIn();
    checkIn.actor.send({ type: 'skip.reported', lastSkipAt: AT, at: AT });
    request(checkIn, AT + MINUTE);
    checkIn.pass(5000);
    expect(isOpen(checkIn)).toBe(false);
    request(checkIn, AT + 10 * MINUTE);
    checkIn.actor.send({ type: 'skip.reported', lastSkipAt: AT + 10 * MINUTE, at: AT + 10 * MINUTE });
    checkIn.pass(5000);
    expect(isOpen(checkIn)).toBe(false);
    expect(checkIn.emitted).toEqual([]);
  });

  test('has no effect when it is expired or removed', () => {
    const checkIn = openCheckIn(AT);
    checkIn.actor.send({ type: 'skip.reported', lastSkipAt: null, at: AT + MINUTE });
    request(checkIn, AT + MINUTE);
    checkIn.actor.send({ type: 'skip.reported', lastSkipAt: AT - 20 * MINUTE, at: AT + MINUTE });
    checkIn.pass(1000);
    expect(isOpen(checkIn)).toBe(true);
  });
});

describe('Skip', () => {
  test('closes, reports the time to store, and stores no mood', () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'positive' });
    checkIn.actor.send({ type: 'skipped', at: AT + 5000 });
    expect(isOpen(checkIn)).toBe(false);
    expect(checkIn.emitted).toEqual([{ type: 'skip.saved', at: AT + 5000 }]);
    expect(checkIn.actor.getSnapshot().context).toMatchObject({ lastSkipAt: AT + 5000, mood: null });
    expect(checkIn.journal.asked).toEqual([]);
  });

  test.each([
    ['9:59', 10 * MINUTE - 1000, false],
    ['a millisecond before 10:00', 10 * MINUTE - 1, false],
    ['10:00', 10 * MINUTE, true],
    ['the next day', 24 * 60 * MINUTE, true],
  ])('starts ten quiet minutes: a request %s after it', (_name, later, opens) => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'skipped', at: AT });
    request(checkIn, AT + later);
    checkIn.pass(1000);
    expect(isOpen(checkIn)).toBe(opens);
  });

  test.each([
    ['never', null, true],
    ['a minute ago', AT - MINUTE, false],
    ['just now', AT, false],
    ['ten minutes ago', AT - 10 * MINUTE, true],
    ['in a minute, by a clock that was put back since', AT + MINUTE, true],
    ['in a thousand years', AT + 3.2e13, true],
    ['at no time that is a number', Number.NaN, true],
  ])('in an earlier visit, %s, has the same effect', (_name, lastSkipAt, opens) => {
    const checkIn = openCheckIn(lastSkipAt);
    request(checkIn);
    checkIn.pass(1000);
    expect(isOpen(checkIn)).toBe(opens);
    expect(isSkipRecent(lastSkipAt, AT)).toBe(!opens);
  });
});

describe('with reminders turned off', () => {
  test('requests have no effect until they are on again', () => {
    const checkIn = openCheckIn(null, false);
    request(checkIn);
    checkIn.pass(10_000);
    expect(isOpen(checkIn)).toBe(false);
    checkIn.actor.send({ type: 'reminders.changed', isOn: true });
    request(checkIn, AT + MINUTE);
    checkIn.pass(1000);
    expect(isOpen(checkIn)).toBe(true);
  });

  test('a pending request is canceled', () => {
    const checkIn = openCheckIn();
    request(checkIn);
    checkIn.pass(500);
    checkIn.actor.send({ type: 'reminders.changed', isOn: false });
    checkIn.pass(10_000);
    expect(isOpen(checkIn)).toBe(false);
  });

  test('a pending request opens on time when the setting only stays on', () => {
    const checkIn = openCheckIn();
    request(checkIn);
    checkIn.pass(500);
    checkIn.actor.send({ type: 'reminders.changed', isOn: true });
    checkIn.pass(500);
    expect(isOpen(checkIn)).toBe(true);
  });

  test('in another tab, an open check-in can still be answered', async () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'neutral' });
    checkIn.actor.send({ type: 'reminders.changed', isOn: false });
    expect(selectMood(checkIn.actor.getSnapshot())).toBe('neutral');
    checkIn.actor.send({ type: 'submitted' });
    await checkIn.journal.settle('kept');
    expect(checkIn.emitted).toEqual([{ type: 'mood.saved', mood: 'neutral' }]);
  });
});
