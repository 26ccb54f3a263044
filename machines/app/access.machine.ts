/** What this person may play: premium, signed in or not, free tries left, and the upgrade dialog. */
import { assign, type SnapshotFrom, setup } from 'xstate';
import { costsTry, isBuilt } from '../../domain/built-games';
import { FURTHER_CATALOGUE, findGame } from '../../domain/catalogue';

export interface AccessContext {
  readonly isPremium: boolean;
  readonly isAuthenticated: boolean;
  /** Starts left without premium, a whole number from 0. */
  readonly trialGamesRemaining: number;
  /** The locked game from which the upgrade dialog was opened; null when it was opened from elsewhere. */
  readonly upgradeFor: string | null;
}

export type AccessEvent =
  /** A payment was captured or a purchase restored. */
  | { readonly type: 'premium.granted' }
  /** Another tab changed what this device stores. */
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
    /** The upgrade dialog is open; it closes by itself when premium arrives from another tab. */
    open: { always: { guard: 'isPremium', target: 'closed' }, on: { 'upgrade.closed': 'closed' } },
  },
});

export type AccessSnapshot = SnapshotFrom<typeof accessMachine>;

export const selectIsPremium = ({ context }: AccessSnapshot): boolean => context.isPremium;
export const selectIsAuthenticated = ({ context }: AccessSnapshot): boolean => context.isAuthenticated;
export const selectTrialGamesRemaining = ({ context }: AccessSnapshot): number => context.trialGamesRemaining;
export const selectShowUpgradeModal = (snapshot: AccessSnapshot): boolean => snapshot.matches('open');

/**
 * The game that the upgrade dialog offers to try for free: the locked one from which it was opened, while a start of
 * it would cost one of the tries that are left. Nothing is spent by taking the offer, only by starting the game; and
 * one of the further games is never offered, since no try can be spent on what is still being made.
 */
export const selectFreeTry = ({ context }: AccessSnapshot): string | null =>
  context.upgradeFor !== null && startCost(context, context.upgradeFor) === 'trial'
    ? context.upgradeFor
    : null;

/** Nothing is left to try: only premium helps. */
export const selectUpgradeNeeded = ({ context }: AccessSnapshot): boolean =>
  !context.isPremium && context.trialGamesRemaining === 0;

/**
 * A game can be played if the person is premium or the game is free. Nobody can play what is not built yet, nor an
 * unknown id.
 */
export function canPlayGame(access: AccessContext, gameId: string): boolean {
  return isBuilt(gameId) && (access.isPremium || findGame(gameId)?.isFree === true);
}

/** What a start of a game costs this person: nothing, one free try, or premium first. */
export type StartCost = 'nothing' | 'trial' | 'premium';

/** One of the further games has a page, but nothing to start yet: no free try can be spent on it. */
const isBeingMade = (gameId: string): boolean =>
  FURTHER_CATALOGUE.some(({ id }) => id === gameId) && !isBuilt(gameId);

/**
 * Every act that begins play from nothing asks this before it begins.
 * A free game spends none, unless it is built as one that does.
 */
export function startCost(access: AccessContext, gameId: string): StartCost {
  if (findGame(gameId) === undefined) return 'premium';
  if (access.isPremium) return 'nothing';
  if (canPlayGame(access, gameId) && !costsTry(gameId)) return 'nothing';
  return access.trialGamesRemaining > 0 && !isBeingMade(gameId) ? 'trial' : 'premium';
}
