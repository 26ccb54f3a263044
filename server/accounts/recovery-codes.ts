import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '../../domain/contract';
import { normalizeIdentifier } from '../../domain/identifiers';
import { formatCode } from '../base/crockford';

/** 80 bits in four groups of four characters: too long to guess, and short enough to write down. */
const CODE_BYTES = 10;

/** In readable form. Nobody can be sent a link instead, because the server knows no e-mail address. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => formatCode(randomBytes(CODE_BYTES)));
}

/**
 * SHA-256, in hex, of a code in any written form. 80 random bits need no slow hash, and the duration of an index lookup
 * by the hash reveals nothing about the code.
 */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(normalizeIdentifier('code', code)).digest('hex');
}
