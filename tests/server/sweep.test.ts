/** Sweeps delete expired rows and leave the others, even when several servers sweep at once. */
import { randomUUID } from 'node:crypto';
import { eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions, users } from '../../server/accounts/schema';
import { journals } from '../../server/journal/schema';
import { attemptCounts } from '../../server/limits/schema';
import type { OrderState } from '../../server/payments/order-states';
import { orders, sandboxOrders, webhookEvents } from '../../server/payments/schema';
import type { Database } from '../../server/storage/database';
import { sweepExpiredRows } from '../../server/sweep';
import { type Here, serveHere } from './support/here';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date(Date.UTC(2026, 10, 21, 12));

/** Rows that sweeps must not delete. */
interface Left {
  readonly orders: readonly string[];
  readonly userId: string;
  readonly now: Date;
}

/** Stores a thousand expired rows of every kind, and a few that are not expired. */
async function fill(database: Database, now: Date): Promise<Left> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const order = (state: OrderState, days: number, buyerHash: string | null = randomUUID()) => ({
    id: randomUUID(),
    transactionId: randomUUID(),
    provider: 'sandbox' as const,
    buyerHash,
    state,
    amountCents: 999,
    currency: 'USD',
    createdAt: ago(days),
    updatedAt: ago(days),
  });
  const userId = randomUUID();
  await database.insert(users).values({ id: userId, username: userId, passwordHash: '', createdAt: now });
  const session = (expiresAt: Date) => ({ tokenHash: randomUUID(), userId, createdAt: ago(200), expiresAt });
  const many = <Row>(row: () => Row): Row[] => Array.from({ length: 1000 }, row);
  await database.insert(sessions).values([...many(() => session(ago(0))), session(ago(-1))]);
  const attempt = (resetsAt: Date) => ({ key: randomUUID(), count: 1, resetsAt });
  await database.insert(attemptCounts).values([...many(() => attempt(ago(0))), attempt(ago(-1))]);
  const event = (days: number) => ({ id: randomUUID(), receivedAt: ago(days) });
  await database.insert(webhookEvents).values([...many(() => event(31)), event(29)]);
  const copy = (deletedAt: Date | null) => ({ id: randomUUID(), userId, deletedAt });
  await database.insert(journals).values([...many(() => copy(ago(401))), copy(ago(399)), copy(null)]);
  const abandoned = (['new', 'open', 'closed', 'declined'] as const).flatMap((state) =>
    Array.from({ length: 250 }, () => order(state, 31)),
  );
  const stays = [
    ...(['new', 'open', 'closed', 'declined'] as const).map((state) => order(state, 29)),
    ...(['unclear', 'pending', 'completed', 'refunded'] as const).map((state) => order(state, 400)),
    order('completed', 179),
  ];
  await database.insert(orders).values([...abandoned, ...stays]);
  const atSandbox = [...abandoned, ...stays].map(({ id, transactionId }) => ({
    id: randomUUID(),
    orderId: id,
    transactionId,
    amountCents: 999,
    currency: 'USD',
  }));
  await database.insert(sandboxOrders).values(atSandbox);
  return { orders: stays.map(({ id }) => id), userId, now };
}

/** Expects that only unexpired rows remain. */
async function expectOnly(database: Database, { orders: stays, userId, now }: Left): Promise<void> {
  expect(await database.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  expect(await database.$count(attemptCounts, lte(attemptCounts.resetsAt, now))).toBe(0);
  expect(await database.$count(webhookEvents)).toBe(1);
  expect(await database.$count(journals, eq(journals.userId, userId))).toBe(2);
  const left = await database.select().from(orders);
  expect(left.map(({ id }) => id).sort()).toEqual([...stays].sort());
  // No sweep deletes a purchase. A sweep clears the hash of the buyer's browser when the cookie expires.
  for (const { createdAt, buyerHash } of left) {
    expect(buyerHash === null).toBe(now.getTime() - createdAt.getTime() > 180 * DAY);
  }
  expect(await database.$count(sandboxOrders)).toBe(stays.length);
}

let here: Here;
beforeAll(async () => {
  here = await serveHere();
});
afterAll(() => here.stop());

test('three simultaneous sweeps delete a thousand rows of every kind in small steps', async () => {
  const { database } = here.storage;
  const left = await fill(database, NOW);
  for (let round = 0, swept = 1; swept > 0; round++) {
    expect(round).toBeLessThan(60);
    const counts = await Promise.all([1, 2, 3].map(() => sweepExpiredRows(database, NOW)));
    // A sweep deletes in small batches, so that no other query waits for a thousand rows.
    for (const count of counts) expect(count).toBeLessThanOrEqual(7 * 200);
    swept = counts.reduce((sum, count) => sum + count, 0);
  }
  await expectOnly(database, left);
  expect(await database.$count(attemptCounts)).toBe(1);
  await here.storage.vacuum();
});
