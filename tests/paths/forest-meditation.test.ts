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

test('every state and transition of Forest Meditation is reached, and every way can be played', async () => {
  const ways = await everyWay(forestMeditationMachine, {
    inputs: [undefined],
    events: () => EVENTS,
    // How many breaths there were makes no difference beyond the first, nor which half is led. Two minutes that are
    // led without a breath are possible in a walk only.
    serializeState: ({ value, context: { auto, breaths } }) =>
      JSON.stringify([value, auto, breaths > 0 || JSON.stringify(value).includes('enough')]),
  });
  expect(ways.some(({ path }) => path.state.matches({ session: { sitting: { length: 'enough' } } }))).toBe(
    true,
  );
});
