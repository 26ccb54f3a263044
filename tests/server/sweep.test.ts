/** Sweeps delete expired rows, also when several servers sweep at once, and leave the others. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attempts, sessions, users } from '../../server/accounts/schema';
import { journals } from '../../server/journal/schema';
import type { OrderState } from '../../server/payments/order-states';
import { orders, sandboxOrders, webhookEvents } from '../../server/payments/schema';
import { sweep } from '../../server/sweep';
import { ENGINES } from './support/engines';
import { type Here, serveHere } from './support/here';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date(Date.UTC(2026, 10, 21, 12));
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

describe.each(ENGINES)('on %s', (engine) => {
  let here: Here;
  beforeAll(async () => {
    here = await serveHere({}, engine);
  });
  afterAll(() => here.stop());

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

  test('three sweeps at once delete a thousand rows of every kind in small steps', async () => {
    const { database } = here.storage;
    const userId = randomUUID();
    await database.insert(users).values({ id: userId, username: userId, passwordHash: '', createdAt: NOW });
    const session = (expiresAt: Date) => ({
      tokenHash: randomUUID(),
      userId,
      createdAt: ago(200),
      expiresAt,
    });
    const many = <Row>(row: () => Row): Row[] => Array.from({ length: 1000 }, row);
    await database.insert(sessions).values([...many(() => session(ago(0))), session(ago(-1))]);
    const attempt = (resetsAt: Date) => ({ key: randomUUID(), count: 1, resetsAt });
    await database.insert(attempts).values([...many(() => attempt(ago(0))), attempt(ago(-1))]);
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

    for (let round = 0, swept = 1; swept > 0; round++) {
      expect(round).toBeLessThan(60);
      const counts = await Promise.all([1, 2, 3].map(() => sweep(database, NOW)));
      // Small steps: no other query waits for a thousand rows.
      for (const count of counts) expect(count).toBeLessThanOrEqual(7 * 200);
      swept = counts.reduce((sum, count) => sum + count, 0);
    }
    expect(await database.$count(sessions)).toBe(1);
    expect(await database.$count(attempts)).toBe(1);
    expect(await database.$count(webhookEvents)).toBe(1);
    expect(await database.$count(journals)).toBe(2);
    const left = await database.select().from(orders);
    expect(left.map(({ id }) => id).sort()).toEqual(stays.map(({ id }) => id).sort());
    // The ID of a purchase is kept forever, the hash of its browser only as long as the cookie is valid.
    for (const { createdAt, buyerHash } of left) {
      expect(buyerHash === null).toBe(NOW.getTime() - createdAt.getTime() > 180 * DAY);
    }
    expect(await database.$count(sandboxOrders)).toBe(stays.length);
    await here.storage.vacuum();
  });
});
