/** How often something may be tried. Counted in the database, so that all server processes count together. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { attempts } from './accounts/schema';
import type { Clock } from './clock';
import type { Database } from './storage/storage';

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
   * Counts one try against each limit in turn. Once a limit is reached, those after it are not counted: whoever is
   * held back by their own limit cannot use up one that others share.
   *
   * @returns undefined when the try may go on, otherwise the seconds to wait, at least 1.
   */
  spend(...tries: readonly Try[]): Promise<number | undefined>;
  /** Begins the counting anew. */
  forget(...tries: readonly Try[]): Promise<void>;
}

const SWEPT_AT_ONCE = 100;

export function createLimits({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Limits {
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
      for (const [limit, ...who] of tries) {
        const left = await count(limit, keyOf(limit, who));
        if (left !== undefined) return Math.max(1, Math.ceil(left / 1000));
      }
      return undefined;
    },
    async forget(...tries) {
      for (const [limit, ...who] of tries) {
        await database.delete(attempts).where(eq(attempts.key, keyOf(limit, who)));
      }
    },
  };
}

/** Hashed, so that neither names nor addresses stand in the table. */
function keyOf(limit: Limit, who: readonly string[]): string {
  return `${limit.name}:${createHash('sha256').update(JSON.stringify(who)).digest('hex')}`;
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
  return c.json({ ...more, message: `That was tried very often. Please try again in ${wait}.` }, 429);
}
