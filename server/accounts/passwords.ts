/**
 * Argon2id hashes of passwords. A queue limits the number of simultaneous computations, because each computation takes
 * memory and a thread.
 */
import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Cost of one hash. */
export interface PasswordCost {
  /** Memory, KiB. */
  readonly memoryCost: number;
  /** Number of passes over the memory. */
  readonly timeCost: number;
  /** Number of threads. */
  readonly parallelism: number;
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Error for a full queue of password hashes. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * 19 MiB, two passes, one thread, argon2id: the minimum of OWASP's Password Storage Cheat Sheet.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Number of simultaneous hashes. libuv has four threads by default. Two stay free for files and DNS, so that pages
 * load while people sign in.
 */
const AT_ONCE = 2;
/** Maximum length of the queue, about two seconds of work. The queue refuses further requests immediately. */
const MOST_WAITING = 64;

export function createPasswords(cost: PasswordCost = PASSWORD_COST) {
  const inTurn = createQueue(AT_ONCE, MOST_WAITING);
  // Hash that no password matches. A comparison with it takes as long as with any other hash.
  const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;
  return {
    /**
     * Hashes a password.
     * @throws {BusyError} when the queue is full
     */
    hash: (password: string): Promise<string> => inTurn(() => hash(normalized(password), { ...cost })),
    /**
     * Compares a password with a hash.
     * @param hashed undefined for an unknown account. The result is then false, after the same time.
     * @throws {BusyError} when the queue is full
     */
    verify: (hashed: string | undefined = nobody, password: string): Promise<boolean> =>
      inTurn(() => verify(hashed, normalized(password))),
    /** Returns whether a hash was computed with another cost than that of new hashes, so that it must be replaced. */
    isOutdated(hashed: string): boolean {
      const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
    },
  };
}

/**
 * Returns the password in NFKC (NIST SP 800-63B), so that every keyboard gives the same characters. Keeps leading and
 * trailing spaces.
 */
export function normalized(password: string): string {
  return password.normalize('NFKC');
}

function base64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

function createQueue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running++;
    else if (waiting.length >= mostWaiting) throw new BusyError('Too many passwords to hash');
    // The next waiting task takes over the slot of a finished one.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
