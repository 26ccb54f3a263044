/** Recovery codes replace a forgotten password. There is no e-mail address to send a link to. */
import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '../../domain/contract';
import { readCode, writeCode } from '../crockford';

/** 80 bits, four groups of four characters: too many to guess, few enough to write down. */
const CODE_BYTES = 10;

/** Returns new codes as people read them. The server shows them once. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => writeCode(randomBytes(CODE_BYTES)));
}

/**
 * Returns the SHA-256, in hex, of a code as shown or as typed. 80 random bits need no slow hash, and the time of an
 * index lookup reveals nothing about them.
 */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(readCode(code)).digest('hex');
}
