/** What the app keeps in localStorage besides settings and purchase. */
import type { CurrentUser } from '../../domain/contract';
import { TRIAL_GAMES } from '../../domain/product';
import { Kept, keptFlag } from './kept';

export const keptPremium = keptFlag('stillgrove.isPremium', 'isPremium');

/** How many free tries are left, a whole number from 0 to {@link TRIAL_GAMES}. */
export const keptTries = new Kept<number>({
  key: 'stillgrove.trialGamesRemaining',
  parse: (text) => (/^\d$/.test(text) && Number(text) <= TRIAL_GAMES ? Number(text) : undefined),
  format: String,
  fallback: TRIAL_GAMES,
});

export const keptDisclaimer = keptFlag('stillgrove.disclaimerAccepted');

/** When a check-in was last skipped, ms since 1970 UTC; null if never. */
export const keptSkip = new Kept<number | null>({
  key: 'lastCheckInTime',
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  format: String,
  fallback: null,
});

/**
 * Who is signed in on this device, also while it is offline; null when nobody is. Stored as the name after a sign,
 * `+rowan` with sync and `-rowan` without, so that both always change together.
 */
export const keptUser = new Kept<CurrentUser | null>({
  key: 'stillgrove.user',
  parse: (text) => {
    const [, sign, username] = /^([+-])([\w.-]{1,64})$/.exec(text) ?? [];
    return username ? { username, sync: sign === '+' } : undefined;
  },
  format: ({ username, sync }) => `${sync ? '+' : '-'}${username}`,
  fallback: null,
});

/** Whether somebody signed out while offline, so that the server is still to be told. */
export const keptSignOut = keptFlag('stillgrove.leaving');

/** Whether an import has begun and has not come to its end: looked at before anything is loaded that could end it. */
export const keptImport = keptFlag('stillgrove.importing');
