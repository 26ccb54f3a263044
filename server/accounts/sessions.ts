/** Who is signed in: a random token in a cookie, and its hash in the database. */
import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, or, type Placeholder, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { SignedInDevice } from '../../domain/contract';
import type { Clock } from '../clock';
import { type Database, UNNAMED } from '../storage/database';
import { sessions as table, users } from './schema';

/** The person whose session a request carries. */
export interface User {
  readonly id: string;
  /** As they wrote it when they registered. */
  readonly username: string;
  /** Whether a copy of their journal is kept. */
  readonly sync: boolean;
  /** The session itself, by a name that opens nothing. */
  readonly sessionId: string;
}

export interface Sessions {
  /** @returns the person whose session the request's cookie names. A token that has grown old is given anew. */
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
  /** Where a person is signed in, oldest first. */
  list(user: User): Promise<SignedInDevice[]>;
  /** Ends one session of a person by its ID. @returns whether there was one. */
  endOne(user: User, sessionId: string): Promise<boolean>;
}

const DAY = 24 * 60 * 60 * 1000;
/** So long after it began a session ends, however much it is used (ms). */
export const SESSION_LIFETIME = 180 * DAY;
/** A token that was given so long ago is renewed when it is used (ms): one that was stolen does not last. */
export const TOKEN_LIFETIME = 7 * DAY;
/** Requests under way still carry the old token so long after the new one was first used (ms). */
const OVERLAP = 60_000;
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

  function give(c: Context, token: string, expiresAt: Date): void {
    const maxAge = Math.floor((expiresAt.getTime() - clock().getTime()) / 1000);
    setCookie(c, cookieName, token, { ...cookie, maxAge: Math.max(0, maxAge) });
  }

  const carriedBy = (tokenHash: string | Placeholder) =>
    or(eq(table.tokenHash, tokenHash), eq(table.previousHash, tokenHash));

  /** With every request of somebody who is signed in. */
  const whoCarries = storage
    .select({ user: { id: users.id, username: users.username, sync: users.sync }, session: table })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(carriedBy(sql.placeholder('tokenHash')), gt(table.expiresAt, sql.placeholder('now'))))
    .prepare(UNNAMED);

  /** A clock that was ahead for a while has given sessions too much. */
  async function shorten({ id, expiresAt }: typeof table.$inferSelect, now: Date): Promise<void> {
    const latest = new Date(now.getTime() + SESSION_LIFETIME);
    if (expiresAt > latest) await storage.update(table).set({ expiresAt: latest }).where(eq(table.id, id));
  }

  /** Notes that a session is used: the day, the end of a token that was replaced, and a new one for an old one. */
  async function noteUse(c: Context, session: typeof table.$inferSelect, brought: string): Promise<void> {
    const now = clock();
    const today = dayOf(now);
    const isOld = now.getTime() - Date.parse(session.tokenFrom) >= TOKEN_LIFETIME;
    const isPrevious = brought !== session.tokenHash;
    // The new token never arrived, or is under way: without an end for the old one nobody knows.
    const isLost = isPrevious && session.previousUntil === null && session.tokenFrom !== today;
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
        // Of two requests at the same moment one renews it; the other goes on with the old one.
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

/** @returns the day in UTC: `2026-11-20`. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** SHA-256, in hex. A token has too many random bits to be guessed from it, so it needs no slow hash. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
