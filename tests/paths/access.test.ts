import { expect, test } from 'vitest';
import { type AccessEvent, accessMachine } from '../../machines/app/access.machine';
import { everyWay } from './every-way';

const EVENTS: readonly AccessEvent[] = [
  { type: 'premium.granted' },
  { type: 'device.changed', isPremium: false, trialGamesRemaining: 1 },
  { type: 'device.changed', isPremium: true, trialGamesRemaining: 1 },
  { type: 'user.changed', isAuthenticated: true },
  { type: 'user.changed', isAuthenticated: false },
  { type: 'trial.spent' },
  { type: 'upgrade.opened' },
  { type: 'upgrade.opened', gameId: 'zen-garden' },
  { type: 'upgrade.closed' },
];

test('every state and transition of access is reached, and every path can be replayed', async () => {
  const ways = await everyWay(accessMachine, {
    inputs: [
      { isPremium: false, trialGamesRemaining: 2 },
      { isPremium: true, trialGamesRemaining: 0 },
    ],
    events: () => EVENTS,
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  });
  // Invariants: with premium the upgrade dialog is closed, and the number of free tries is never negative.
  for (const { state } of ways.flatMap(({ path }) => path.steps)) {
    expect(state.matches('open') && state.context.isPremium).toBe(false);
    expect(state.context.trialGamesRemaining).toBeGreaterThanOrEqual(0);
  }
});
