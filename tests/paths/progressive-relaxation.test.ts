import { expect, test } from 'vitest';
import { chosenFrom } from '../../machines/choices';
import { OFFER } from '../../machines/games/progressive-relaxation/plan';
import {
  progressiveRelaxationMachine,
  type RelaxationEvent,
  type RelaxationSnapshot,
} from '../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { everyWay } from './every-way';

const DEFAULTS = chosenFrom(OFFER, undefined);

const CHOICES: readonly RelaxationEvent[] = [
  { type: 'option.changed', option: 'audio', isOn: false },
  { type: 'option.changed', option: 'longerRest', isOn: true },
  { type: 'figure.chosen', figure: 'curls' },
  { type: 'length.chosen', minutes: 8 },
  { type: 'choices.taken', choices: { ...DEFAULTS, releaseOnly: true, figure: 'long' } },
  { type: 'game.resumed', kept: { options: DEFAULTS, index: 11 } },
];

/** Returns the events. Options change only before a session. */
const events = ({ value, context: { index } }: RelaxationSnapshot): RelaxationEvent[] => [
  { type: 'game.started' },
  { type: 'session.shown', at: 0 },
  ...(value === 'ready' ? CHOICES : []),
  { type: 'phase.skipped', index, at: 0 },
  { type: 'phase.skipped', index: index - 1, at: 0 },
  { type: 'game.left' },
];

test('every state and transition of Progressive Relaxation is reached, and every path can be replayed', async () => {
  const ways = await everyWay(progressiveRelaxationMachine, {
    inputs: [undefined],
    events,
    // The start time of a phase does not affect later paths.
    serializeState: ({ value, context: { options, phases, index, second } }) =>
      JSON.stringify([value, options, phases.length, phases[index]?.length, index, second]),
    // The paths take the default plan second by second, and only the start of the other plans.
    stopWhen: ({ context: { options, index } }) =>
      (options.longerRest ||
        options.twoRounds ||
        options.releaseOnly ||
        options.minutes > 0 ||
        !options.audio) &&
      index > 0,
  });
  expect(ways.some(({ path }) => path.state.matches({ session: 'complete' }))).toBe(true);
});
