import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { disclaimerMachine, selectIsAsking } from '../../../machines/app/disclaimer.machine';
import { run } from '../run';

const open = (accepted: boolean) =>
  run((clock) => createActor(disclaimerMachine, { input: { accepted }, clock }));

describe('the disclaimer', () => {
  test('appears at startup before it was accepted', () => {
    const { actor, emitted } = open(false);
    expect(selectIsAsking(actor.getSnapshot())).toBe(true);
    expect(emitted).toEqual([]);
  });

  test('does not appear after it was accepted', () => {
    const { actor, emitted } = open(true);
    expect(selectIsAsking(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'accepted' });
    expect(emitted).toEqual([]);
  });

  test.each(['accepted', 'cancelled'] as const)('that is %s closes and reports that once', (type) => {
    const { actor, emitted } = open(false);
    actor.send({ type });
    expect(selectIsAsking(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'accepted' });
    actor.send({ type: 'cancelled' });
    expect(emitted).toEqual([{ type }]);
  });

  test('that is canceled is not accepted: it appears again at the next start', () => {
    const { actor } = open(false);
    actor.send({ type: 'cancelled' });
    expect(selectIsAsking(open(actor.getSnapshot().context.accepted).actor.getSnapshot())).toBe(true);
  });
});
