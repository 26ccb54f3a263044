import { test } from 'vitest';
import { disclaimerMachine } from '../../machines/app/disclaimer.machine';
import { everyWay } from './every-way';

const EVENTS = [{ type: 'accepted' }, { type: 'cancelled' }] as const;

test('every state and transition of the disclaimer is reached, and every path can be replayed', async () => {
  await everyWay(disclaimerMachine, {
    inputs: [{ accepted: false }, { accepted: true }],
    events: () => EVENTS,
    serializeState: ({ value }) => JSON.stringify(value),
  });
});
