import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { CATALOG } from '../../../domain/catalog';
import {
  type AccessContext,
  accessMachine,
  canPlayGame,
  selectIsAuthenticated,
  selectIsPremium,
  selectIsUpgradeModalOpen,
  selectIsUpgradeNeeded,
  selectOfferedTrialGameId,
  selectTrialGamesRemaining,
  startCost,
} from '../../../machines/app/access.machine';
import { BUILT, NOT_BUILT } from '../../fixtures/further-games';

const guest = (trialGamesRemaining: number): AccessContext => ({
  isPremium: false,
  isAuthenticated: false,
  trialGamesRemaining,
  upgradeFor: null,
});
const premium = (trialGamesRemaining: number): AccessContext => ({
  ...guest(trialGamesRemaining),
  isPremium: true,
});

const open = (isPremium: boolean, trialGamesRemaining: number) =>
  createActor(accessMachine, { input: { isPremium, trialGamesRemaining } }).start();

const UNKNOWN = ['', 'Memory-Cards', 'chess', '__proto__', 'toString'];

describe('canPlayGame', () => {
  test.each(CATALOG)('$id: everybody if it is free, else premium only', ({ id, isFree }) => {
    expect(canPlayGame(guest(5), id)).toBe(isFree === true);
    expect(canPlayGame(guest(0), id)).toBe(isFree === true);
    expect(canPlayGame({ ...guest(5), isAuthenticated: true }, id)).toBe(isFree === true);
    expect(canPlayGame(premium(0), id)).toBe(true);
  });

  test.each(BUILT)('$id: premium only', ({ id }) => {
    expect(canPlayGame(guest(5), id)).toBe(false);
    expect(canPlayGame(premium(0), id)).toBe(true);
  });

  test.each(NOT_BUILT)('$id: nobody while it is unbuilt, not even with premium', ({ id }) => {
    expect(canPlayGame(guest(5), id)).toBe(false);
    expect(canPlayGame(premium(5), id)).toBe(false);
  });

  test.each(UNKNOWN)('the unknown id %j: never, not even with premium', (id) => {
    expect(canPlayGame(premium(5), id)).toBe(false);
  });
});

describe('the cost of a start', () => {
  const trial = ['trial', 'trial', 'premium', 'nothing', 'nothing'];
  const nothing = ['nothing', 'nothing', 'nothing', 'nothing', 'nothing'];
  const locked = ['premium', 'premium', 'premium', 'nothing', 'nothing'];
  const unknown = ['premium', 'premium', 'premium', 'premium', 'premium'];

  // Each row has the costs without premium (with five tries, one try and no try), and then with premium (with no try
  // and five tries).
  test.each([
    ['memory-cards', trial],
    ['breathing-puzzle', nothing],
    ['forest-meditation', nothing],
    ['grounding-techniques', trial],
    ['progressive-relaxation', trial],
    ['pattern-flow', trial],
    ['guided-imagery', trial],
    ['thought-bubbles', trial],
    ['safe-space-builder', trial],
    ['zen-garden', trial],
    ...BUILT.map(({ id }): [string, string[]] => [id, trial]),
    ...NOT_BUILT.map(({ id }): [string, string[]] => [id, locked]),
    ...UNKNOWN.map((id): [string, string[]] => [id, unknown]),
  ])('%s', (id, costs) => {
    const people = [guest(5), guest(1), guest(0), premium(0), premium(5)];
    expect(people.map((person) => startCost(person, id))).toEqual(costs);
  });
});

describe('free tries', () => {
  test('decrease one at a time and never below 0', () => {
    const actor = open(false, 2);
    const left = [0, 1, 2, 3].map(() => {
      actor.send({ type: 'trial.spent' });
      return selectTrialGamesRemaining(actor.getSnapshot());
    });
    expect(left).toEqual([1, 0, 0, 0]);
  });

  test('ask for the upgrade when used up, but not with premium', () => {
    const actor = open(false, 1);
    expect(selectIsUpgradeNeeded(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'trial.spent' });
    expect(selectIsUpgradeNeeded(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'premium.granted' });
    expect(selectIsUpgradeNeeded(actor.getSnapshot())).toBe(false);
  });
});

