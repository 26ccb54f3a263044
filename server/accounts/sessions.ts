/** Who is signed in: a random token in a cookie, and its hash in the database. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Clock } from '../clock';
import type { Database } from '../storage/storage';
import { sessions as table, users } from './schema';

/** The person whose session a request carries. */
export interface User {
  readonly id: string;
  /** As they wrote it when they registered. */
  readonly username: string;
  /** Whether a copy of their journal is kept. */
  readonly sync: boolean;
}

export interface Sessions {
  /** @returns the person whose session the request's cookie names; a session in use lives on. */
  current(c: Context): Promise<User | undefined>;
  /**
   * Begins a session with a new token, whatever token the request brought: that one ends.
   *
   * @param database A transaction, when the session is to begin only with what is done in it.
   */
  begin(c: Context, userId: string, database?: Database): Promise<void>;
  /** Ends the session of this request, if it has one, and clears its cookie. */
  end(c: Context): Promise<void>;
  /** Ends all sessions of a person. */
  endAll(userId: string, database?: Database): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
/** How long a session lives after it was last used (ms): a person who comes twice a year stays signed in. */
export const SESSION_LIFETIME = 180 * DAY;
/** A session in use is prolonged once in so long (ms), so that reading costs no writing. */
const PROLONGED_EVERY = DAY;
const SWEPT_AT_ONCE = 100;
/** 256 random bits, which nobody guesses, in base64url. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/**
 * @param isSecure Whether people reach us over TLS. The cookie's `__Host-` prefix then keeps neighbouring domains
 *   from setting one in its place.
 */
export function createSessions({
  database: storage,
  clock,
  isSecure,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly isSecure: boolean;
}): Sessions {
  const cookieName = isSecure ? '__Host-stillgrove' : 'stillgrove.session';
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } satisfies CookieOptions;

  function tokenHashOf(c: Context): string | undefined {
    const token = getCookie(c, cookieName);
    // What cannot be one of ours costs no question to the database.
    return token !== undefined && TOKEN.test(token) ? hashToken(token) : undefined;
  }

  function give(c: Context, token: string): void {
    setCookie(c, cookieName, token, { ...cookie, maxAge: SESSION_LIFETIME / 1000 });
  }

  return {
    async current(c) {
      const tokenHash = tokenHashOf(c);
      if (tokenHash === undefined) return undefined;
      const now = clock();
      const [found] = await storage
        .select({ id: users.id, username: users.username, sync: users.sync, expiresAt: table.expiresAt })
        .from(table)
        .innerJoin(users, eq(users.id, table.userId))
        .where(and(eq(table.tokenHash, tokenHash), gt(table.expiresAt, now)));
      if (!found) return undefined;
      const { expiresAt, ...user } = found;
      const expected = now.getTime() + SESSION_LIFETIME;
      // Either way: a clock that was ahead for a while has given sessions too much.
      if (Math.abs(expected - expiresAt.getTime()) > PROLONGED_EVERY) {
        await storage
          .update(table)
          .set({ expiresAt: new Date(expected) })
          .where(eq(table.tokenHash, tokenHash));
        give(c, getCookie(c, cookieName) as string);
      }
      return user;
    },

    async begin(c, userId, database = storage) {
      const brought = tokenHashOf(c);
      const now = clock();
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      if (brought !== undefined) await database.delete(table).where(eq(table.tokenHash, brought));
      // Expired ones are refused anyway; whoever signs in sweeps them out.
      await database.delete(table).where(inArray(table.tokenHash, expired(database, now)));
      await database.insert(table).values({
        tokenHash: hashToken(token),
        userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + SESSION_LIFETIME),
      });
      give(c, token);
    },

    async end(c) {
      const tokenHash = tokenHashOf(c);
      if (tokenHash !== undefined) await storage.delete(table).where(eq(table.tokenHash, tokenHash));
      deleteCookie(c, cookieName, cookie);
    },

    async endAll(userId, database = storage) {
      await database.delete(table).where(eq(table.userId, userId));
    },
  };
}

/** Those that nobody else is sweeping, so that no two wait for each other. */
function expired(database: Database, now: Date) {
  return database
    .select({ tokenHash: table.tokenHash })
    .from(table)
    .where(lte(table.expiresAt, now))
    .limit(SWEPT_AT_ONCE)
    .for('update', { skipLocked: true });
}

/** SHA-256, in hex. A token has too many random bits to be guessed from it, so it needs no slow hash. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
