/** The single values in localStorage that the first screen reads, except settings. */
import type { CurrentUser } from '../../domain/contract';
import { TRIAL_GAMES } from '../../domain/product';
import { checked, isFields, stored } from './stored';

export const flag = checked((value) => (typeof value === 'boolean' ? value : undefined));

const wholeNumber = (most: number) =>
  checked((value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
      ? (value as number)
      : undefined,
  );

const isUsername = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);

export const word = <const W extends string>(...words: readonly W[]) =>
  checked((value) => words.find((one) => one === value));

export const storedPremium = stored('stillgrove.isPremium', flag, false, 'isPremium');

/** Number of free tries left, a whole number from 0 to {@link TRIAL_GAMES}. */
export const storedTries = stored('stillgrove.trialGamesRemaining', wholeNumber(TRIAL_GAMES), TRIAL_GAMES);

export const storedDisclaimer = stored('stillgrove.disclaimerAccepted', flag, false);

/** Time of the last skipped check-in, ms since 1970 UTC; null for none. */
export const storedSkip = stored<number | null>('lastCheckInTime', wholeNumber(1e15), null);

/** State of the offer to hide timers and scores: null, then `due` after the first completed play, then `answered`. */
export const storedFiguresOffer = stored<'due' | 'answered' | null>(
  'stillgrove.figuresOffer',
  word('due', 'answered'),
  null,
);

/** The signed-in user, also offline; null for none. */
export const storedUser = stored<CurrentUser | null>(
  'stillgrove.user',
  checked((value) => {
    const { username, sync } = isFields(value) ? value : {};
    return isUsername(username) && typeof sync === 'boolean' ? { username, sync } : undefined;
  }),
  null,
);

/** Username with open questions after sign-in; null for none. */
export const storedQuestions = stored<string | null>(
  'stillgrove.questionsFor',
  checked((value) => (isUsername(value) ? value : undefined)),
  null,
);

/** Whether a sign-out must still be reported to the server, for example because it happened offline. */
export const storedSignOut = stored('stillgrove.leaving', flag, false);

/** Local day of the first change of a journal on this device; null for none. Home shows the grove from the next day on. */
export const storedFirstDay = stored<string | null>(
  'stillgrove.firstDay',
  checked((value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined)),
  null,
);
