/** The single values in localStorage that the first screen reads, except settings. */
import type { CurrentUser } from '../../domain/contract';
import { TRIAL_GAME_COUNT } from '../../domain/product';
import { isUnknownRecord, schemaFrom, stored } from './stored';

export const booleanSchema = schemaFrom((value) => (typeof value === 'boolean' ? value : undefined));

const wholeNumber = (most: number) =>
  schemaFrom((value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
      ? (value as number)
      : undefined,
  );

const isUsername = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);

export const oneOfSchema = <const W extends string>(...words: readonly W[]) =>
  schemaFrom((value) => words.find((one) => one === value));

export const storedPremium = stored('stillgrove.isPremium', booleanSchema, false, 'isPremium');

/** Number of free tries left, a whole number from 0 to {@link TRIAL_GAME_COUNT}. */
export const storedTriesLeft = stored(
  'stillgrove.trialGamesRemaining',
  wholeNumber(TRIAL_GAME_COUNT),
  TRIAL_GAME_COUNT,
);

export const storedDisclaimer = stored('stillgrove.disclaimerAccepted', booleanSchema, false);

/** Time of the last skipped check-in, ms since 1970 UTC; null for none. */
export const storedCheckInSkipTime = stored<number | null>('lastCheckInTime', wholeNumber(1e15), null);

/** State of the offer to hide timers and scores: null, then `due` after the first completed play, then `answered`. */
export const storedHideFiguresOffer = stored<'due' | 'answered' | null>(
  'stillgrove.figuresOffer',
  oneOfSchema('due', 'answered'),
  null,
);

/** The signed-in user, also offline; null for none. */
export const storedUser = stored<CurrentUser | null>(
  'stillgrove.user',
  schemaFrom((value) => {
    const { username, sync } = isUnknownRecord(value) ? value : {};
    return isUsername(username) && typeof sync === 'boolean' ? { username, sync } : undefined;
  }),
  null,
);

/** Username with open questions after sign-in; null for none. */
export const storedUserWithQuestions = stored<string | null>(
  'stillgrove.questionsFor',
  schemaFrom((value) => (isUsername(value) ? value : undefined)),
  null,
);

/** Whether a sign-out must still be reported to the server, for example because it happened offline. */
export const storedSignOutPending = stored('stillgrove.leaving', booleanSchema, false);

/** Local day of the first change of a journal on this device; null for none. Home shows the grove from the next day on. */
export const storedFirstJournalDay = stored<string | null>(
  'stillgrove.firstDay',
  schemaFrom((value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined)),
  null,
);
