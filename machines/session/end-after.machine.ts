/** 'End after 5, 10 or 15 minutes': ends an open-ended session with a fade, if the person has chosen a time. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';

/** Minutes; 0 is off, the default. */
export const END_AFTER_CHOICES = [0, 5, 10, 15] as const;
export type EndAfterMinutes = (typeof END_AFTER_CHOICES)[number];

/** Of sound and light, ms. The session ends together with the fade, at the end of the chosen minutes. */
export const FADE_OUT_MS = 30_000;

export type EndAfterEvent =
  /** Restarts the countdown of a running session and cancels a fade. */
  | { readonly type: 'minutes.chosen'; readonly minutes: EndAfterMinutes }
  | { readonly type: 'session.began' }
  | { readonly type: 'session.left' };

/** `fade.ended`: the fade is complete or canceled. `ended`: the time is over, and the session counts as left. */
export type EndAfterEmitted =
  | { readonly type: 'fade.began'; readonly ms: number }
  | { readonly type: 'fade.ended' }
  | { readonly type: 'ended' };

export const endAfterMachine = setup({
  types: {
    context: {} as { readonly minutes: EndAfterMinutes },
    events: {} as EndAfterEvent,
    emitted: {} as EndAfterEmitted,
  },
  delays: { untilFade: ({ context }) => context.minutes * 60_000 - FADE_OUT_MS, fade: FADE_OUT_MS },
  guards: { isOn: ({ context }) => context.minutes > 0 },
  actions: {
    setMinutes: assign(({ event }) => (event.type === 'minutes.chosen' ? { minutes: event.minutes } : {})),
    beginFade: emit({ type: 'fade.began', ms: FADE_OUT_MS }),
    endFade: emit({ type: 'fade.ended' }),
    end: emit({ type: 'ended' }),
  },
}).createMachine({
  id: 'endAfter',
  context: { minutes: 0 },
  initial: 'away',
  states: {
    away: {
      on: { 'minutes.chosen': { actions: 'setMinutes' }, 'session.began': 'session' },
    },
    session: {
      initial: 'deciding',
      on: {
        'session.left': 'away',
        'minutes.chosen': { target: '.deciding', actions: 'setMinutes' },
      },
      states: {
        deciding: { always: [{ guard: 'isOn', target: 'counting' }, { target: 'endless' }] },
        endless: {},
        counting: { after: { untilFade: 'fading' } },
        fading: {
          entry: 'beginFade',
          exit: 'endFade',
          after: { fade: { target: '#endAfter.away', actions: 'end' } },
        },
      },
    },
  },
});

export type EndAfterActor = ActorRefFrom<typeof endAfterMachine>;
export type EndAfterSnapshot = SnapshotFrom<typeof endAfterMachine>;

export const selectMinutes = ({ context }: EndAfterSnapshot): EndAfterMinutes => context.minutes;
export const selectIsFading = (snapshot: EndAfterSnapshot): boolean =>
  snapshot.matches({ session: 'fading' });
