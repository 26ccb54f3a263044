import { test } from 'vitest';
import {
  type BreathingPuzzleEvent,
  breathingPuzzleMachine,
} from '../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import { everyWay } from './every-way';

const AT = { at: 0 } as const;
const EVENTS: readonly BreathingPuzzleEvent[] = [
  { type: 'game.started' },
  { type: 'session.shown', ...AT },
  { type: 'pattern.chosen', pattern: 'even' },
  { type: 'pattern.chosen', pattern: 'box' },
  { type: 'breath.paused', ...AT },
  { type: 'breath.resumed', ...AT },
  { type: 'breath.reset' },
  { type: 'game.left' },
];
const PACE: readonly BreathingPuzzleEvent[] = [
  { type: 'speed.changed', tenths: 15 },
  { type: 'holds.toggled' },
];

test('every state and transition of the Breathing Puzzle is reached, and every path can be replayed', async () => {
  await everyWay(breathingPuzzleMachine, {
    inputs: [{ variant: 'full' }, { variant: 'simplified' }],
    // The pace only changes durations, so the walk changes it only at the start of each state.
    events: ({ context: { breath, cycles } }) =>
      cycles === 0 && (breath === null || breath.count === 1) ? [...EVENTS, ...PACE] : EVENTS,
    serializeState: ({ value, context: { variant, pattern, tenths, skipsHolds, breath, cycles } }) =>
      JSON.stringify([value, variant, pattern, tenths, skipsHolds, breath?.phase, breath?.count, cycles]),
    // Only the pattern without holds is walked to the end of a session.
    stopWhen: ({ context: { pattern, tenths, skipsHolds, cycles } }) =>
      cycles > 0 && (pattern !== 'even' || tenths !== 10 || skipsHolds),
  });
});
