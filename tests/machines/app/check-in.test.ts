import { describe, expect, test } from 'vitest';
import {
  selectCanSubmit,
  selectIsOfferingGrounding,
  selectIsSaving,
  selectMood,
  selectThankedMood,
} from '../../../machines/app/check-in.machine';
import { AT, isOpen, MINUTE, openCheckIn, opened, request } from './check-in';

describe('the delay', () => {
  test.each([1000, 1500, 1])('of %d ms passes on the clock before the dialog opens', (delay) => {
    const checkIn = openCheckIn();
    request(checkIn, AT, delay);
    checkIn.pass(delay - 1);
    expect(isOpen(checkIn)).toBe(false);
    checkIn.pass(1);
    expect(isOpen(checkIn)).toBe(true);
  });
});

describe('the start of the next session', () => {
  test('immediately opens a check-in that is due', () => {
    const checkIn = openCheckIn();
    request(checkIn);
    checkIn.pass(200);
    checkIn.actor.send({ type: 'hastened' });
    expect(isOpen(checkIn)).toBe(true);
    expect(checkIn.actor.getSnapshot().context.after).toBe('memory-cards');
  });
});

describe('a request', () => {
  test('is ignored while another is pending: the first delay counts', () => {
    const checkIn = openCheckIn();
    request(checkIn);
    checkIn.pass(900);
    request(checkIn, AT + 900, 1500, 'zen-garden');
    checkIn.pass(100);
    expect(isOpen(checkIn)).toBe(true);
    expect(checkIn.actor.getSnapshot().context.after).toBe('memory-cards');
  });

  test('is ignored while the dialog is open, and keeps the choice', () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'neutral' });
    const before = checkIn.actor.getSnapshot();
    request(checkIn, AT + MINUTE, 0, 'zen-garden');
    checkIn.pass(10_000);
    expect(checkIn.actor.getSnapshot()).toBe(before);
  });

  test('is ignored while the offers are open', async () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'negative' });
    checkIn.actor.send({ type: 'submitted' });
    await checkIn.journal.settle('kept');
    request(checkIn);
    checkIn.pass(10_000);
    expect(selectIsOfferingGrounding(checkIn.actor.getSnapshot())).toBe(true);
  });

  test('after an answered one opens a fresh dialog without a mood', async () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'positive' });
    checkIn.actor.send({ type: 'submitted' });
    await checkIn.journal.settle('kept');
    request(checkIn, AT + MINUTE);
    checkIn.pass(1000);
    expect(isOpen(checkIn)).toBe(true);
    expect(selectMood(checkIn.actor.getSnapshot())).toBeNull();
  });
});

describe('submitting', () => {
  test('needs a mood', () => {
    const checkIn = opened();
    const before = checkIn.actor.getSnapshot();
    expect(selectCanSubmit(before)).toBe(false);
    checkIn.actor.send({ type: 'submitted' });
    expect(checkIn.actor.getSnapshot()).toBe(before);
    checkIn.actor.send({ type: 'chosen', mood: 'neutral' });
    expect(selectCanSubmit(checkIn.actor.getSnapshot())).toBe(true);
  });

  test('saves the mood chosen last, with its game', () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'negative' });
    checkIn.actor.send({ type: 'chosen', mood: 'positive' });
    checkIn.actor.send({ type: 'submitted' });
    expect(checkIn.journal.asked).toEqual([{ mood: 'positive', after: 'memory-cards', play: null }]);
  });

  test('reports success only after the journal has saved the mood', async () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'positive' });
    checkIn.actor.send({ type: 'submitted' });
    checkIn.pass(60_000);
    expect(selectIsSaving(checkIn.actor.getSnapshot())).toBe(true);
    expect(isOpen(checkIn)).toBe(true);
    expect(checkIn.emitted).toEqual([]);
    await checkIn.journal.settle('kept');
    expect(checkIn.emitted).toEqual([{ type: 'mood.saved', mood: 'positive' }]);
    expect(isOpen(checkIn)).toBe(false);
  });

  test('ignores all events while the mood is being saved', async () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'neutral' });
    checkIn.actor.send({ type: 'submitted' });
    checkIn.actor.send({ type: 'submitted' });
    checkIn.actor.send({ type: 'chosen', mood: 'negative' });
    checkIn.actor.send({ type: 'skipped', at: AT });
    expect(selectCanSubmit(checkIn.actor.getSnapshot())).toBe(false);
    await checkIn.journal.settle('kept');
    expect(checkIn.journal.asked).toHaveLength(1);
    expect(checkIn.emitted).toEqual([{ type: 'mood.saved', mood: 'neutral' }]);
  });

  test.each(['positive', 'neutral'] as const)('%s closes the question, and thanks for 3 s', async (mood) => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood });
    checkIn.actor.send({ type: 'submitted' });
    await checkIn.journal.settle('kept');
    expect(isOpen(checkIn)).toBe(false);
    checkIn.pass(2999);
    expect(selectThankedMood(checkIn.actor.getSnapshot())).toBe(mood);
    checkIn.pass(1);
    expect(selectThankedMood(checkIn.actor.getSnapshot())).toBeNull();
  });

  test('Not Great leads to the offers, which stay open until they are closed', async () => {
    const checkIn = opened();
    checkIn.actor.send({ type: 'chosen', mood: 'negative' });
    checkIn.actor.send({ type: 'submitted' });
    await checkIn.journal.settle('kept');
    expect(checkIn.emitted).toEqual([{ type: 'mood.saved', mood: 'negative' }]);
    checkIn.pass(3_600_000);
    expect(selectIsOfferingGrounding(checkIn.actor.getSnapshot())).toBe(true);
    expect(isOpen(checkIn)).toBe(true);
    checkIn.actor.send({ type: 'closed' });
    expect(isOpen(checkIn)).toBe(false);
  });
});
