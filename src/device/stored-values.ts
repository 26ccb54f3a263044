/** The keys of the browser's small storage, and what each value may be. Anything else reads as if it were not there. */
import type { CurrentUser } from '../../domain/contract';
import { TRIAL_GAMES } from '../../domain/product';
import { read, remove, write } from './local-storage';

export const KEYS = {
  premium: 'stillgrove.isPremium',
  /** Read when the current key holds nothing; never written. */
  legacyPremium: 'isPremium',
  trialGames: 'stillgrove.trialGamesRemaining',
  disclaimer: 'stillgrove.disclaimerAccepted',
  lastCheckIn: 'lastCheckInTime',
  transactionId: 'stillgrove.transactionId',
  user: 'stillgrove.user',
  leaving: 'stillgrove.leaving',
  /** 'true' while a card still shows the ID, until the person says that they have saved it. */
  purchaseToSave: 'stillgrove.purchaseToSave',
  /** A payment whose end nobody knows yet. */
  pendingPayment: 'stillgrove.pendingPayment',
} as const;

export const readPremium = (): boolean => (read(KEYS.premium) ?? read(KEYS.legacyPremium)) === 'true';
export const keepPremium = (isPremium: boolean): void => write(KEYS.premium, String(isPremium));

/** A whole number from 0 to {@link TRIAL_GAMES}; all of them when nothing sensible is kept. */
export function readTrialGames(): number {
  const kept = read(KEYS.trialGames);
  return kept !== null && /^\d$/.test(kept) && Number(kept) <= TRIAL_GAMES ? Number(kept) : TRIAL_GAMES;
}
export const keepTrialGames = (left: number): void => write(KEYS.trialGames, String(left));

export const readDisclaimerAccepted = (): boolean => read(KEYS.disclaimer) === 'true';
export const keepDisclaimerAccepted = (): void => write(KEYS.disclaimer, 'true');

/** When a check-in was last skipped, ms since 1970 UTC; null if never or if what is kept is no such time. */
export function readLastCheckIn(): number | null {
  const kept = read(KEYS.lastCheckIn);
  return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null;
}
export const keepLastCheckIn = (at: number): void => write(KEYS.lastCheckIn, String(at));

/**
 * Who is signed in on this device, also while it is offline; null when nobody is. Kept as the name after one letter,
 * `+rowan` with sync and `-rowan` without, so that both always change together.
 */
export function readUser(): CurrentUser | null {
  const [, sign, username] = /^([+-])([\w.-]{1,64})$/.exec(read(KEYS.user) ?? '') ?? [];
  return username ? { username, sync: sign === '+' } : null;
}

/** @param user null when nobody is signed in any more */
export function keepUser(user: CurrentUser | null): void {
  if (user) write(KEYS.user, `${user.sync ? '+' : '-'}${user.username}`);
  else remove(KEYS.user);
}

/** Whether somebody signed out while offline, so that the server is still to be told. */
export const readLeaving = (): boolean => read(KEYS.leaving) === 'true';
export const keepLeaving = (isLeaving: boolean): void =>
  isLeaving ? write(KEYS.leaving, 'true') : remove(KEYS.leaving);
