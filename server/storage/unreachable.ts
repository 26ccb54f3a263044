/** Telling a database that cannot be used now from a mistake of ours. */
import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot be used now; the message is a sentence that says why, without address, name or password. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** What Node says of connections that could not be made or broke. */
const BROKEN = new Map([
  ['ECONNREFUSED', 'Nothing answers at its address.'],
  ['ENOTFOUND', 'There is no such host.'],
  ['EAI_AGAIN', 'Its host cannot be looked up.'],
  ['ENOENT', 'There is no socket at its path.'],
  ['EACCES', 'Its socket may not be used by this account.'],
  ['ECONNRESET', 'It broke the connection off.'],
  ['EPIPE', 'It broke the connection off.'],
  ['ETIMEDOUT', 'It does not answer.'],
  ['EHOSTUNREACH', 'Its host cannot be reached.'],
  ['ENETUNREACH', 'Its network cannot be reached.'],
]);

/** Classes of SQLSTATE (their first two characters) that speak of the database and not of what was asked. */
const CLASSES = new Map([
  ['08', 'It broke the connection off.'],
  ['28', 'It refuses this user or password.'],
  ['3D', 'It has no database of that name.'],
  ['53', 'It has no room or no connection left.'],
  ['57', 'It is starting, stopping or too busy.'],
  ['58', 'Its disk cannot be used.'],
]);

/** What the drivers say without a code. */
const WORDS = [
  [/timeout/i, 'It does not answer.'],
  [/^Connection (?:terminated|ended)|not queryable|Client was closed/i, 'It broke the connection off.'],
  [/^PGlite is (?:closed|closing)/i, 'It is closed.'],
  [/does not support SSL/i, 'It does not support TLS connections.'],
] as const;

/**
 * Whether an error, from wherever, means that the database cannot be used now. Other connections break too, those to a
 * payment provider for one: only errors of queries and of transactions count.
 */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UnreachableError) return true;
    if (cause instanceof DrizzleQueryError) return whyUnreachable(cause.cause) !== undefined;
  }
  return false;
}

/**
 * @param error Of a database's driver.
 * @returns undefined when the database did answer and the error is about something else; otherwise a sentence that
 *   says why it cannot be used now, without address, name or password.
 */
export function whyUnreachable(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    const { message } = cause;
    const reason =
      typeof code === 'string'
        ? (BROKEN.get(code) ?? (/^[0-9A-Z]{5}$/.test(code) ? CLASSES.get(code.slice(0, 2)) : undefined))
        : WORDS.find(([pattern]) => pattern.test(message))?.[1];
    if (reason !== undefined) return reason;
  }
  return undefined;
}
