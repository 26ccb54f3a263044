/** What the games with a breathing session share. */
import type { AnyMachineSnapshot } from 'xstate';
import { type Input, PLAY, PLAY_INPUTS, presses } from './game-player';
import { chooseLength } from './player';

export const BREATH = [
  ...PLAY,
  { type: 'breath.paused', at: 0 },
  { type: 'breath.resumed', at: 0 },
  { type: 'breath.reset' },
] as const;

/** Returns an input that chooses the event's length, one of `lengths` in the order of the page. */
export const choosesLength =
  (...lengths: readonly number[]): Input =>
  (player, { minutes, seconds }) =>
    chooseLength(player, lengths.indexOf(minutes ?? seconds));

export const BREATH_INPUTS: Readonly<Record<string, Input>> = {
  ...PLAY_INPUTS,
  'breath.paused': presses('Pause'),
  'breath.resumed': presses('Resume'),
  'breath.reset': presses('Reset'),
  'length.chosen': choosesLength(0, 3, 5, 8),
};

export const breathKey = ({ context: { breath, cycles } }: AnyMachineSnapshot) => [
  breath?.phase,
  breath?.count,
  cycles,
];
