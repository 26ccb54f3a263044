import { expect, test } from 'vitest';
import { forestMeditationMachine } from '../../machines/games/forest-meditation/forest-meditation.machine';
import { cover, type Step } from './replay';

type Way = Step<typeof forestMeditationMachine>[];

/** Returns the clock time of an event, ms from the start of its path. */
const at = (ms: number) => ({ at: ms });
const START = { type: 'game.started' } as const;
const BEGIN: Way = [START, { type: 'session.shown', ...at(0) }];
const LEAVE = { type: 'game.left' } as const;
const toggleAuto = (ms = 0) => ({ type: 'auto.toggled', ...at(ms) }) as const;
const key = (ms: number) => ({ type: 'breath.toggled', ...at(ms) }) as const;
const press = (ms: number) => ({ type: 'breath.pressed', ...at(ms) }) as const;
const release = (ms: number) => ({ type: 'breath.released', ...at(ms) }) as const;
const cancel = (ms: number) => ({ type: 'breath.cancelled', ...at(ms) }) as const;
const FIVE = { type: 'length.chosen', minutes: 5 } as const;
/** Every option of the intro. */
const CHOICES: Way = [
  toggleAuto(),
  FIVE,
  { type: 'rhythm.chosen', seconds: 5 },
  { type: 'choices.taken', choices: { auto: true, minutes: 5, rhythm: 4 } },
];

// The timers of breath, length and end run in parallel. `walk` fires them in any order, so it would find many paths
// that a clock cannot take. The paths below are therefore written by hand.
const WAYS: readonly Way[] = [
  [...CHOICES, ...BEGIN, LEAVE],
  [{ type: 'game.resumed', kept: { auto: true, minutes: 5, rhythm: 4, sat: 200_000 } }, LEAVE],
  [START, toggleAuto(), { type: 'session.shown', ...at(0) }, LEAVE],
  [...BEGIN, 9000, toggleAuto(9000), 500, toggleAuto(9500), 30_000, LEAVE],
  [...BEGIN, 121_000, LEAVE],
  // Manual Breath: a tap, a second tap, a long press, keys, and presses that the system cancels.
  [toggleAuto(), ...BEGIN, press(0), release(100), press(200), release(300), press(400), release(3000)],
  [toggleAuto(), ...BEGIN, press(0), cancel(10), press(20), key(30), key(40), key(50)],
  [toggleAuto(), ...BEGIN, key(0), press(10), cancel(20), key(30), press(40), key(50), LEAVE],
  // The session's time ends. Then a second session with other options starts, or the person leaves. The last path uses
  // Manual Breath.
  [FIVE, ...BEGIN, 304_000, ...CHOICES, ...BEGIN, LEAVE],
  [FIVE, ...BEGIN, 304_000, LEAVE],
  [FIVE, toggleAuto(), ...BEGIN, 300_000],
];

test('every state and transition of Forest Meditation is reached', () => {
  expect(cover(forestMeditationMachine, undefined, WAYS).missing).toEqual([]);
  // Without the last path the coverage is incomplete.
  expect(cover(forestMeditationMachine, undefined, WAYS.slice(0, -1)).missing).not.toEqual([]);
});
