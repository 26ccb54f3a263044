/** Deletes expired rows in small steps, so that other queries do not wait. */
import { and, inArray, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sessions } from './accounts/schema';
import type { Clock } from './base/clock';
import { logError } from './base/log';
import { journals } from './journal/schema';
import { attemptCounts } from './limits/schema';
import { BUYER_COOKIE_SECONDS } from './payments/buyer';
import type { OrderState } from './payments/order-states';
import { orders, sandboxOrders, webhookEvents } from './payments/schema';
import type { Database, Storage } from './storage/database';

/** Between two sweeps (ms). */
const PAUSE = 10 * 60 * 1000;
/** Between two vacuums (ms). */
const VACUUM_PAUSE = 60 * 60 * 1000;
/** Rows per statement. */
const AT_ONCE = 200;

const DAY = 24 * 60 * 60 * 1000;
/** From the last change of an unpaid order to its deletion (ms). */
const ABANDONED_AFTER = 30 * DAY;
const ABANDONED: readonly OrderState[] = ['new', 'open', 'closed', 'declined'];
/** ms. The provider repeats a message for a shorter time. */
const EVENT_LIFETIME = 30 * DAY;
/** ms. A device that reconnects within this time learns that its copy was deleted. */
const DELETED_COPY_LIFETIME = 400 * DAY;

/**
 * Sweeps up to {@link AT_ONCE} rows of each kind. Several servers may sweep at the same time: none waits for another,
 * and each row is swept once.
 * @returns the number of deleted or cleared rows
 */
export async function sweepExpiredRows(database: Database, now: Date): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);

  /** Deletes up to {@link AT_ONCE} rows that match `which`, and returns their number. */
  async function remove(table: PgTable, key: PgColumn, which: ReturnType<typeof and>): Promise<number> {
    const some = database.select({ key }).from(table).where(which).limit(AT_ONCE);
    const gone = await database
      .delete(table)
      // The second condition keeps a row that was renewed in the meantime.
      .where(and(inArray(key, some.for('update', { skipLocked: true })), which))
      .returning({ key });
    return gone.length;
  }

  let swept = 0;
  swept += await remove(sessions, sessions.tokenHash, lte(sessions.expiresAt, now));
  swept += await remove(attemptCounts, attemptCounts.key, lte(attemptCounts.resetsAt, now));
  swept += await remove(
    webhookEvents,
    webhookEvents.id,
    lt(webhookEvents.receivedAt, before(EVENT_LIFETIME)),
  );
  swept += await remove(journals, journals.id, lt(journals.deletedAt, before(DELETED_COPY_LIFETIME)));
  swept += await remove(
    orders,
    orders.id,
    and(inArray(orders.state, [...ABANDONED]), lt(orders.updatedAt, before(ABANDONED_AFTER))),
  );
  swept += await remove(
    sandboxOrders,
    sandboxOrders.id,
    notExists(
      database.select({ one: sql`1` }).from(orders).where(sql`${orders.id} = ${sandboxOrders.orderId}`),
    ),
  );
  // A purchase is never deleted, but loses its link to the buyer's browser when the browser's cookie has expired.
  const old = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.buyerHash), lt(orders.createdAt, before(BUYER_COOKIE_SECONDS * 1000))))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const emptied = await database
    .update(orders)
    .set({ buyerHash: null })
    .where(inArray(orders.id, old))
    .returning({ id: orders.id });
  return swept + emptied.length;
}

/** @returns a function that stops the sweeps, and resolves when a pending sweep has ended */
export function scheduleSweeps({ database, vacuum }: Storage, clock: Clock): () => Promise<void> {
  let isOver = false;
  let underWay = Promise.resolve();
  let vacuumed = performance.now();

  const run = async () => {
    try {
      while (!isOver && (await sweepExpiredRows(database, clock())) > 0);
      if (isOver || performance.now() - vacuumed < VACUUM_PAUSE) return;
      vacuumed = performance.now();
      await vacuum();
    } catch (error) {
      logError(error, 'warn');
    }
  };
  const timer = setInterval(() => {
    underWay = underWay.then(run);
  }, PAUSE);
  timer.unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await underWay;
  };
}
