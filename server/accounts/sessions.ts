/** The cookie contains a random token, and the database contains the hash of that token. */
import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { SignedInDevice } from '../../domain/contract';
import type { Clock } from '../base/clock';
import { type Database, UNNAMED_STATEMENT } from '../storage/database';
import { sessions as table, users } from './schema';

export interface User {
  readonly id: string;
  /** As typed at the registration. */
  readonly username: string;
  /** Whether the server stores a copy of the journal. */
  readonly sync: boolean;
  /** In the list of devices. It differs from the token. */
  readonly sessionId: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** From its last use to the end of a session (ms). `docs/operations.md` gives the reason. */
export const SESSION_LIFETIME_MS = 180 * DAY;
/** Before the base64url encoding. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #cookieName: string;
  readonly #cookie: CookieOptions;
  readonly #whoCarries: ReturnType<typeof prepareWhoCarries>;

  /** @param isSecure TLS gives the cookie the prefix `__Host-`, so that sibling domains cannot set it */
  constructor({ database, clock, isSecure }: { database: Database; clock: Clock; isSecure: boolean }) {
    this.#database = database;
    this.#clock = clock;
    this.#cookieName = isSecure ? '__Host-stillgrove' : 'stillgrove.session';
    this.#cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure };
    this.#whoCarries = prepareWhoCarries(database);
  }

  #tokenHashOf(c: Context): string | undefined {
    const token = getCookie(c, this.#cookieName);
    // Refuses a malformed token without a query.
    return token !== undefined && TOKEN.test(token) ? hashToken(token) : undefined;
  }

  #setCookie(c: Context, token: string, expiresAt: Date): void {
    const maxAge = Math.floor((expiresAt.getTime() - this.#clock().getTime()) / 1000);
    setCookie(c, this.#cookieName, token, { ...this.#cookie, maxAge: Math.max(0, maxAge) });
  }

  /** Only the first use of a day writes. The session then lasts its lifetime from that day, and so does the cookie. */
  async #recordUse(c: Context, session: typeof table.$inferSelect): Promise<void> {
    const today = dayOf(this.#clock());
    if (session.usedOn === today) return;
    const expiresAt = endAfter(today);
    await this.#database.update(table).set({ usedOn: today, expiresAt }).where(eq(table.id, session.id));
    this.#setCookie(c, getCookie(c, this.#cookieName) as string, expiresAt);
  }

  /** The person of the session whose token is in the request's cookie; undefined when there is none. */
  async current(c: Context): Promise<User | undefined> {
    const tokenHash = this.#tokenHashOf(c);
    if (tokenHash === undefined) return undefined;
    const now = this.#clock();
    const [found] = await this.#whoCarries.execute({ tokenHash, now });
    if (!found) return undefined;
    const { user, session } = found;
    await this.#recordUse(c, session);
    return { ...user, sessionId: session.id };
  }

  /** Also ends the session of the request's token. @param database transaction in which the session begins */
  async begin(c: Context, userId: string, database = this.#database): Promise<void> {
    const previous = this.#tokenHashOf(c);
    const today = dayOf(this.#clock());
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = endAfter(today);
    if (previous !== undefined) await database.delete(table).where(eq(table.tokenHash, previous));
    await database.insert(table).values({
      tokenHash: hashToken(token),
      userId,
      createdAt: new Date(today),
      expiresAt,
      usedOn: today,
    });
    this.#setCookie(c, token, expiresAt);
  }

  /** Ends the session of the request, if any, and clears the cookie. */
  async end(c: Context): Promise<void> {
    const tokenHash = this.#tokenHashOf(c);
    if (tokenHash !== undefined) await this.#database.delete(table).where(eq(table.tokenHash, tokenHash));
    deleteCookie(c, this.#cookieName, this.#cookie);
  }

  async endAll(userId: string, database = this.#database): Promise<void> {
    await database.delete(table).where(eq(table.userId, userId));
  }

  /** Oldest first. */
  async list({ id, sessionId }: User): Promise<SignedInDevice[]> {
    const rows = await this.#database
      .select({ id: table.id, createdAt: table.createdAt, usedOn: table.usedOn })
      .from(table)
      .where(and(eq(table.userId, id), gt(table.expiresAt, this.#clock())))
      .orderBy(asc(table.createdAt), asc(table.id));
    return rows.map((row) => ({
      id: row.id,
      firstDay: dayOf(row.createdAt),
      lastDay: row.usedOn,
      isCurrent: row.id === sessionId,
    }));
  }

  async endOne({ id: userId }: User, sessionId: string): Promise<boolean> {
    const ended = await this.#database
      .delete(table)
      .where(and(eq(table.id, sessionId), eq(table.userId, userId)))
      .returning({ id: table.id });
    return ended.length > 0;
  }
}

/** Prepared, because every request with a token runs it. */
function prepareWhoCarries(database: Database) {
  return database
    .select({ user: { id: users.id, username: users.username, sync: users.sync }, session: table })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(
      and(eq(table.tokenHash, sql.placeholder('tokenHash')), gt(table.expiresAt, sql.placeholder('now'))),
    )
    .prepare(UNNAMED_STATEMENT);
}

function endAfter(day: string): Date {
  return new Date(Date.parse(day) + SESSION_LIFETIME_MS);
}

/** UTC: `2026-11-20`. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** SHA-256, in hex. A token has 256 random bits, so it needs no slow hash. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
