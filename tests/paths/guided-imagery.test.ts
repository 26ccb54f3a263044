import { expect, test } from 'vitest';
import {
  COMPLETE_AFTER_MS,
  guidedImageryMachine,
  type ImageryEvent,
  type ImagerySnapshot,
} from '../../machines/games/guided-imagery/guided-imagery.machine';
import { everyWay } from './every-way';

/** Returns the events. `walk` advances by whole scenes, so all events happen at the start of a scene. */
const events = ({ context: { index, since, left, cameAt } }: ImagerySnapshot): ImageryEvent[] => [
  { type: 'game.started' },
  { type: 'session.shown', at: 0 },
  { type: 'option.changed', option: 'voice', isOn: false },
  { type: 'length.chosen', seconds: 60 },
  { type: 'choices.taken', choices: { voice: true, seconds: 72 } },
  { type: 'game.resumed', kept: { options: { voice: true, seconds: 30 }, index: 4 } },
  { type: 'scene.passed', way: 'next', index, at: since },
  { type: 'scene.passed', way: 'previous', index, at: since },
  { type: 'scene.passed', way: 'next', index: index + 1, at: since },
  { type: 'walk.paused', at: since },
  { type: 'walk.resumed', at: since + left },
  { type: 'walk.completed', at: cameAt ?? 0 },
  { type: 'walk.completed', at: (cameAt ?? 0) + COMPLETE_AFTER_MS },
  { type: 'game.left' },
];

test('every state and transition of Guided Meditation is reached, and every path can be replayed', async () => {
  const ways = await everyWay(guidedImageryMachine, {
    inputs: [undefined],
    events,
    // The start time of a scene does not affect later paths.
    serializeState: ({ value, context: { options, index, left } }) =>
      JSON.stringify([value, options, index, left]),
  });
  expect(ways.some(({ path }) => path.steps.some(({ state }) => state.matches({ session: 'arrived' })))).toBe(
    true,
  );
});
