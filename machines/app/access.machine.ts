import { assign, type SnapshotFrom, setup } from 'xstate';
import { costsTryThoughFree, hasBuiltGame } from '../../domain/built-games';
import { FURTHER_CATALOG, findGame } from '../../domain/catalog';

export interface AccessContext {
  readonly isPremium: boolean;
  readonly isAuthenticated: boolean;
  readonly trialGamesRemaining: number;
  /** The locked game that opened the upgrade dialog. Null when something else did, and while it is closed. */
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
    /** Closes by itself as soon as the person has premium. */
    open: { always: { guard: 'isPremium', target: 'closed' }, on: { 'upgrade.closed': 'closed' } },
  },
});

export type AccessSnapshot = SnapshotFrom<typeof accessMachine>;

export const selectIsPremium = ({ context }: AccessSnapshot): boolean => context.isPremium;
export const selectIsAuthenticated = ({ context }: AccessSnapshot): boolean => context.isAuthenticated;
export const selectTrialGamesRemaining = ({ context }: AccessSnapshot): number => context.trialGamesRemaining;
export const selectIsUpgradeModalOpen = (snapshot: AccessSnapshot): boolean => snapshot.matches('open');

/** The locked game that opened the upgrade dialog, if a start would cost a remaining try. Only the start spends it. */
export const selectOfferedTrialGameId = ({ context }: AccessSnapshot): string | null =>
  context.upgradeFor !== null && startCost(context, context.upgradeFor) === 'trial'
    ? context.upgradeFor
    : null;

/** A start that costs a free try needs premium instead. */
export const selectIsUpgradeNeeded = ({ context }: AccessSnapshot): boolean =>
  !context.isPremium && context.trialGamesRemaining === 0;

/** Premium, or a free game. False for unbuilt games and unknown ids. */
export function canPlayGame(access: AccessContext, gameId: string): boolean {
  return hasBuiltGame(gameId) && (access.isPremium || findGame(gameId)?.isFree === true);
}

export type StartCost = 'nothing' | 'trial' | 'premium';

/** An unbuilt game has a page but no start, so it costs no free try. */
const isUnbuilt = (gameId: string): boolean =>
  FURTHER_CATALOG.some(({ id }) => id === gameId) && !hasBuiltGame(gameId);

/** Precedes every start of play. A free game costs nothing, unless it is declared with `costsTryThoughFree`. */
export function startCost(access: AccessContext, gameId: string): StartCost {
  if (findGame(gameId) === undefined) return 'premium';
  if (access.isPremium) return 'nothing';
  if (canPlayGame(access, gameId) && !costsTryThoughFree(gameId)) return 'nothing';
  return access.trialGamesRemaining > 0 && !isUnbuilt(gameId) ? 'trial' : 'premium';
}
