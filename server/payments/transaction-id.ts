/** Short enough to copy from paper and too long to guess. */
import { randomBytes } from 'node:crypto';
import { normalizeIdentifier } from '../../domain/identifiers';
import { formatCode } from '../base/crockford';

const PREFIX = 'SG';

/** `SG-7KQM-2XWD-94TF`, with 60 random bits. */
export function newTransactionId(): string {
  return `${PREFIX}-${formatCode(randomBytes(10)).slice(0, 'XXXX-XXXX-XXXX'.length)}`;
}

/** The canonical form of a typed or pasted ID; undefined when it cannot be one of this shop. */
export function parseTransactionId(text: string): string | undefined {
  const parts = /^[S5]G([\dA-HJKMNP-TV-Z]{4})([\dA-HJKMNP-TV-Z]{4})([\dA-HJKMNP-TV-Z]{4})$/.exec(
    normalizeIdentifier('code', text),
  );
  return parts ? [PREFIX, ...parts.slice(1)].join('-') : undefined;
}
