/** The keys in localStorage, and what each value may be. Any other value reads as if there were none. */
import type { CurrentUser } from '../../domain/contract';
import { TRIAL_GAMES } from '../../domain/product';
import { read, remove, write } from './local-storage';

/** Apart, since a page asks for it before its first paint, and for nothing else. */
const DISCLAIMER = 'stillgrove.disclaimerAccepted';

export const KEYS = {
  premium: 'stillgrove.isPremium',
  /** Read when the current key holds nothing; never written. */
  legacyPremium: 'isPremium',
  trialGames: 'stillgrove.trialGamesRemaining',
  disclaimer: DISCLAIMER,
  lastCheckIn: 'lastCheckInTime',
  transactionId: 'stillgrove.transactionId',
  user: 'stillgrove.user',
  signOutPending: 'stillgrove.leaving',
  /** 'true' while a card still shows the ID, until the person says that they have saved it. */
  purchaseToSave: 'stillgrove.purchaseToSave',
  /** A payment whose outcome is not known yet. */
  pendingPayment: 'stillgrove.pendingPayment',
} as const;

export const readPremium = (): boolean => (read(KEYS.premium) ?? read(KEYS.legacyPremium)) === 'true';
export const savePremium = (isPremium: boolean): void => write(KEYS.premium, String(isPremium));

/** A whole number from 0 to {@link TRIAL_GAMES}; all of them when no valid number is stored. */
export function readTrialGames(): number {
  const stored = read(KEYS.trialGames);
  return stored !== null && /^\d$/.test(stored) && Number(stored) <= TRIAL_GAMES
    ? Number(stored)
    : TRIAL_GAMES;
}
export const saveTrialGames = (left: number): void => write(KEYS.trialGames, String(left));

export const readDisclaimerAccepted = (): boolean => read(DISCLAIMER) === 'true';
export const saveDisclaimerAccepted = (): void => write(DISCLAIMER, 'true');

/** When a check-in was last skipped, ms since 1970 UTC; null if never, or if the stored value is no time. */
export function readLastCheckIn(): number | null {
  const stored = read(KEYS.lastCheckIn);
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null;
}
export const saveLastCheckIn = (at: number): void => write(KEYS.lastCheckIn, String(at));

/**
 * Who is signed in on this device, also while it is offline; null when nobody is. Stored as the name after a sign,
 * `+rowan` with sync and `-rowan` without, so that both always change together.
 */
export function readUser(): CurrentUser | null {
  const [, sign, username] = /^([+-])([\w.-]{1,64})$/.exec(read(KEYS.user) ?? '') ?? [];
  return username ? { username, sync: sign === '+' } : null;
}

/** @param user null after a sign-out */
export function saveUser(user: CurrentUser | null): void {
  if (user) write(KEYS.user, `${user.sync ? '+' : '-'}${user.username}`);
  else remove(KEYS.user);
}

/** Whether somebody signed out while offline, so that the server is still to be told. */
export const readSignOutPending = (): boolean => read(KEYS.signOutPending) === 'true';
export const saveSignOutPending = (isPending: boolean): void =>
  isPending ? write(KEYS.signOutPending, 'true') : remove(KEYS.signOutPending);
