/** Sessions. The cookie contains a random token, and the database contains the hash of that token. */
import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, or, type Placeholder, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { SignedInDevice } from '../../domain/contract';
import type { Clock } from '../clock';
import { type Database, UNNAMED } from '../storage/database';
import { sessions as table, users } from './schema';

/** The person of a session. */
export interface User {
  readonly id: string;
  /** Name as typed at the registration. */
  readonly username: string;
  /** Whether the server keeps a copy of the journal. */
  readonly sync: boolean;
  /** ID of the session in the list of devices. It differs from the token. */
  readonly sessionId: string;
}

export interface Sessions {
  /**
   * Finds the session of a request, and replaces an old token.
   * @returns the person of the session whose token is in the request's cookie; undefined when there is none
   */
  current(c: Context): Promise<User | undefined>;
  /**
   * Begins a session with a new token, and ends the session of the request's token.
   *
   * @param database transaction in which the session begins
   */
  begin(c: Context, userId: string, database?: Database): Promise<void>;
  /** Ends the session of the request, if any, and clears the cookie. */
  end(c: Context): Promise<void>;
  /** Ends all sessions of a person. */
  endAll(userId: string, database?: Database): Promise<void>;
  /** Returns the sessions of a person, oldest first. */
  list(user: User): Promise<SignedInDevice[]>;
  /**
   * Ends one session of a person by its ID.
   * @returns whether the session existed
   */
  endOne(user: User, sessionId: string): Promise<boolean>;
}

const DAY = 24 * 60 * 60 * 1000;
/** Absolute lifetime of a session (ms). `docs/operations.md` gives the reason. */
export const SESSION_LIFETIME = 180 * DAY;
/** Age at which a token is replaced at its next use (ms), so that a stolen token expires. */
export const TOKEN_LIFETIME = 7 * DAY;
/**
 * Time for which the old token stays valid after the first use of the new one (ms), because pending requests carry the
 * old token.
 */
const OVERLAP = 60_000;
/** Time for which the first use of a new token is awaited before the token counts as lost (ms), at least. */
const ON_ITS_WAY = 60 * 60_000;
/** Length of a token before its base64url encoding, bytes. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/**
 * @param isSecure Whether the public origin uses TLS. The cookie then has the prefix `__Host-`, so that sibling
 *   domains cannot set it.
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
    // Refuses a malformed token without a query.
    return token !== undefined && TOKEN.test(token) ? hashToken(token) : undefined;
  }

  function give(c: Context, token: string, expiresAt: Date): void {
    const maxAge = Math.floor((expiresAt.getTime() - clock().getTime()) / 1000);
    setCookie(c, cookieName, token, { ...cookie, maxAge: Math.max(0, maxAge) });
  }

  const carriedBy = (tokenHash: string | Placeholder) =>
    or(eq(table.tokenHash, tokenHash), eq(table.previousHash, tokenHash));

  /** A prepared query, because every request with a token runs it. */
  const whoCarries = storage
    .select({ user: { id: users.id, username: users.username, sync: users.sync }, session: table })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(carriedBy(sql.placeholder('tokenHash')), gt(table.expiresAt, sql.placeholder('now'))))
    .prepare(UNNAMED);

  /** Corrects the end of a session that began while the server's clock was ahead. */
  async function shorten({ id, expiresAt }: typeof table.$inferSelect, now: Date): Promise<void> {
    const latest = new Date(now.getTime() + SESSION_LIFETIME);
    if (expiresAt > latest) await storage.update(table).set({ expiresAt: latest }).where(eq(table.id, id));
  }

  /** Stores the day of use, sets the end of a replaced token, and replaces an old token. */
  async function noteUse(c: Context, session: typeof table.$inferSelect, brought: string): Promise<void> {
    const now = clock();
    const today = dayOf(now);
    const isOld = now.getTime() - Date.parse(session.tokenFrom) >= TOKEN_LIFETIME;
    const isPrevious = brought !== session.tokenHash;
    // True if the request carries the replaced token, and the new token was issued on an earlier day and never used.
    // The response with the new token was then probably lost. Just after midnight it may still be on its way.
    const isEarlier = session.tokenFrom < dayOf(new Date(now.getTime() - ON_ITS_WAY));
    const isLost = isPrevious && session.previousUntil === null && isEarlier;
    if (isOld || isLost) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const renewed = await storage
        .update(table)
        .set({
          tokenHash: hashToken(token),
          previousHash: brought,
          previousUntil: null,
          tokenFrom: today,
          usedOn: today,
        })
        // Of two concurrent requests, one replaces the token. The other one keeps the old token.
        .where(and(eq(table.id, session.id), eq(table.tokenHash, session.tokenHash)))
        .returning({ id: table.id });
      if (renewed.length > 0) give(c, token, session.expiresAt);
      return;
    }
    const arrived = !isPrevious && session.previousHash !== null && session.previousUntil === null;
    if (!arrived && session.usedOn === today) return;
    await storage
      .update(table)
      .set({ usedOn: today, ...(arrived && { previousUntil: new Date(now.getTime() + OVERLAP) }) })
      .where(eq(table.id, session.id));
  }

  return {
    async current(c) {
      const tokenHash = tokenHashOf(c);
      if (tokenHash === undefined) return undefined;
      const now = clock();
      const [found] = await whoCarries.execute({ tokenHash, now });
      if (!found) return undefined;
      const { user, session } = found;
      await shorten(session, now);
      const isPrevious = tokenHash !== session.tokenHash;
      if (isPrevious && session.previousUntil !== null && session.previousUntil <= now) return undefined;
      await noteUse(c, session, tokenHash);
      return { ...user, sessionId: session.id };
    },

    async begin(c, userId, database = storage) {
      const brought = tokenHashOf(c);
      const today = dayOf(clock());
      const began = new Date(today);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = new Date(began.getTime() + SESSION_LIFETIME);
      if (brought !== undefined) await database.delete(table).where(carriedBy(brought));
      await database.insert(table).values({
        tokenHash: hashToken(token),
        userId,
        createdAt: began,
        expiresAt,
        usedOn: today,
        tokenFrom: today,
      });
      give(c, token, expiresAt);
    },

    async end(c) {
      const tokenHash = tokenHashOf(c);
      if (tokenHash !== undefined) await storage.delete(table).where(carriedBy(tokenHash));
      deleteCookie(c, cookieName, cookie);
    },

    async endAll(userId, database = storage) {
      await database.delete(table).where(eq(table.userId, userId));
    },

    async list({ id, sessionId }) {
      const rows = await storage
        .select({ id: table.id, createdAt: table.createdAt, usedOn: table.usedOn })
        .from(table)
        .where(and(eq(table.userId, id), gt(table.expiresAt, clock())))
        .orderBy(asc(table.createdAt), asc(table.id));
      return rows.map((row) => ({
        id: row.id,
        firstDay: dayOf(row.createdAt),
        lastDay: row.usedOn,
        isCurrent: row.id === sessionId,
      }));
    },

    async endOne({ id: userId }, sessionId) {
      const ended = await storage
        .delete(table)
        .where(and(eq(table.id, sessionId), eq(table.userId, userId)))
        .returning({ id: table.id });
      return ended.length > 0;
    },
  };
}

/** Returns the day in UTC: `2026-11-20`. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the SHA-256, in hex. A token has 256 random bits, so it needs no slow hash. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
