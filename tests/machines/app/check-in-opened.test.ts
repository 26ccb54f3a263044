/** A check-in that the person opens. */
import { describe, expect, test } from 'vitest';
import { AT, type CheckIn, isOpen, MINUTE, openCheckIn, request } from './check-in';

const open = ({ actor }: CheckIn) => actor.send({ type: 'opened' });

describe("a check-in that 'How are you now?' opens", () => {
  test('opens immediately and belongs to no play, also after a check-in of a play', async () => {
    const checkIn = openCheckIn();
    checkIn.actor.send({ type: 'requested', after: 'memory-cards', play: 'play-0001', delay: 1000, at: AT });
    checkIn.pass(1000);
    checkIn.actor.send({ type: 'skipped', at: AT });
    open(checkIn);
    expect(isOpen(checkIn)).toBe(true);
    checkIn.actor.send({ type: 'chosen', mood: 'positive' });
    checkIn.actor.send({ type: 'submitted' });
    expect(checkIn.journal.asked).toEqual([{ mood: 'positive', after: null, play: null }]);
    await checkIn.journal.settle('kept');
    expect(isOpen(checkIn)).toBe(false);
  });

  test('opens while reminders are off, and within ten minutes of a Skip', () => {
    for (const checkIn of [openCheckIn(null, false), openCheckIn(AT)]) {
      request(checkIn, AT + MINUTE);
      checkIn.pass(10_000);
      expect(isOpen(checkIn)).toBe(false);
      open(checkIn);
      expect(isOpen(checkIn)).toBe(true);
      checkIn.actor.send({ type: 'reminders.changed', isOn: false });
      checkIn.actor.send({ type: 'skip.reported', lastSkipAt: AT + MINUTE, at: AT + MINUTE });
      expect(isOpen(checkIn)).toBe(true);
    }
  });

  test('stores the time of its Skip, like every check-in', () => {
    const checkIn = openCheckIn();
    open(checkIn);
    checkIn.actor.send({ type: 'skipped', at: AT });
    expect(checkIn.emitted).toEqual([{ type: 'skip.saved', at: AT }]);
    request(checkIn, AT + MINUTE);
    checkIn.pass(10_000);
    expect(isOpen(checkIn)).toBe(false);
  });

  test('is the pending check-in of a play if there is one, and opens once', () => {
    const checkIn = openCheckIn();
    request(checkIn);
    checkIn.pass(200);
    open(checkIn);
    expect(isOpen(checkIn)).toBe(true);
    expect(checkIn.actor.getSnapshot().context.after).toBe('memory-cards');
    checkIn.actor.send({ type: 'skipped', at: AT });
    checkIn.pass(10_000);
    expect(isOpen(checkIn)).toBe(false);
  });
});
