/** Our own names for purchases: short enough to be copied from a paper, long enough not to be guessed. */
import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, which are taken for other letters or make words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'SG';
const LENGTH = 12;

/** @returns a new one, `SG-7KQM-2XWD-94TF`, of 60 random bits. */
export function newTransactionId(): string {
  return written(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(32)]).join(''));
}

/**
 * Reads what someone has copied: case, spaces and dashes do not matter, and look-alikes are taken for what they look
 * like.
 *
 * @returns as it is written, or undefined when it cannot be one of ours.
 */
export function readTransactionId(text: string): string | undefined {
  const letters = /^[S5]G([0-9A-Z]+)$/.exec(plain(text))?.[1];
  const digits = letters?.replace(/O/g, '0').replace(/[IL]/g, '1');
  return digits !== undefined && /^[0-9A-HJKMNP-TV-Z]{12}$/.test(digits) ? written(digits) : undefined;
}

/** Any ID without the case, spaces and dashes that came in by copying. */
export function plain(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

function written(digits: string): string {
  return [PREFIX, ...(digits.match(/.{4}/g) ?? [])].join('-');
}
