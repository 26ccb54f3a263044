/** What a person without e-mail has when the password is forgotten. */
import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '../../domain/contract';
import { readCode, writeCode } from '../crockford';

/** 80 bits, four groups of four characters: more than anyone can try, few enough to write down. */
const CODE_BYTES = 10;

/** @returns codes as they are shown, once. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => writeCode(randomBytes(CODE_BYTES)));
}

/**
 * SHA-256, in hex, of a code as it is shown or as it is typed. Slow hashes protect what people invent: against 80
 * random bits trying out is hopeless at any speed. For the same reason looking it up in an index gives nothing away.
 */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(readCode(code)).digest('hex');
}
