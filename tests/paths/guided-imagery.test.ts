import { expect, test } from 'vitest';
import {
  COMPLETE_AFTER_MS,
  guidedImageryMachine,
  type ImageryEvent,
  type ImagerySnapshot,
} from '../../machines/games/guided-imagery/guided-imagery.machine';
import { everyWay } from './every-way';

/** No time passes in a walk but that of its scenes: whatever a person does, they do as a scene begins. */
const events = ({ context: { index, since, left, cameAt } }: ImagerySnapshot): ImageryEvent[] => [
  { type: 'game.started' },
  { type: 'session.shown', at: 0 },
  { type: 'option.changed', option: 'voice', isOn: false },
  { type: 'option.changed', option: 'slow', isOn: true },
  { type: 'scene.passed', way: 'next', index, at: since },
  { type: 'scene.passed', way: 'previous', index, at: since },
  { type: 'scene.passed', way: 'next', index: index + 1, at: since },
  { type: 'walk.paused', at: since },
  { type: 'walk.resumed', at: since + left },
  { type: 'walk.completed', at: cameAt ?? 0 },
  { type: 'walk.completed', at: (cameAt ?? 0) + COMPLETE_AFTER_MS },
  { type: 'game.left' },
];

test('every state and transition of Guided Meditation is reached, and every way can be played', async () => {
  const ways = await everyWay(guidedImageryMachine, {
    inputs: [undefined],
    events,
    // When a scene began makes no difference to the way on.
    serializeState: ({ value, context: { options, index, left } }) =>
      JSON.stringify([value, options, index, left]),
  });
  expect(ways.some(({ path }) => path.steps.some(({ state }) => state.matches({ session: 'arrived' })))).toBe(
    true,
  );
});
