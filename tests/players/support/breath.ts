/** What the games with a breathing session share. */
import type { AnyMachineSnapshot } from 'xstate';
import { type Input, PLAY, PLAY_INPUTS, presses } from './game-player';
import { chooseLength, type Player } from './player';

export const BREATH = [
  ...PLAY,
  { type: 'breath.paused', at: 0 },
  { type: 'breath.resumed', at: 0 },
  { type: 'breath.reset' },
] as const;

/** Presses the control of an option for its new value. */
type Choose<TValue> = (player: Player, value: TValue) => Promise<unknown>;

/** Returns a choice of a length, one of `lengths` in the order of the page. */
export const choosesLength =
  (...lengths: readonly number[]): Choose<number> =>
  (player, length) =>
    chooseLength(player, lengths.indexOf(length));

/** Returns the input for `options.changed`. @param controls the control of each option */
export const choosesOptions =
  // biome-ignore lint/suspicious/noExplicitAny: each option has its own type
    (controls: Readonly<Record<string, Choose<any>>>): Input =>
    async (player, { options }) => {
      for (const [name, value] of Object.entries(options)) await controls[name]?.(player, value);
    };

export const BREATH_INPUTS: Readonly<Record<string, Input>> = {
  ...PLAY_INPUTS,
  'breath.paused': presses('Pause'),
  'breath.resumed': presses('Resume'),
  'breath.reset': presses('Reset'),
};

/** Returns the transition of 'I need calm now', which no button of the game causes. @param slug the game */
export const beginsAtOnce = (slug: string) => ({
  [`${slug}.session.opening · session.shown [1/2] → ${slug}.session.breathing`]:
    'only a link from outside begins at once; tests/paths/untaken.test.ts takes it',
});

export const breathKey = ({ context: { breath, cycles } }: AnyMachineSnapshot) => [
  breath?.phase,
  breath?.count,
  cycles,
];
