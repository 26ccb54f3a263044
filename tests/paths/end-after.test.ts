import { test } from 'vitest';
import { type EndAfterEvent, endAfterMachine } from '../../machines/session/end-after.machine';
import { everyWay } from './every-way';

const EVENTS: readonly EndAfterEvent[] = [
  { type: 'minutes.chosen', minutes: 0 },
  { type: 'minutes.chosen', minutes: 5 },
  { type: 'session.began' },
  { type: 'session.left' },
];

test("every state and transition of 'End after' is reached, and every path can be replayed", async () => {
  await everyWay(endAfterMachine, {
    inputs: [undefined],
    events: () => EVENTS,
    serializeState: ({ value, context }) => JSON.stringify([value, context.minutes]),
  });
});
