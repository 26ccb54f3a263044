/** Estimates the number of guesses that find a password. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT_NAME } from '../../domain/product';
import { normalized } from './passwords';

/** Minimum score of 0-4. 3 means more than 10^8 guesses. */
const LEAST_SCORE = 3;

const estimator = new ZxcvbnFactory({
  dictionary: {
    ...dictionary,
    'passwords-ours': [PRODUCT_NAME.toLowerCase(), 'correcthorsebatterystaple'],
  },
  graphs: adjacencyGraphs,
  // An estimate's time grows with the square of `maxLength` and linearly with the second limit. These values take at
  // most 15 ms.
  maxLength: 64,
  l33tMaxSubstitutions: 8,
});

const COMMON = "A lot of people use that password, so it's easy to guess. Please choose another.";
const SIMILAR =
  "That's close to a password that a lot of people use, so it's easy to guess. Please choose another.";
const NAME = 'Please choose a password that is not your name.';
const SHORT = 'That password is easy to guess. A longer one, such as a few words, is harder.';
const easy = (weak: string) => `${weak} are easy to guess. Please choose another password.`;

/** Message to the person for each warning of the estimator. */
const REASONS: Readonly<Record<string, string>> = {
  topTen: COMMON,
  topHundred: COMMON,
  common: COMMON,
  similarToCommon: SIMILAR,
  straightRow: easy('Keys in a row'),
  keyPattern: easy('Patterns of keys'),
  simpleRepeat: easy('Repeated characters'),
  extendedRepeat: easy('Repeated characters'),
  sequences: easy('Sequences such as abc or 6543'),
  recentYears: easy('Years'),
  dates: easy('Dates'),
  userInputs: NAME,
};

/** Returns why a new password is weak, in one or two sentences; undefined when it is strong. */
export function weaknessOf(password: string, username: string): string | undefined {
  const plain = normalized(password);
  const [letters, name] = [lettersOf(plain), lettersOf(username)];
  if (letters.replaceAll(name, '').length <= 3 && letters.includes(name)) return NAME;
  // The estimator overrates punctuation at the end, as in 'Johnson1234!'. So it also scores the text without it.
  for (const text of new Set([plain, plain.replace(/[^\p{L}\d]+$/u, '')])) {
    const { score, feedback } = estimator.check(text, [username, name]);
    if (score < LEAST_SCORE) return REASONS[feedback.warning ?? ''] ?? SHORT;
  }
  return undefined;
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
