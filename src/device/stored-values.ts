/** Values in localStorage that belong to no other module, such as premium, free tries and the signed-in user. */
import type { CurrentUser } from '../../domain/contract';
import { TRIAL_GAMES } from '../../domain/product';
import { Kept, keptFlag } from './kept';

export const keptPremium = keptFlag('stillgrove.isPremium', 'isPremium');

/** Number of free tries left, a whole number from 0 to {@link TRIAL_GAMES}. */
export const keptTries = new Kept<number>({
  key: 'stillgrove.trialGamesRemaining',
  parse: (text) => (/^\d$/.test(text) && Number(text) <= TRIAL_GAMES ? Number(text) : undefined),
  format: String,
  fallback: TRIAL_GAMES,
});

export const keptDisclaimer = keptFlag('stillgrove.disclaimerAccepted');

/** Time of the last skipped check-in, ms since 1970 UTC; null for none. */
export const keptSkip = new Kept<number | null>({
  key: 'lastCheckInTime',
  parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  format: String,
  fallback: null,
});

/**
 * State of the offer to hide timers and scores. It is null at first, `due` after the first completed play, and
 * `answered` after the person's answer.
 */
export const keptFiguresOffer = new Kept<'due' | 'answered' | null>({
  key: 'stillgrove.figuresOffer',
  parse: (text) => (text === 'due' || text === 'answered' ? text : undefined),
  format: String,
  fallback: null,
});

/**
 * The signed-in user, also offline; null for none. Stored as a sign and the name, `+rowan` with sync and `-rowan`
 * without, so that both change together.
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

/** Username with open questions after sign-in; null for none. */
export const keptQuestions = new Kept<string | null>({
  key: 'stillgrove.questionsFor',
  parse: (text) => (/^[\w.-]{1,64}$/.test(text) ? text : undefined),
  format: String,
  fallback: null,
});

/** Whether a sign-out must still be reported to the server, for example because it happened offline. */
export const keptSignOut = keptFlag('stillgrove.leaving');

/** Whether an import is unfinished. The app checks this flag before it loads the code that completes the import. */
export const keptImport = keptFlag('stillgrove.importing');
