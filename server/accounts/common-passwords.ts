/** Passwords that are guessed first. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT_NAME } from '../../domain/product';
import { normalized } from './passwords';

/** From public lists of leaked passwords, and the alphabet, keyboard and digits that people type without thinking. */
const COMMON: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map((password) => password.toLowerCase()),
  PRODUCT_NAME.toLowerCase(),
  'iloveyouforever',
  'asdfghjkl',
  'zxcvbnm',
  'qwertyuiop',
  'administrator',
  'correcthorsebatterystaple',
  'letmein',
  'manchester',
  'liverpool',
  'princess',
  'welcome',
  'abc',
  'abcd',
  '0987654321',
]);

/** What people add when a longer password is asked for: up to four digits or a run of them, and marks. */
const ENDING = /(?:\d{1,4}|1?2?3456\d*|0?123\d*|\d*(\d)\1{2,})?[^\p{L}\d]{0,4}$/u;
/** One to four signs over and over: `aaaaaaaaaa`, `ababababab`. */
const REPETITION = /^(.{1,4})\1+$/u;
const BEGINNING = /^[^\p{L}\d]{0,3}/u;

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** @returns why a new password would be guessed at once, in a sentence; undefined when it would not. */
export function weaknessOf(password: string, username: string): string | undefined {
  const plain = normalized(password).toLowerCase();
  const name = username.toLowerCase();
  const isName = plain.replaceAll(name, '').length <= 3 || foldings(plain).includes(lettersOf(name));
  if (isName) return 'Please choose a password that is not your name.';
  if (REPETITION.test(plain) || isRun(plain) || foldings(plain).some(isCommon)) {
    return "A lot of people use that password, so it's easy to guess. Please choose another.";
  }
  return undefined;
}

/** @returns a password as it is, and as it was before it got its usual ending, its marks and its look-alikes. */
function foldings(plain: string): string[] {
  const bare = plain.replace(BEGINNING, '').replace(ENDING, '');
  const withoutMarks = lettersOf(plain);
  const both = [plain, bare, withoutMarks, withoutMarks.replace(ENDING, '')];
  return [
    ...new Set([...both, ...both.map(withoutLookAlikes), withoutLookAlikes(plain).replace(ENDING, '')]),
  ];
}

function isCommon(text: string): boolean {
  if (COMMON.has(text)) return true;
  // The same word twice.
  const half = text.slice(0, text.length / 2);
  return text === half + half && COMMON.has(half);
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');

const withoutLookAlikes = (text: string): string =>
  [...text].map((character) => LOOK_ALIKES[character] ?? character).join('');

/** Whether every character follows the one before it: `abcdefghij`, `9876543210`. */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from(text.slice(1), (character, index) => (character.codePointAt(0) ?? 0) - text.charCodeAt(index)),
  );
  const [step] = steps;
  return steps.size === 1 && (step === 1 || step === -1);
}
