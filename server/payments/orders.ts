/** The book of orders: every change of one is made here, with its row locked. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { PRICE } from '../../domain/product';
import type { Clock } from '../clock';
import type { Database } from '../storage/storage';
import type { PaymentProvider, ProviderOrder } from './provider';
import { type OrderState, orders as table } from './schema';
import { newTransactionId, readTransactionId } from './transaction-id';

export type Order = typeof table.$inferSelect;

/** What an order costs, the same for everyone. */
export const PRICE_CENTS = Math.round(PRICE.amount * 100);

/** What a buyer has: a payment that is made or under way, or an order to pay. */
export interface Found {
  readonly order: Order;
  /** Whether it was written down just now. */
  readonly isNew: boolean;
}

export interface OrderBook {
  /**
   * Finds what a buyer has paid or can pay, or writes a new order down. However many ask at once, on however many
   * servers, they get the same one.
   */
  begin(buyerHash: string): Promise<Found>;
  /** Remembers which order the provider has made. The first to say so is right. */
  opened(id: string, providerOrderId: string): Promise<Order>;
  /** @returns the order of that buyer, and of nobody else. */
  ofBuyer(buyerHash: string, providerOrderId: string): Promise<Order | undefined>;
  /** @returns the order with that ID, be it ours, the provider's or the capture's. */
  find(by: {
    readonly id?: string | undefined;
    readonly transactionId?: string | undefined;
    readonly providerId?: string | undefined;
  }): Promise<Order | undefined>;
  /** Moves an order on if it is in one of the states `from`. @returns whether it was. */
  move(
    id: string,
    from: readonly OrderState[],
    to: Partial<Pick<Order, 'state' | 'attempt'>>,
  ): Promise<boolean>;
  /** Writes down what the provider tells of an order, and answers how the order stands now. */
  settle(order: Order, told: ProviderOrder): Promise<Order>;
  /** Writes down an order that only the provider knows; undefined when it is not one of ours, or not paid. */
  adopt(told: ProviderOrder): Promise<Order | undefined>;
}

/** The states of an order that holds its buyer back from beginning another. */
const LIVE: readonly OrderState[] = ['new', 'open', 'unclear', 'pending', 'completed'];

