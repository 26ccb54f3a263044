/** Our own names for purchases: short enough to be copied from a paper, long enough not to be guessed. */
import { randomBytes } from 'node:crypto';
import { readCode, writeCode } from '../crockford';

const PREFIX = 'SG';

/** @returns a new one, `SG-7KQM-2XWD-94TF`, of 60 random bits. */
export function newTransactionId(): string {
  return `${PREFIX}-${writeCode(randomBytes(10)).slice(0, 'XXXX-XXXX-XXXX'.length)}`;
}

/**
 * Reads what someone has copied: case, spaces and dashes do not matter, and look-alikes are taken for what they look
 * like.
 *
 * @returns as it is written, or undefined when it cannot be one of ours.
 */
export function readTransactionId(text: string): string | undefined {
  const parts = /^[S5]G([\dA-HJKMNP-TV-Z]{4})([\dA-HJKMNP-TV-Z]{4})([\dA-HJKMNP-TV-Z]{4})$/.exec(
    readCode(plain(text)),
  );
  return parts ? [PREFIX, ...parts.slice(1)].join('-') : undefined;
}

/**
 * Any ID without the case, blanks and dashes that came in by copying: of every kind, those of no width, the soft hyphen
 * and the minus sign too.
 */
export function plain(text: string): string {
  return text.replace(/[\s\p{Pd}\p{Cf}\p{Zs}\u2212\u2043\u02d7_]/gu, '').toUpperCase();
}
