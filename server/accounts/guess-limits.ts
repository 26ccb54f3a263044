/** Guesses from other networks never lock out a person who knows the password or code. */
import type { Limit, LimitSubject, RateLimiter } from '../limits/limits';

const MINUTE = 60 * 1000;

const NAME_FROM_NETWORK: Limit = { name: 'password-name-network', most: 10, window: 15 * MINUTE };
/** A school or a household shares a network. */
const NETWORK: Limit = { name: 'password-network', most: 100, window: 15 * MINUTE };
/**
 * Guesses at one name from all networks. Beyond this limit the name counts as attacked: each allowed guess is delayed,
 * and each network may make fewer. A known device within its own limit is exempt.
 */
const NAME: Limit = { name: 'password-name', most: 100, window: 15 * MINUTE };
/** The owner needs only one guess, and an attacker needs many networks. */
const ATTACKED_NAME_FROM_NETWORK: Limit = { name: 'password-attacked', most: 3, window: 15 * MINUTE };
/** Guesses at one name from all devices together that have signed in with it and its current password before. */
const DEVICE: Limit = { name: 'password-device', most: 10, window: 15 * MINUTE };
/** Within one session, for example on an unlocked tablet. */
const SESSION: Limit = { name: 'password-session', most: 10, window: 15 * MINUTE };

const RECOVERY_NAME_FROM_NETWORK: Limit = { name: 'recovery-name-network', most: 10, window: 15 * MINUTE };
const RECOVERY_NETWORK: Limit = { name: 'recovery-network', most: 50, window: 15 * MINUTE };

/** A school class may register together, but a script must not fill the table. */
const REGISTRATION: Limit = { name: 'registration', most: 40, window: 60 * MINUTE };

/** On a slow processor a strength estimate blocks the main thread for up to 60 ms. */
const NEW_PASSWORD: Limit = { name: 'new-password', most: 200, window: 15 * MINUTE };

/** Of a guess at an attacked name (ms). */
const SLOWED_BY = 1000;

export interface Guesser {
  /** In lower case. */
  readonly name: string;
  readonly network: string;
  /** Whether the device has signed in with the account and its current password before. */
  readonly isKnown: boolean;
}

export type GuessLimits = ReturnType<typeof createGuessLimits>;

/**
 * A method that counts an attempt resolves with the seconds to wait, or with undefined when it is allowed.
 *
 * @param pause waits for the given time (ms)
 */
export function createGuessLimits(limits: RateLimiter, pause: (ms: number) => Promise<unknown>) {
  return {
    async password({ name, network, isKnown }: Guesser): Promise<number | undefined> {
      if (isKnown && (await limits.consume([DEVICE, name])) === undefined) return undefined;
      const wait = await limits.consume([NAME_FROM_NETWORK, name, network], [NETWORK, network]);
      if (wait !== undefined) return wait;
      if ((await limits.consume([NAME, name])) === undefined) return undefined;
      const attacked = await limits.consume([ATTACKED_NAME_FROM_NETWORK, name, network]);
      if (attacked === undefined) await pause(SLOWED_BY);
      return attacked;
    },

    /** A code has 80 random bits, so a name needs no limit across all networks. */
    recoveryCode: ({ name, network }: Guesser): Promise<number | undefined> =>
      limits.consume([RECOVERY_NAME_FROM_NETWORK, name, network], [RECOVERY_NETWORK, network]),

    inSession: (sessionId: string): Promise<number | undefined> => limits.consume([SESSION, sessionId]),
    registration: (network: string): Promise<number | undefined> => limits.consume([REGISTRATION, network]),
    newPassword: (network: string): Promise<number | undefined> => limits.consume([NEW_PASSWORD, network]),

    /** After a correct guess, resets the counts for this name from this network, and those of known devices. */
    resetGuesses({ name, network, isKnown }: Guesser): Promise<void> {
      const own: LimitSubject[] = [
        [NAME_FROM_NETWORK, name, network],
        [ATTACKED_NAME_FROM_NETWORK, name, network],
        [RECOVERY_NAME_FROM_NETWORK, name, network],
      ];
      return limits.reset(...own, ...(isKnown ? [[DEVICE, name] as const] : []));
    },

    resetSession: (sessionId: string): Promise<void> => limits.reset([SESSION, sessionId]),
  };
}
