/** Passwords are kept as argon2id hashes, and few are hashed at a time: each takes memory and a thread. */
import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** What one hash costs. */
export interface PasswordCost {
  /** KiB */
  readonly memoryCost: number;
  /** Passes over the memory. */
  readonly timeCost: number;
  /** Threads. */
  readonly parallelism: number;
}

export interface Passwords {
  /** @throws {BusyError} when too many wait already. */
  hash(password: string): Promise<string>;
  /**
   * @param hashed undefined where there is no account: the answer is no, after as long a time.
   * @throws {BusyError} when too many wait already.
   */
  verify(hashed: string | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made at another cost than is paid now, so that it is to be made anew. */
  isOutdated(hashed: string): boolean;
}

/** More people sign in than can be served. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * 19 MiB, two passes, one thread, argon2id: the least that OWASP's Password Storage Cheat Sheet allows.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of Node's four threads two stay free for files and names: pages come while people sign in. */
const AT_ONCE = 2;
/** Some two seconds' worth; who would wait longer is told so at once. */
const MOST_WAITING = 64;

export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const inTurn = createQueue(AT_ONCE, MOST_WAITING);
  // Of no password: compared with as long as any other.
  const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;
  return {
    hash: (password) => inTurn(() => hash(normalized(password), { ...cost })),
    verify: (hashed = nobody, password) => inTurn(() => verify(hashed, normalized(password))),
    isOutdated(hashed) {
      const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
    },
  };
}

/**
 * The same letters are the same password on every keyboard (NFKC, as NIST SP 800-63B has it). Nothing is cut off:
 * a space at the end was typed.
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
    // Whoever is done hands the turn on.
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
