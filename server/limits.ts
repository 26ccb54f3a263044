/** How often something may be tried. Counted in the database, so that all server processes count together. */
import { createHmac } from 'node:crypto';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { attempts } from './accounts/schema';
import type { Clock } from './clock';
import type { Database } from './storage/database';

/** A limit on one kind of try. */
export interface Limit {
  /** Unlike any other limit's: `login-name`. */
  readonly name: string;
  /** Tries that are let pass within one window. */
  readonly most: number;
  /** From the first try on (ms); then the counting begins anew. */
  readonly window: number;
}

/** A limit, and for whom it counts: an address, a name, both. */
export type Try = readonly [limit: Limit, ...who: readonly string[]];

export interface Limits {
  /**
   * Counts one try against each limit in turn, unless one is reached already. Those after one that is reached are not
   * counted: whoever is held back by their own limit cannot use up one that others share.
   *
   * @returns undefined when the try may go on, otherwise the seconds to wait, at least 1.
   */
  spend(...tries: readonly Try[]): Promise<number | undefined>;
  /** Begins the counting anew. */
  forget(...tries: readonly Try[]): Promise<void>;
}

interface Counted {
  readonly limit: Limit;
  readonly key: string;
}

const SWEPT_AT_ONCE = 100;

export function createLimits({
  database,
  clock,
  secret,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** Of the installation. */
  readonly secret: string;
}): Limits {
  /** Hashed, so that neither names nor addresses stand in the table; keyed, since all addresses are soon tried out. */
  function keyOf(limit: Limit, who: readonly string[]): string {
    return `${limit.name}:${createHmac('sha256', secret).update(JSON.stringify(who)).digest('hex')}`;
  }

  /** @returns what is left of the window (ms) when the limit is reached. */
  async function count(limit: Limit, key: string): Promise<number | undefined> {
    const now = clock();
    const end = new Date(now.getTime() + limit.window);
    const isOver = lte(attempts.resetsAt, now);
    // One statement, so that two tries at the same moment are two.
    const [row] = await database
      .insert(attempts)
      .values({ key, count: 1, resetsAt: end })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          // One more than may be says all there is to say.
          count: sql`case when ${isOver} then 1 else least(${attempts.count}, ${limit.most}) + 1 end`,
          // A clock that was set back leaves ends far ahead: nobody waits longer than a whole window, and nobody
          // is set free by it either, since the count stays.
          resetsAt: sql`case when ${isOver} then ${end.toISOString()}::timestamptz
            else least(${attempts.resetsAt}, ${end.toISOString()}::timestamptz) end`,
        },
      })
      .returning({ count: attempts.count, resetsAt: attempts.resetsAt });
    if (row === undefined) throw new Error('The database counted nothing');
    // Whoever begins to count pays for taking away what counts no more.
    if (row.count === 1) await sweep(now);
    return row.count > limit.most ? row.resetsAt.getTime() - now.getTime() : undefined;
  }

  /**
   * Looks before anything is counted: a flood that is held back then only reads, and fills no table with new names.
   *
   * @returns what is left (ms) of the longest window whose limit is reached.
   */
  async function look(counted: readonly Counted[]): Promise<number | undefined> {
    const keys = counted.map(({ key }) => key);
    const rows = await database.select().from(attempts).where(inArray(attempts.key, keys));
    const now = clock().getTime();
    const lefts = rows.flatMap((row) => {
      const { limit } = counted.find(({ key }) => key === row.key) as Counted;
      const left = row.resetsAt.getTime() - now;
      // What lies further ahead than a window was written by a clock that was ahead; counting puts it right.
      return row.count > limit.most && left > 0 && left <= limit.window ? [left] : [];
    });
    return lefts.length === 0 ? undefined : Math.max(...lefts);
  }

  async function sweep(now: Date): Promise<void> {
    const over = database
      .select({ key: attempts.key })
      .from(attempts)
      .where(lte(attempts.resetsAt, now))
      .limit(SWEPT_AT_ONCE)
      .for('update', { skipLocked: true });
    await database.delete(attempts).where(and(inArray(attempts.key, over), lte(attempts.resetsAt, now)));
  }

  return {
    async spend(...tries) {
      const counted = tries.map(([limit, ...who]) => ({ limit, key: keyOf(limit, who) }));
      let left = await look(counted);
      for (const { limit, key } of counted) left ??= await count(limit, key);
      return left === undefined ? undefined : Math.max(1, Math.ceil(left / 1000));
    },
    async forget(...tries) {
      for (const [limit, ...who] of tries) {
        await database.delete(attempts).where(eq(attempts.key, keyOf(limit, who)));
      }
    },
  };
}

/** Lets a call pass unless it was made too often from one address. */
export function limiting(limits: Limits, limit: Limit, addressOf: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    const wait = await limits.spend([limit, addressOf(c)]);
    if (wait !== undefined) return tooOften(c, wait);
    await next();
  };
}

/**
 * Refuses a call that was tried too often.
 *
 * @param seconds To wait, from {@link Limits.spend}.
 * @param more What else the call always answers.
 */
export function tooOften(c: Context, seconds: number, more: object = {}): Response {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  c.header('Retry-After', String(seconds));
  return c.json({ ...more, message: `That's been tried too many times. Please try again in ${wait}.` }, 429);
}
