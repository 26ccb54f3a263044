import { DrizzleQueryError } from 'drizzle-orm';

/** The database is not available now. The message gives the reason, without address, name or password. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

const UNTRUSTED = 'Its certificate is not trusted. Give the one of its authority by sslrootcert.';

/** Node's error codes for connections that failed or broke. */
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
  ['DEPTH_ZERO_SELF_SIGNED_CERT', UNTRUSTED],
  ['SELF_SIGNED_CERT_IN_CHAIN', UNTRUSTED],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', UNTRUSTED],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', UNTRUSTED],
  ['CERT_HAS_EXPIRED', 'Its certificate has expired.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Its certificate is for another host.'],
]);

/** SQLSTATE classes (first two characters) that concern the database itself instead of the query. */
const CLASSES = new Map([
  ['08', 'It broke the connection off.'],
  ['28', 'It refuses this user or password.'],
  ['3D', 'It has no database of that name.'],
  ['53', 'It has no room or no connection left.'],
  ['57', 'It is starting, stopping or too busy.'],
  ['58', 'Its disk cannot be used.'],
]);

/** SQLSTATE with which PgBouncer refuses a connection, for any reason. */
const POOLER = '08P01';

/** For driver errors, which have no code, and for PgBouncer's, which all have the same one. */
const MESSAGES = [
  [/authentication failed/, 'It refuses this user or password.'],
  [/^database .* does not exist|^no such database/, 'It has no database of that name.'],
  [/timeout/i, 'It does not answer.'],
  [/^Connection (?:terminated|ended)|not queryable|Client was closed/i, 'It broke the connection off.'],
  [/^PGlite is (?:closed|closing)/i, 'It is closed.'],
  [/does not support SSL/i, 'It does not support TLS connections.'],
] as const;

/**
 * Whether an error means that the database is not available now. False outside of queries and transactions, because
 * other connections, such as those to PayPal, fail with the same codes.
 */
export function isUnreachableError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UnreachableError) return true;
    if (cause instanceof DrizzleQueryError) return unreachableReason(cause.cause) !== undefined;
  }
  return false;
}

/** The reason of a driver's error, without address, name or password; undefined when the database answered. */
export function unreachableReason(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    const { message } = cause;
    const reasonOfMessage =
      typeof code !== 'string' || code === POOLER
        ? MESSAGES.find(([pattern]) => pattern.test(message))?.[1]
        : undefined;
    const reason = reasonOfMessage ?? (typeof code === 'string' ? reasonOfCode(code) : undefined);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function reasonOfCode(code: string): string | undefined {
  return BROKEN.get(code) ?? (/^[0-9A-Z]{5}$/.test(code) ? CLASSES.get(code.slice(0, 2)) : undefined);
}
