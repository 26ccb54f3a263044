/** How often secrets may be guessed: never so that whoever knows the secret is kept out by others. */
import type { Limit, Limits, Try } from '../limits';

const MINUTE = 60 * 1000;

/** More than anyone needs who remembers the password at all. */
const NAME_FROM_NETWORK: Limit = { name: 'password-name-network', most: 10, window: 15 * MINUTE };
/** A school or a household may have one address; a machine that goes through many names is slowed down. */
const NETWORK: Limit = { name: 'password-network', most: 100, window: 15 * MINUTE };
/** Beyond it the name is under attack from many networks: everybody who is new to it is slowed, nobody refused. */
const NAME: Limit = { name: 'password-name', most: 100, window: 15 * MINUTE };
/** For a name under attack: the person needs one, whoever guesses needs very many networks. */
const ATTACKED_NAME_FROM_NETWORK: Limit = { name: 'password-attacked', most: 3, window: 15 * MINUTE };
/** A device that has signed in under the name before is counted by itself, whatever others do. */
const DEVICE: Limit = { name: 'password-device', most: 10, window: 15 * MINUTE };
/** Whoever is signed in and is asked for the password again: a tablet that lay around unlocked. */
const SESSION: Limit = { name: 'password-session', most: 10, window: 15 * MINUTE };

const RECOVERY_NAME_FROM_NETWORK: Limit = { name: 'recovery-name-network', most: 10, window: 15 * MINUTE };
const RECOVERY_NETWORK: Limit = { name: 'recovery-network', most: 50, window: 15 * MINUTE };

/** A class that signs up together passes; who fills the table does not. */
const REGISTRATION: Limit = { name: 'registration', most: 40, window: 60 * MINUTE };

/** How long a guess at a name under attack waits before it is looked at (ms). */
const SLOWED_BY = 1000;

/** Who guesses. */
export interface Guesser {
  /** Of the account, in small letters. */
  readonly name: string;
  readonly network: string;
  /** What tells a device that has signed in under the name before; undefined for any other. */
  readonly device: string | undefined;
}

/** A kind of guess. Each counts it, and says how long (s) to wait when there were too many; undefined when it may go on. */
export interface GuessLimits {
  /** At a password, by somebody who is not signed in. */
  password(guesser: Guesser): Promise<number | undefined>;
  /** At a recovery code. It has too many bits to be guessed from anywhere, so the name alone is not counted. */
  recoveryCode(guesser: Guesser): Promise<number | undefined>;
  /** At the password of a session that is going on. */
  inSession(sessionId: string): Promise<number | undefined>;
  registration(network: string): Promise<number | undefined>;
  /** It was right: what was counted for this person alone begins anew. */
  forgive(guesser: Guesser): Promise<void>;
  forgiveSession(sessionId: string): Promise<void>;
}

/** @param pause Waits for so long (ms). */
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
