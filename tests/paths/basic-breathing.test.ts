import { test } from 'vitest';
import {
  type BasicBreathingEvent,
  basicBreathingMachine,
} from '../../machines/games/basic-breathing/basic-breathing.machine';
import { everyWay } from './every-way';

const EVENTS: readonly BasicBreathingEvent[] = [
  { type: 'game.started' },
  { type: 'session.shown', at: 0 },
  { type: 'breath.paused', at: 0 },
  { type: 'breath.resumed', at: 0 },
  { type: 'breath.reset' },
  { type: 'length.chosen', minutes: 0 },
  { type: 'length.chosen', minutes: 3 },
  { type: 'choices.taken', choices: { minutes: 3 } },
  { type: 'game.resumed', kept: { minutes: 0, cycles: 3 } },
  { type: 'game.left' },
];

test('every state and transition of Box Breathing is reached, and every path can be replayed', async () => {
  await everyWay(basicBreathingMachine, {
    inputs: [undefined],
    events: () => EVENTS,
    serializeState: ({ value, context: { minutes, breath, cycles } }) =>
      JSON.stringify([value, minutes, breath?.phase, breath?.count, cycles]),
    // Only the session without a chosen length is walked to its end. Other sessions stop after one cycle.
    stopWhen: ({ context: { minutes, cycles } }) => minutes > 0 && cycles > 0,
  });
});
