/** Transaction IDs: short enough to copy from paper, long enough not to be guessed. */
import { randomBytes } from 'node:crypto';
import { readCode, writeCode } from '../crockford';

const PREFIX = 'SG';

/** @returns a new ID, `SG-7KQM-2XWD-94TF`, of 60 random bits. */
export function newTransactionId(): string {
  return `${PREFIX}-${writeCode(randomBytes(10)).slice(0, 'XXXX-XXXX-XXXX'.length)}`;
}

/**
 * Reads a copied ID: case, spaces and dashes do not matter, and look-alikes count as the letter or digit that they
 * look like.
 *
 * @returns the ID in its own form; undefined when it cannot be one of ours.
 */
export function readTransactionId(text: string): string | undefined {
  const parts = /^[S5]G([\dA-HJKMNP-TV-Z]{4})([\dA-HJKMNP-TV-Z]{4})([\dA-HJKMNP-TV-Z]{4})$/.exec(
    readCode(plain(text)),
  );
  return parts ? [PREFIX, ...parts.slice(1)].join('-') : undefined;
}

/**
 * Removes case, blanks and dashes that copying adds, also those without width, the soft hyphen and the minus sign.
 */
export function plain(text: string): string {
  return text.replace(/[\s\p{Pd}\p{Cf}\p{Zs}\u2212\u2043\u02d7_]/gu, '').toUpperCase();
}
