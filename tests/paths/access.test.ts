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
  // Invariants: the upgrade dialog is closed with premium, and free tries are never below 0.
  for (const { state } of ways.flatMap(({ path }) => path.steps)) {
    expect(state.matches('open') && state.context.isPremium).toBe(false);
    expect(state.context.trialGamesRemaining).toBeGreaterThanOrEqual(0);
  }
});
