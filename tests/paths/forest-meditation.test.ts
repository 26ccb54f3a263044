import { expect, test } from 'vitest';
import {
  type ForestMeditationEvent,
  forestMeditationMachine,
} from '../../machines/games/forest-meditation/forest-meditation.machine';
import { everyWay } from './every-way';

const EVENTS: readonly ForestMeditationEvent[] = [
  { type: 'game.started' },
  { type: 'session.shown', at: 0 },
  { type: 'auto.toggled', at: 0 },
  { type: 'breath.pressed', at: 0 },
  { type: 'breath.released', at: 100 },
  { type: 'breath.released', at: 3000 },
  { type: 'breath.cancelled', at: 0 },
  { type: 'breath.toggled', at: 0 },
  { type: 'game.left' },
];

test('every state and transition of Forest Meditation is reached, and every path can be replayed', async () => {
  const ways = await everyWay(forestMeditationMachine, {
    inputs: [undefined],
    events: () => EVENTS,
    // Which half is led makes no difference.
    serializeState: ({ value, context: { auto } }) => JSON.stringify([value, auto]),
  });
  const enough = { session: { sitting: { length: { worthAsking: 'enough' } } } } as const;
  expect(ways.some(({ path }) => path.state.matches(enough))).toBe(true);
});
