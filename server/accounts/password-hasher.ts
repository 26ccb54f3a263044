/** Argon2id hashes. A queue limits their number, because each computation takes memory and a thread. */
import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

export interface PasswordHashCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

export class HashQueueFullError extends Error {
  override name = 'HashQueueFullError';
}

/**
 * 19 MiB, two passes, one thread, argon2id: the minimum of OWASP's Password Storage Cheat Sheet.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const PASSWORD_COST: PasswordHashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Simultaneous hashes. Two of libuv's four threads stay free for files and DNS, so that pages load meanwhile. */
const AT_ONCE = 2;
/** About two seconds of work. */
const MOST_WAITING = 64;

export function createPasswordHasher(cost: PasswordHashCost = PASSWORD_COST) {
  const inTurn = createQueue(AT_ONCE, MOST_WAITING);
  // No password matches it. A comparison takes as long as with any other hash.
  const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;
  return {
    /** @throws {HashQueueFullError} when the queue is full */
    hash: (password: string): Promise<string> => inTurn(() => hash(normalizePassword(password), { ...cost })),
    /**
     * @param hashed undefined for an unknown account. The result is then false, after the same time
     * @throws {HashQueueFullError} when the queue is full
     */
    verify: (hashed: string | undefined = nobody, password: string): Promise<boolean> =>
      inTurn(() => verify(hashed, normalizePassword(password))),
    /** The cost of new hashes differs, so the hash must be replaced. */
    isOutdated(hashed: string): boolean {
      const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
    },
  };
}

/** NFKC (NIST SP 800-63B), so that every keyboard gives the same characters. Keeps leading and trailing spaces. */
export function normalizePassword(password: string): string {
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
    else if (waiting.length >= mostWaiting) throw new HashQueueFullError('Too many passwords to hash');
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
