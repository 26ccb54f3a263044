/** Access on this device: premium, sign-in, remaining free tries, and the upgrade dialog. */
import { assign, type SnapshotFrom, setup } from 'xstate';
import { costsTry, isBuilt } from '../../domain/built-games';
import { FURTHER_CATALOGUE, findGame } from '../../domain/catalogue';

export interface AccessContext {
  readonly isPremium: boolean;
  readonly isAuthenticated: boolean;
  /** Number of remaining free tries. */
  readonly trialGamesRemaining: number;
  /**
   * The locked game that opened the upgrade dialog. Null when something else opened the dialog, and while the dialog is
   * closed.
   */
  readonly upgradeFor: string | null;
}

export type AccessEvent =
  /** A payment was captured, or a purchase was restored. */
  | { readonly type: 'premium.granted' }
  /** Another tab changed the stored values. */
  | { readonly type: 'device.changed'; readonly isPremium: boolean; readonly trialGamesRemaining: number }
  | { readonly type: 'user.changed'; readonly isAuthenticated: boolean }
  | { readonly type: 'trial.spent' }
  | { readonly type: 'upgrade.opened'; readonly gameId?: string }
  | { readonly type: 'upgrade.closed' };

export const accessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    input: {} as Pick<AccessContext, 'isPremium' | 'trialGamesRemaining'>,
  },
  guards: {
    isPremium: ({ context }) => context.isPremium,
    hasTrial: ({ context }) => context.trialGamesRemaining > 0,
  },
}).createMachine({
  id: 'access',
  context: ({ input }) => ({ ...input, isAuthenticated: false, upgradeFor: null }),
  initial: 'closed',
  on: {
    'premium.granted': { target: '.closed', actions: assign({ isPremium: true }) },
    'device.changed': {
      actions: assign(({ event }) => ({
        isPremium: event.isPremium,
        trialGamesRemaining: event.trialGamesRemaining,
      })),
    },
    'user.changed': { actions: assign({ isAuthenticated: ({ event }) => event.isAuthenticated }) },
    'trial.spent': {
      guard: 'hasTrial',
      actions: assign({ trialGamesRemaining: ({ context }) => context.trialGamesRemaining - 1 }),
    },
  },
  states: {
    /** The upgrade dialog is closed. */
    closed: {
      entry: assign({ upgradeFor: null }),
      on: {
        'upgrade.opened': {
          guard: ({ context }) => !context.isPremium,
          target: 'open',
          actions: assign({ upgradeFor: ({ event }) => event.gameId ?? null }),
        },
      },
    },
    /** The upgrade dialog is open. It closes by itself as soon as the person has premium. */
    open: { always: { guard: 'isPremium', target: 'closed' }, on: { 'upgrade.closed': 'closed' } },
  },
});

export type AccessSnapshot = SnapshotFrom<typeof accessMachine>;

export const selectIsPremium = ({ context }: AccessSnapshot): boolean => context.isPremium;
export const selectIsAuthenticated = ({ context }: AccessSnapshot): boolean => context.isAuthenticated;
export const selectTrialGamesRemaining = ({ context }: AccessSnapshot): number => context.trialGamesRemaining;
export const selectShowUpgradeModal = (snapshot: AccessSnapshot): boolean => snapshot.matches('open');

/**
 * Returns the game that the upgrade dialog offers for free. That is the locked game that opened the dialog, if a start
 * of this game would cost one of the remaining tries. Only the start spends a try, not the offer. Unbuilt games are
 * never offered.
 */
export const selectFreeTry = ({ context }: AccessSnapshot): string | null =>
  context.upgradeFor !== null && startCost(context, context.upgradeFor) === 'trial'
    ? context.upgradeFor
    : null;

/** Returns whether a start that costs a free try needs premium instead, because no try is left. */
export const selectUpgradeNeeded = ({ context }: AccessSnapshot): boolean =>
  !context.isPremium && context.trialGamesRemaining === 0;

/**
 * Returns whether the person can play the game, because they are premium or the game is free. False for unbuilt games
 * and unknown ids.
 */
export function canPlayGame(access: AccessContext, gameId: string): boolean {
  return isBuilt(gameId) && (access.isPremium || findGame(gameId)?.isFree === true);
}

/** Cost of a start: nothing, one free try, or premium. */
export type StartCost = 'nothing' | 'trial' | 'premium';

/** Returns whether a game is unbuilt. Such a game has a page but no start, so it costs no free try. */
const isBeingMade = (gameId: string): boolean =>
  FURTHER_CATALOGUE.some(({ id }) => id === gameId) && !isBuilt(gameId);

/**
 * Returns the cost of a start. Call this before every start of play. A free game costs nothing, unless it is
 * declared with `costsTry`.
 */
export function startCost(access: AccessContext, gameId: string): StartCost {
  if (findGame(gameId) === undefined) return 'premium';
  if (access.isPremium) return 'nothing';
  if (canPlayGame(access, gameId) && !costsTry(gameId)) return 'nothing';
  return access.trialGamesRemaining > 0 && !isBeingMade(gameId) ? 'trial' : 'premium';
}
