import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  restoreMachine,
  selectCanVerify,
  selectErrorMessage,
  selectIsRestored,
  selectIsVerifying,
  type TypedIdState,
  type VerificationResult,
} from '../../../machines/app/restore.machine';
import { asked, heard } from '../asked';
import { run } from '../run';

/** Returns a restore whose server the test controls. */
function open() {
  const server = asked<VerificationResult>();
  const machine = restoreMachine.provide({ actors: { verify: server.logic } });
  const running = run((clock) => createActor(machine, { clock }));
  const type = (typed: TypedIdState) => running.actor.send({ type: 'typed', typed });
  const now = () => running.actor.getSnapshot();
  return { ...running, type, now, server, asked: () => server.inputs.length };
}

test('Verify is disabled without text and during the request', () => {
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
  test('of spaces is refused without a request', () => {
    const { actor, type, now, asked: count } = open();
    type('blank');
    expect(selectCanVerify(now())).toBe(true);
    actor.send({ type: 'submitted' });
    actor.send({ type: 'submitted' });
    expect(selectErrorMessage(now())).toBe('Please enter a valid PayPal transaction ID');
    expect(count()).toBe(0);
    type('something');
    expect(selectErrorMessage(now())).toBeNull();
  });

  test.each([
    ['The purchase was refunded.', 'The purchase was refunded.'],
    [null, 'Unable to verify this purchase. Please check the transaction ID and try again.'],
    ['', 'Unable to verify this purchase. Please check the transaction ID and try again.'],
  ])('that is not verified, with the message %j', async (message, shown) => {
    const { actor, type, now, emitted, server } = open();
    type('something');
    actor.send({ type: 'submitted' });
    await server.answer({ isVerified: false, message, transactionId: null, status: null });
    expect(selectErrorMessage(now())).toBe(shown);
    expect(emitted).toEqual([]);
  });

  test('that is verified is reported once, after any delay and any earlier failure', async () => {
    const { actor, type, now, emitted, server, asked: count } = open();
    type('something');
    actor.send({ type: 'submitted' });
    await server.fail();
    expect(selectErrorMessage(now())).toBe('An error occurred during verification. Please try again later.');
    actor.send({ type: 'submitted' });
    expect(selectErrorMessage(now())).toBeNull();
    actor.send({ type: 'submitted' });
    expect(count()).toBe(2);
    await server.answer({ isVerified: true, message: null, transactionId: null, status: null });
    actor.send({ type: 'submitted' });
    expect(selectIsRestored(now())).toBe(true);
    expect(emitted).toEqual([{ type: 'restored' }]);
  });
});

test('a restore without a server reports a failure', async () => {
  const { actor, emitted } = run((clock) => createActor(restoreMachine, { clock }));
  actor.send({ type: 'typed', typed: 'something' });
  actor.send({ type: 'submitted' });
  await heard();
  expect(selectErrorMessage(actor.getSnapshot())).toMatch(/^An error occurred/);
  expect(emitted).toEqual([]);
});
