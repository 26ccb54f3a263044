import { test } from 'vitest';
import { chosenOf } from '../../machines/choices';
import {
  type BreathingPuzzleEvent,
  breathingPuzzleMachine,
  OFFER,
} from '../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import { everyWay } from './every-way';

const AT = { at: 0 } as const;
const EVEN = { pattern: 'even', tenths: 10, skipsHolds: false, minutes: 0 } as const;
const EVENTS: readonly BreathingPuzzleEvent[] = [
  { type: 'game.started' },
  { type: 'session.shown', ...AT },
  { type: 'pattern.chosen', pattern: 'even' },
  { type: 'pattern.chosen', pattern: 'box' },
  { type: 'breath.paused', ...AT },
  { type: 'breath.resumed', ...AT },
  { type: 'breath.reset' },
  { type: 'length.chosen', minutes: 0 },
  { type: 'length.chosen', minutes: 3 },
  { type: 'choices.taken', choices: EVEN },
  { type: 'game.resumed', kept: { ...EVEN, cycles: 5, breathed: 50_000 } },
  { type: 'game.left' },
];
const PACE: readonly BreathingPuzzleEvent[] = [
  { type: 'speed.changed', tenths: 15 },
  { type: 'holds.toggled' },
];

test('every state and transition of the Breathing Puzzle is reached, and every path can be replayed', async () => {
  await everyWay(breathingPuzzleMachine, {
    inputs: [{ variant: 'full' }, { variant: 'simplified' }],
    // The pace changes only durations. The paths change it only before the first breath, and at the first count of each
    // phase in the first cycle.
    events: ({ context: { breath, cycles } }) =>
      cycles === 0 && (breath === null || breath.count === 1) ? [...EVENTS, ...PACE] : EVENTS,
    serializeState: ({ value, context: { variant, breath, cycles, ...context } }) =>
      JSON.stringify([value, variant, chosenOf(OFFER, context), breath?.phase, breath?.count, cycles]),
    // Only sessions with the even pattern and all other defaults are walked to their end. Other sessions stop after one
    // cycle.
    stopWhen: ({ context: { pattern, tenths, skipsHolds, minutes, cycles } }) =>
      cycles > 0 && (pattern !== 'even' || tenths !== 10 || skipsHolds || minutes > 0),
  });
});
