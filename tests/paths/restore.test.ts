import { test } from 'vitest';
import { fromCallback } from 'xstate';
import { type RestoreEvent, restoreMachine } from '../../machines/app/restore.machine';
import { everyWay } from './every-way';

const EVENTS: readonly RestoreEvent[] = [
  { type: 'typed', typed: 'nothing' },
  { type: 'typed', typed: 'blank' },
  { type: 'typed', typed: 'something' },
  { type: 'submitted' },
  { type: 'answered', isVerified: true, message: null },
  { type: 'answered', isVerified: false, message: null },
  { type: 'answered', isVerified: false, message: 'This purchase was refunded.' },
  { type: 'unanswered' },
];

test('every state and transition of a restore is reached, and every way can be played', async () => {
  // The server answers when the way says so.
  const machine = restoreMachine.provide({ actors: { verification: fromCallback(() => undefined) } });
  await everyWay(machine, {
    inputs: [undefined],
    events: () => EVENTS,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });
});
