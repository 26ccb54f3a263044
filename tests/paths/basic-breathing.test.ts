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
  { type: 'game.left' },
];

test('every state and transition of Box Breathing is reached, and every path can be replayed', async () => {
  await everyWay(basicBreathingMachine, {
    inputs: [undefined],
    events: () => EVENTS,
    serializeState: ({ value, context: { breath, cycles } }) =>
      JSON.stringify([value, breath?.phase, breath?.count, cycles]),
  });
});
