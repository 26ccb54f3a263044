/** Rate limits. The counts are in the database, so that all server processes share them. */
import { createHmac } from 'node:crypto';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../base/clock';
import { attemptCounts } from '../limits/schema';
import type { Database } from '../storage/database';

export interface Limit {
  /** Unique, such as `password-name`. */
  readonly name: string;
  /** Attempts that are allowed within one window. */
  readonly most: number;
  /** Length of the window from its first attempt (ms). */
  readonly window: number;
}

/** `who`: the subject of the limit, such as an address, a name, or both. */
export type LimitSubject = readonly [limit: Limit, ...who: readonly string[]];

interface Counted {
  readonly limit: Limit;
  readonly key: string;
}

const SWEPT_AT_ONCE = 100;

export class RateLimiter {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #secret: string;

  constructor({ database, clock, secret }: { database: Database; clock: Clock; secret: string }) {
    this.#database = database;
    this.#clock = clock;
    this.#secret = secret;
  }

  /**
   * The hash keeps names and addresses out of the table. It is keyed, because otherwise anyone who can read the table
   * could hash all IPv4 addresses and compare.
   */
  #keyOf(limit: Limit, who: readonly string[]): string {
    return `${limit.name}:${createHmac('sha256', this.#secret).update(JSON.stringify(who)).digest('hex')}`;
  }

  /** @returns the remaining time of the window (ms) when this attempt exceeds the limit */
  async #count(limit: Limit, key: string): Promise<number | undefined> {
    const now = this.#clock();
    const end = new Date(now.getTime() + limit.window);
    const isOver = lte(attemptCounts.resetsAt, now);
    // A single statement, so that two concurrent attempts count as two.
    const [row] = await this.#database
      .insert(attemptCounts)
      .values({ key, count: 1, resetsAt: end })
      .onConflictDoUpdate({
        target: attemptCounts.key,
        set: {
          count: sql`case when ${isOver} then 1 else least(${attemptCounts.count}, ${limit.most}) + 1 end`,
          // A server whose clock was ahead may have stored a late end. The new end is at most one window from now.
          resetsAt: sql`case when ${isOver} then ${end.toISOString()}::timestamptz
            else least(${attemptCounts.resetsAt}, ${end.toISOString()}::timestamptz) end`,
        },
      })
      .returning({ count: attemptCounts.count, resetsAt: attemptCounts.resetsAt });
    if (row === undefined) throw new Error('The database returned no count');
    // The first attempt of a window also sweeps expired rows.
    if (row.count === 1) await this.#sweep(now);
    return row.count > limit.most ? row.resetsAt.getTime() - now.getTime() : undefined;
  }

  /**
   * The longest remaining time (ms) among the exceeded limits, or undefined. {@link RateLimiter.consume} asks this before it
   * counts an attempt, so that a flood beyond a limit adds no rows.
   */
  async #remaining(counted: readonly Counted[]): Promise<number | undefined> {
    const keys = counted.map(({ key }) => key);
    const rows = await this.#database.select().from(attemptCounts).where(inArray(attemptCounts.key, keys));
    const now = this.#clock().getTime();
    const lefts = rows.flatMap((row) => {
      const { limit } = counted.find(({ key }) => key === row.key) as Counted;
      const left = row.resetsAt.getTime() - now;
      // A later end comes from a clock that was ahead. The next count corrects it.
      return row.count > limit.most && left > 0 && left <= limit.window ? [left] : [];
    });
    return lefts.length === 0 ? undefined : Math.max(...lefts);
  }

  async #sweep(now: Date): Promise<void> {
    const over = this.#database
      .select({ key: attemptCounts.key })
      .from(attemptCounts)
      .where(lte(attemptCounts.resetsAt, now))
      .limit(SWEPT_AT_ONCE)
      .for('update', { skipLocked: true });
    await this.#database
      .delete(attemptCounts)
      .where(and(inArray(attemptCounts.key, over), lte(attemptCounts.resetsAt, now)));
  }

  /**
   * Counts one attempt against each limit in order, up to the first that it exceeds. Counts nothing if any limit is
   * already exceeded. A person's own limit goes before a shared one, so that refused attempts do not use up the shared
   * one.
   * @returns undefined when the attempt is allowed; otherwise the seconds to wait, at least 1
   */
  async consume(...tries: readonly LimitSubject[]): Promise<number | undefined> {
    const counted = tries.map(([limit, ...who]) => ({ limit, key: this.#keyOf(limit, who) }));
    let left = await this.#remaining(counted);
    for (const { limit, key } of counted) left ??= await this.#count(limit, key);
    return left === undefined ? undefined : Math.max(1, Math.ceil(left / 1000));
  }

  async reset(...tries: readonly LimitSubject[]): Promise<void> {
    for (const [limit, ...who] of tries) {
      await this.#database.delete(attemptCounts).where(eq(attemptCounts.key, this.#keyOf(limit, who)));
    }
  }
}

/** Answers 429 to requests that exceed the limit of the client's address. */
export function limitByAddress(
  limits: RateLimiter,
  limit: Limit,
  addressOf: (c: Context) => string,
): MiddlewareHandler {
  return async (c, next) => {
    const wait = await limits.consume([limit, addressOf(c)]);
    if (wait !== undefined) return tooManyRequests(c, wait);
    await next();
  };
}

/**
 * Answers 429.
 * @param seconds time to wait, from {@link RateLimiter.consume}
 * @param more additional fields of the answer
 */
export function tooManyRequests(c: Context, seconds: number, more: object = {}): Response {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  c.header('Retry-After', String(seconds));
  return c.json({ ...more, message: `That's been tried too many times. Please try again in ${wait}.` }, 429);
}
