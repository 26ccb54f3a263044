import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  type RestoreEvent,
  restoreMachine,
  selectCanVerify,
  selectIsRestored,
  selectIsVerifying,
  selectMessage,
  type Typed,
} from '../../../machines/app/restore.machine';
import { run } from '../run';

/** A restore whose server says nothing until the test lets it. */
function open() {
  let asked = 0;
  const verification = fromCallback<RestoreEvent>(() => {
    asked += 1;
  });
  const machine = restoreMachine.provide({ actors: { verification } });
  const running = run((clock) => createActor(machine, { clock }));
  const type = (typed: Typed) => running.actor.send({ type: 'typed', typed });
  const now = () => running.actor.getSnapshot();
  return { ...running, type, now, asked: () => asked };
}

test('Verify is disabled while nothing is typed and while the server is asked', () => {
  const { actor, type, now } = open();
  expect(selectCanVerify(now())).toBe(false);
  type('something');
  expect(selectCanVerify(now())).toBe(true);
  actor.send({ type: 'submitted' });
  expect(selectIsVerifying(now())).toBe(true);
  expect(selectCanVerify(now())).toBe(false);
  type('nothing');
  expect(selectIsVerifying(now())).toBe(true);
});

describe('an ID', () => {
  test('of spaces alone is refused without asking the server', () => {
    const { actor, type, now, asked } = open();
    type('blank');
    expect(selectCanVerify(now())).toBe(true);
    actor.send({ type: 'submitted' });
    actor.send({ type: 'submitted' });
    expect(selectMessage(now())).toBe('Please enter a valid PayPal transaction ID');
    expect(asked()).toBe(0);
    type('something');
    expect(selectMessage(now())).toBeNull();
  });

  test.each([
    ['The purchase was refunded.', 'The purchase was refunded.'],
    [null, 'Unable to verify this purchase. Please check the transaction ID and try again.'],
    ['', 'Unable to verify this purchase. Please check the transaction ID and try again.'],
  ])('that is not verified, with the message %j', (message, shown) => {
    const { actor, type, now, emitted } = open();
    type('something');
    actor.send({ type: 'submitted' });
    actor.send({ type: 'answered', isVerified: false, message });
    expect(selectMessage(now())).toBe(shown);
    expect(emitted).toEqual([]);
  });

  test('that is verified is told once, however long it took and whatever failed before', () => {
    const { actor, type, now, emitted, asked } = open();
    type('something');
    actor.send({ type: 'submitted' });
    actor.send({ type: 'unanswered' });
    expect(selectMessage(now())).toBe('An error occurred during verification. Please try again later.');
    actor.send({ type: 'submitted' });
    expect(selectMessage(now())).toBeNull();
    actor.send({ type: 'submitted' });
    expect(asked()).toBe(2);
    actor.send({ type: 'answered', isVerified: true, message: null });
    actor.send({ type: 'answered', isVerified: true, message: null });
    expect(selectIsRestored(now())).toBe(true);
    expect(emitted).toEqual([{ type: 'restored' }]);
  });
});

test('a restore that nobody has connected to a server says that it failed', () => {
  const { actor, emitted } = run((clock) => createActor(restoreMachine, { clock }));
  actor.send({ type: 'typed', typed: 'something' });
  actor.send({ type: 'submitted' });
  expect(selectMessage(actor.getSnapshot())).toMatch(/^An error occurred/);
  expect(emitted).toEqual([]);
});
