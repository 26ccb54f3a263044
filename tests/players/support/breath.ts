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

/** Name of the surface of 'Follow me'. */
export const SURFACE = 'Hold to breathe in';

/** Returns the presses of a person who shows the breath, each after a while and soon after the last one. */
export function followEvents({ context: { light, own } }: AnyMachineSnapshot) {
  const last = Math.max(light.since, own.pressedAt, own.releasedAt ?? 0);
  return (['breath.pressed', 'breath.released', 'breath.cancelled', 'breath.toggled'] as const).flatMap(
    (type) => [1200, 50].map((after) => ({ type, at: last + after, after })),
  );
}

/** Returns the part of a state that decides about the next press. */
export const followKey = ({ context: { own } }: AnyMachineSnapshot) => [
  own.leads,
  Math.min(own.presses.length, 4),
];

/** Returns the transitions that end 'Follow me' after minutes of breaths. @param state the state of `follow.ts` */
export const endsLate = (state: string) =>
  Object.fromEntries(
    ['breath.pressed [2/3]', 'breath.toggled [2/3]', `xstate.after.ledPhase.${state}.out [1/2]`].map(
      (event) => [
        `${state}.out · ${event} → ${state}.over`,
        'the end is too far for a shortest path; tests/paths/untaken.test.ts takes it',
      ],
    ),
  );

/** Returns the inputs of a person who holds a button. @param nameIn name of the button with these options */
export function followInputs(
  nameIn: (options: { readonly follow?: boolean }) => string,
): Readonly<Record<string, Input>> {
  const after = (act: (player: Player, button: string) => Promise<unknown>): Input => {
    return async (player, event, { context }) => {
      await player.wait(event.after ?? 0);
      await act(player, nameIn(context.options));
    };
  };
  return {
    'breath.pressed': after((player, button) => player.down(button)),
    'breath.released': after((player) => player.up()),
    'breath.cancelled': after((player) => player.up('cancelled')),
    'breath.toggled': after((player, button) => player.key(button, 'Enter')),
  };
}

export const BREATH_INPUTS: Readonly<Record<string, Input>> = {
  ...PLAY_INPUTS,
  'breath.paused': presses('Pause'),
  'breath.resumed': presses('Resume'),
  'breath.reset': presses('Reset'),
  ...followInputs(() => SURFACE),
};

/** Returns the transition of 'I need calm now', which no button of the game causes. @param slug the game */
export const beginsAtOnce = (slug: string) => ({
  [`${slug}.session.opening · session.shown [1/3] → ${slug}.session.breathing`]:
    'only a link from outside begins at once; tests/paths/untaken.test.ts takes it',
});

export const breathKey = ({ context: { breath, cycles } }: AnyMachineSnapshot) => [
  breath?.phase,
  breath?.count,
  cycles,
];
