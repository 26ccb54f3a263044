/**
 * Events that a person can send in each state of a machine. Shortest-path searches use them: the QA panel's 'Go to'
 * searches for one state, and `tests/contract/paths.test.ts` plays paths to every transition. The search itself adds
 * delays and actor outputs.
 */
import type { AnyEventObject } from 'xstate';
import type { Paths } from '../../players/support/game-player';
import { PLAYERS } from '../../players/support/players';

/** Returns an `events` function that gives the same events in every state. */
const always =
  (...events: readonly AnyEventObject[]): Paths['events'] =>
  () =>
    events;

/** Events of the app's own machines, by the machine's id. */
const APP: Readonly<Record<string, Paths>> = {
  access: {
    events: always({ type: 'upgrade.opened' }, { type: 'upgrade.closed' }, { type: 'trial.spent' }),
    key: ({ context }) => context,
  },
  'check-in': {
    events: always(
      { type: 'opened' },
      { type: 'hastened' },
      { type: 'chosen', mood: 'positive' },
      { type: 'chosen', mood: 'negative' },
      { type: 'submitted' },
      { type: 'skipped', at: 0 },
      { type: 'closed' },
    ),
    key: ({ context }) => context.mood,
  },
  disclaimer: { events: always({ type: 'accepted' }, { type: 'cancelled' }) },
  endAfter: {
    events: always(
      { type: 'minutes.chosen', minutes: 5 },
      { type: 'minutes.chosen', minutes: 0 },
      { type: 'session.began' },
      { type: 'session.left' },
    ),
    key: ({ context }) => context.minutes,
  },
};

/** Returns what a search for paths knows about a machine; undefined for an unknown one. */
export const pathsOf = (machine: string): Paths | undefined => PLAYERS[machine]?.paths ?? APP[machine];
