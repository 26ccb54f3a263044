/** How often secrets may be guessed. */
import type { Limit, Try } from '../limits';

const MINUTE = 60 * 1000;

/** More than anyone needs who remembers the password at all. */
const NAME_FROM_ADDRESS: Limit = { name: 'password-name-address', most: 10, window: 15 * MINUTE };
/** A school or a household may have one address; a machine that goes through many names is slowed down. */
const ADDRESS: Limit = { name: 'password-address', most: 100, window: 15 * MINUTE };
/**
 * For those who guess from many addresses. One address can use up a tenth of it, since its own limit comes first: to
 * lock a person out takes ten at least, for as long as they go on, and recovery codes are counted by themselves.
 */
const NAME: Limit = { name: 'password-name', most: 100, window: 15 * MINUTE };

const RECOVERY_NAME_FROM_ADDRESS: Limit = { name: 'recovery-name-address', most: 10, window: 15 * MINUTE };
const RECOVERY_ADDRESS: Limit = { name: 'recovery-address', most: 50, window: 15 * MINUTE };

/** A class that signs up together passes; who fills the table does not. */
const REGISTRATION: Limit = { name: 'registration', most: 40, window: 60 * MINUTE };

/** A guess at a password: at sign-in, and wherever it is asked for again. */
export function passwordGuess(name: string, address: string): readonly [own: Try, ...shared: Try[]] {
  return [
    [NAME_FROM_ADDRESS, name, address],
    [ADDRESS, address],
    [NAME, name],
  ];
}

/** A guess at a recovery code. It has too many bits to be guessed from anywhere, so the name alone is not counted. */
export function codeGuess(name: string, address: string): readonly [own: Try, ...shared: Try[]] {
  return [
    [RECOVERY_NAME_FROM_ADDRESS, name, address],
    [RECOVERY_ADDRESS, address],
  ];
}

export function registrationTry(address: string): Try {
  return [REGISTRATION, address];
}
