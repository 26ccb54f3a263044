import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT_NAME } from '../../domain/product';
import { normalizePassword } from './password-hasher';

/** 0-4. A score of 3 means more than 10^8 guesses. */
const LEAST_SCORE = 3;

/** Words of the product's subject, the likeliest first. */
const SUBJECT =
  'calm calming relax relaxing breathe breathing breath quiet peace peaceful garden grove forest sleep rest stress anxiety mood journal mindful meditation meditate'.split(
    ' ',
  );
/** Words of everyday sentences, roughly by frequency. */
const EVERYDAY =
  'i you the a my love is to and it me we like hello world your dog cat in of on for with he she they are am be have do go not no yes want need home mom dad baby kids wife husband son daughter friend friends family happy good best great day night life time today always never forever god this that what who our his her please thanks thank sorry hi hey name big little sweet beautiful pretty cute so very much miss hate eat play work live dogs cats puppy kitty house car school'.split(
    ' ',
  );

/** Openings of everyday sentences. The estimator counts at least 50 guesses for each word, so it overrates these. */
const OPENINGS =
  'ilovemy ihatemy imissmy ilikemy ilovethe iloveour iamthe iamso iamvery weare weloveour welovemy thisis thisismy mydogis mycatis mynameis helloworld'.split(
    ' ',
  );

const estimator = new ZxcvbnFactory({
  dictionary: {
    ...dictionary,
    'passwords-ours': [PRODUCT_NAME.toLowerCase(), 'correcthorsebatterystaple'],
    'words-ours': [...SUBJECT, ...EVERYDAY],
    'openings-ours': OPENINGS,
  },
  graphs: adjacencyGraphs,
  // The time of an estimate grows with the square of `maxLength`, and linearly with `l33tMaxSubstitutions`. Here it
  // takes at most three times as long as a password hash.
  maxLength: 64,
  l33tMaxSubstitutions: 8,
});

const COMMON = "A lot of people use that password, so it's easy to guess. Please choose another.";
const SIMILAR =
  "That's close to a password that a lot of people use, so it's easy to guess. Please choose another.";
const NAME = 'Please choose a password that is not your name.';
const SHORT = 'That password is easy to guess. A longer one, such as a few words, is harder.';
const easy = (weak: string) => `${weak} are easy to guess. Please choose another password.`;

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

/** The weakness of a new password, in one or two sentences; undefined for a strong password. */
export function passwordWeakness(password: string, username: string): string | undefined {
  const plain = normalizePassword(password);
  const [letters, name] = [lettersOf(plain), lettersOf(username)];
  if (letters.replaceAll(name, '').length <= 3 && letters.includes(name)) return NAME;
  // The estimator overrates punctuation at the end, as in 'Johnson1234!'.
  const bare = plain.replace(/[^\p{L}\d]+$/u, '');
  // Two words are as easy to guess with a space between them.
  const joined = bare.split(' ').length === 2 ? bare.replace(' ', '') : bare;
  for (const text of new Set([plain, bare, joined])) {
    const { score, feedback } = estimator.check(text, [username, name]);
    if (score < LEAST_SCORE) return REASONS[feedback.warning ?? ''] ?? SHORT;
  }
  return undefined;
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
