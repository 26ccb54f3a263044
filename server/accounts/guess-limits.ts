/** Rate limits for guesses at secrets. Guesses of other people never lock out a person who knows the secret. */
import type { Limit, Limits, Try } from '../limits';

const MINUTE = 60 * 1000;

/** Enough for a person who remembers the password at all. */
const NAME_FROM_NETWORK: Limit = { name: 'password-name-network', most: 10, window: 15 * MINUTE };
/** A school or a household may share one address. A program that tries many names is slowed down. */
const NETWORK: Limit = { name: 'password-network', most: 100, window: 15 * MINUTE };
/** Beyond it many networks attack the name. Guesses from networks that are new to the name wait; none is refused. */
const NAME: Limit = { name: 'password-name', most: 100, window: 15 * MINUTE };
/** For a name under attack: its owner needs one try, an attacker needs very many networks. */
const ATTACKED_NAME_FROM_NETWORK: Limit = { name: 'password-attacked', most: 3, window: 15 * MINUTE };
/** A device that has signed in under the name before has a count of its own. */
const DEVICE: Limit = { name: 'password-device', most: 10, window: 15 * MINUTE };
/** A signed-in session that must give the password again, such as on a tablet that lies around unlocked. */
const SESSION: Limit = { name: 'password-session', most: 10, window: 15 * MINUTE };

const RECOVERY_NAME_FROM_NETWORK: Limit = { name: 'recovery-name-network', most: 10, window: 15 * MINUTE };
const RECOVERY_NETWORK: Limit = { name: 'recovery-network', most: 50, window: 15 * MINUTE };

/** A class may register together. A program that fills the table may not. */
const REGISTRATION: Limit = { name: 'registration', most: 40, window: 60 * MINUTE };

/** An estimate of a new password takes up to 15 ms of the main thread. */
const NEW_PASSWORD: Limit = { name: 'new-password', most: 200, window: 15 * MINUTE };

/** Delay of a guess at a name under attack (ms). */
const SLOWED_BY = 1000;

/** Sender of a guess. */
export interface Guesser {
  /** Name of the account in lower case. */
  readonly name: string;
  readonly network: string;
  /** Token of a device that has signed in under the name before; undefined for any other device. */
  readonly device: string | undefined;
}

/**
 * One method per kind of guess. Each counts the guess and resolves with the seconds to wait, or with undefined when
 * the guess is allowed.
 */
export interface GuessLimits {
  /** A guess at a password without a session. */
  password(guesser: Guesser): Promise<number | undefined>;
  /** A guess at a recovery code. A code has 80 random bits, so the name alone has no limit. */
  recoveryCode(guesser: Guesser): Promise<number | undefined>;
  /** A guess at the password within a session. */
  inSession(sessionId: string): Promise<number | undefined>;
  registration(network: string): Promise<number | undefined>;
  /** A try to find a new password that is strong enough. */
  newPassword(network: string): Promise<number | undefined>;
  /** Resets the counts of this person after a right guess. */
  forgive(guesser: Guesser): Promise<void>;
  forgiveSession(sessionId: string): Promise<void>;
}

/** @param pause Waits for a time in ms. */
export function createGuessLimits(limits: Limits, pause: (ms: number) => Promise<unknown>): GuessLimits {
  return {
    async password({ name, network, device }) {
      if (device !== undefined && (await limits.spend([DEVICE, device])) === undefined) return undefined;
      const wait = await limits.spend([NAME_FROM_NETWORK, name, network], [NETWORK, network]);
      if (wait !== undefined) return wait;
      if ((await limits.spend([NAME, name])) === undefined) return undefined;
      const attacked = await limits.spend([ATTACKED_NAME_FROM_NETWORK, name, network]);
      if (attacked === undefined) await pause(SLOWED_BY);
      return attacked;
    },

    recoveryCode: ({ name, network }) =>
      limits.spend([RECOVERY_NAME_FROM_NETWORK, name, network], [RECOVERY_NETWORK, network]),

    inSession: (sessionId) => limits.spend([SESSION, sessionId]),
    registration: (network) => limits.spend([REGISTRATION, network]),
    newPassword: (network) => limits.spend([NEW_PASSWORD, network]),

    forgive({ name, network, device }) {
      const own: Try[] = [
        [NAME_FROM_NETWORK, name, network],
        [ATTACKED_NAME_FROM_NETWORK, name, network],
        [RECOVERY_NAME_FROM_NETWORK, name, network],
      ];
      return limits.forget(...own, ...(device === undefined ? [] : [[DEVICE, device] as const]));
    },

    forgiveSession: (sessionId) => limits.forget([SESSION, sessionId]),
  };
}