describe('the upgrade dialog', () => {
  test('opens, closes and reopens', () => {
    const actor = open(false, 0);
    expect(selectIsUpgradeModalOpen(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'upgrade.opened' });
    expect(selectIsUpgradeModalOpen(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'upgrade.opened' });
    expect(selectIsUpgradeModalOpen(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'upgrade.closed' });
    expect(selectIsUpgradeModalOpen(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'upgrade.opened' });
    expect(selectIsUpgradeModalOpen(actor.getSnapshot())).toBe(true);
  });

  test('closes when premium arrives from another tab, and stays open when only free tries change', () => {
    const actor = open(false, 5);
    actor.send({ type: 'upgrade.opened' });
    actor.send({ type: 'device.changed', isPremium: false, trialGamesRemaining: 3 });
    expect(selectIsUpgradeModalOpen(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'device.changed', isPremium: true, trialGamesRemaining: 3 });
    expect(selectIsUpgradeModalOpen(actor.getSnapshot())).toBe(false);
  });

  test('stays closed after that when another tab loses premium', () => {
    const actor = open(false, 5);
    actor.send({ type: 'upgrade.opened' });
    actor.send({ type: 'premium.granted' });
    actor.send({ type: 'device.changed', isPremium: false, trialGamesRemaining: 5 });
    expect(selectIsUpgradeModalOpen(actor.getSnapshot())).toBe(false);
    expect(selectIsPremium(actor.getSnapshot())).toBe(false);
  });
});

describe('the free try in the upgrade dialog', () => {
  const offered = (trialGamesRemaining: number, gameId?: string) => {
    const actor = open(false, trialGamesRemaining);
    actor.send({ type: 'upgrade.opened', ...(gameId !== undefined && { gameId }) });
    return selectOfferedTrialGameId(actor.getSnapshot());
  };

  test('is for the locked game that opened the dialog, while tries are left', () => {
    expect(offered(1, 'zen-garden')).toBe('zen-garden');
    expect(offered(0, 'zen-garden')).toBeNull();
  });

  test('is missing when something else opened the dialog', () => {
    expect(offered(5)).toBeNull();
  });

  test.each(NOT_BUILT)('is never for $id, which is unbuilt', ({ id }) => {
    expect(offered(5, id)).toBeNull();
  });

  test.each(UNKNOWN)('is never for an unknown id, %j', (id) => {
    expect(offered(5, id)).toBeNull();
  });

  test('disappears with the dialog, and when another tab spends the last try', () => {
    const actor = open(false, 1);
    actor.send({ type: 'upgrade.opened', gameId: 'zen-garden' });
    actor.send({ type: 'device.changed', isPremium: false, trialGamesRemaining: 0 });
    expect(selectOfferedTrialGameId(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'device.changed', isPremium: false, trialGamesRemaining: 2 });
    expect(selectOfferedTrialGameId(actor.getSnapshot())).toBe('zen-garden');
    actor.send({ type: 'upgrade.closed' });
    actor.send({ type: 'upgrade.opened' });
    expect(selectOfferedTrialGameId(actor.getSnapshot())).toBeNull();
  });
});

test('sign-in and sign-out change only the user', () => {
  const actor = open(false, 5);
  const seen = [true, false].map((isAuthenticated) => {
    actor.send({ type: 'user.changed', isAuthenticated });
    return [
      selectIsAuthenticated(actor.getSnapshot()),
      selectIsPremium(actor.getSnapshot()),
      selectTrialGamesRemaining(actor.getSnapshot()),
    ];
  });
  expect(seen).toEqual([
    [true, false, 5],
    [false, false, 5],
  ]);
});
