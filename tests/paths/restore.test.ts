import { test } from 'vitest';
import {
  type RestoreEvent,
  restoreMachine,
  type VerificationResult,
} from '../../machines/app/restore.machine';
import { asked } from '../machines/asked';
import { everyWay } from './every-way';

const EVENTS: readonly RestoreEvent[] = [
  { type: 'typed', typed: 'nothing' },
  { type: 'typed', typed: 'blank' },
  { type: 'typed', typed: 'something' },
  { type: 'submitted' },
];

const ANSWERS: readonly VerificationResult[] = [
  { isVerified: true, message: null, transactionId: null, status: null },
  { isVerified: false, message: null, transactionId: null, status: null },
  { isVerified: false, message: 'This purchase was refunded.', transactionId: null, status: null },
];

test('every state and transition of a restore is reached, and every path can be replayed', async () => {
  const server = asked<VerificationResult>();
  await everyWay(restoreMachine.provide({ actors: { verify: server.logic } }), {
    inputs: [undefined],
    events: () => EVENTS,
    outputs: { verify: ANSWERS },
    settle: (how, output) => (how === 'done' ? server.answer(output as VerificationResult) : server.fail()),
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });
});
