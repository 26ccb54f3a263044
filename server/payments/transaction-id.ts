/** Transaction IDs, which are short enough to copy from paper and too long to guess. */
import { randomBytes } from 'node:crypto';
import { readCode, writeCode } from '../crockford';

const PREFIX = 'SG';

/** Returns a new ID, `SG-7KQM-2XWD-94TF`, with 60 random bits. */
export function newTransactionId(): string {
  return `${PREFIX}-${writeCode(randomBytes(10)).slice(0, 'XXXX-XXXX-XXXX'.length)}`;
}

/**
 * Parses a copied ID. Ignores case, spaces and dashes, and replaces look-alike characters.
 *
 * @returns the canonical ID; undefined when the text cannot be an ID of this shop
 */
export function readTransactionId(text: string): string | undefined {
  const parts = /^[S5]G([\dA-HJKMNP-TV-Z]{4})([\dA-HJKMNP-TV-Z]{4})([\dA-HJKMNP-TV-Z]{4})$/.exec(
    readCode(plain(text)),
  );
  return parts ? [PREFIX, ...parts.slice(1)].join('-') : undefined;
}

/** Removes spaces, dashes, underscores and invisible characters. Copying may add them. Converts to upper case. */
export function plain(text: string): string {
  return text.replace(/[\s\p{Pd}\p{Cf}\p{Zs}\u2212\u2043\u02d7_]/gu, '').toUpperCase();
}