export function createOrderBook(database: Database, provider: PaymentProvider, clock: Clock): OrderBook {
  const mine = eq(table.provider, provider.name);

  async function begin(buyerHash: string): Promise<Found> {
    const found = await database.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(table)
        .where(and(mine, eq(table.buyerHash, buyerHash), inArray(table.state, [...LIVE])))
        .orderBy(asc(table.createdAt))
        .for('update');
      const now = clock();
      const held =
        rows.find(({ state }) => state === 'completed') ??
        rows.find(({ state }) => state === 'unclear' || state === 'pending');
      if (held) return { order: held, isNew: false };
      const open = rows[0];
      if (open && now.getTime() - open.createdAt.getTime() < provider.orderLifetime)
        return { order: open, isNew: false };
      if (open) await change(transaction, open.id, { state: 'closed' });
      const [order] = await transaction
        .insert(table)
        .values({
          id: randomUUID(),
          transactionId: newTransactionId(),
          provider: provider.name,
          buyerHash,
          state: 'new',
          amountCents: PRICE_CENTS,
          currency: PRICE.currency,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning();
      return order && { order, isNew: true };
    });
    // Someone else was quicker: theirs is there now.
    return found ?? begin(buyerHash);
  }

  async function change(database: Database, id: string, to: Partial<Order>): Promise<Order> {
    const [changed] = await database
      .update(table)
      .set({ ...to, updatedAt: clock() })
      .where(eq(table.id, id))
      .returning();
    if (!changed) throw new Error('An order is gone from the book.');
    return changed;
  }

  async function locked(transaction: Database, id: string): Promise<Order> {
    const [order] = await transaction.select().from(table).where(eq(table.id, id)).for('update');
    if (!order) throw new Error('An order is gone from the book.');
    return order;
  }

  return {
    begin,

    opened: (id, providerOrderId) =>
      database.transaction(async (transaction) => {
        const order = await locked(transaction, id);
        if (order.providerOrderId !== null) return order;
        return change(transaction, id, {
          providerOrderId,
          state: order.state === 'new' ? 'open' : order.state,
        });
      }),

    async ofBuyer(buyerHash, providerOrderId) {
      const [order] = await database
        .select()
        .from(table)
        .where(and(mine, eq(table.providerOrderId, providerOrderId), eq(table.buyerHash, buyerHash)));
      return order;
    },

    async find({ id, transactionId, providerId }) {
      const ways = [
        id === undefined ? undefined : eq(table.id, id),
        transactionId === undefined ? undefined : eq(table.transactionId, transactionId),
        providerId === undefined
          ? undefined
          : or(eq(table.providerOrderId, providerId), eq(table.captureId, providerId)),
      ].filter((way) => way !== undefined);
      if (ways.length === 0) return undefined;
      const [order] = await database
        .select()
        .from(table)
        .where(and(mine, or(...ways)));
      return order;
    },

    async move(id, from, to) {
      const moved = await database
        .update(table)
        .set({ ...to, updatedAt: clock() })
        .where(and(eq(table.id, id), inArray(table.state, [...from])))
        .returning({ id: table.id });
      return moved.length > 0;
    },

    settle: ({ id }, told) =>
      database.transaction(async (transaction) => {
        const order = await locked(transaction, id);
        const state = judge(order, told);
        const captureId = told.capture && state !== 'unclear' ? told.capture.id : order.captureId;
        const providerOrderId = order.providerOrderId ?? told.id;
        if (state === order.state && captureId === order.captureId) return order;
        return change(transaction, id, { state, captureId, providerOrderId });
      }),

    async adopt(told) {
      const { capture } = told;
      const id = capture?.orderId;
      const transactionId = capture?.transactionId;
      if (!capture || id === undefined || transactionId === undefined) return undefined;
      if (readTransactionId(transactionId) !== transactionId) return undefined;
      const now = clock();
      const order: Order = {
        id,
        transactionId,
        provider: provider.name,
        providerOrderId: told.id,
        captureId: capture.id,
        buyerHash: null,
        state: 'completed',
        attempt: 1,
        amountCents: PRICE_CENTS,
        currency: PRICE.currency,
        createdAt: now,
        updatedAt: now,
      };
      if (judge({ ...order, state: 'open' }, told) !== 'completed') return undefined;
      const [adopted] = await database.insert(table).values(order).onConflictDoNothing().returning();
      return adopted;
    },
  };
}

/** @returns the state that follows for an order from what the provider tells of it. */
function judge(order: Order, told: ProviderOrder): OrderState {
  // Money that went back does not come again, whatever arrives late.
  if (order.state === 'refunded') return 'refunded';
  const { capture } = told;
  if (!capture) {
    const isPaid = order.state === 'completed' || order.state === 'pending';
    return told.isVoid && !isPaid ? 'closed' : order.state;
  }
  const fault = faultOf(order, told, capture);
  if (fault) {
    console.warn(`Payments: order ${order.id} is not settled, since ${fault}.`);
    return order.state === 'completed' ? 'completed' : 'unclear';
  }
  // What was paid stays paid until all of it went back, also for an answer that is older than what is known.
  return order.state === 'completed' && capture.status !== 'refunded' ? 'completed' : capture.status;
}

/** @returns why a capture is not the payment of this order, or undefined when it is. */
function faultOf(
  order: Order,
  told: ProviderOrder,
  capture: NonNullable<ProviderOrder['capture']>,
): string | undefined {
  if (order.providerOrderId !== null && told.id !== order.providerOrderId) return 'another order was told of';
  if (capture.orderId !== order.id) return 'the capture belongs to another order';
  if (capture.transactionId !== order.transactionId) return 'the capture has another invoice';
  if (capture.currency !== order.currency) return 'the capture has another currency';
  if (capture.amountCents !== order.amountCents) return 'the capture has another amount';
  if (!capture.isFinal) return 'the capture is not final';
  return undefined;
}
