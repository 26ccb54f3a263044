/** Every change locks the row of its order. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { PRICE } from '../../domain/product';
import type { Clock } from '../base/clock';
import { logWarning } from '../base/log';
import type { Database } from '../storage/database';
import { nextOrderState, type OrderEvent, type OrderState } from './order-states';
import type { PaymentProvider, ProviderOrder } from './provider';
import { orders as table } from './schema';
import { newTransactionId, parseTransactionId } from './transaction-id';

export type OrderRow = typeof table.$inferSelect;

/** Cents. */
const PRICE_CENTS = Math.round(PRICE.amount * 100);

/** The buyer's current order: a completed, pending or unclear payment, or an order to pay. */
interface Found {
  readonly order: OrderRow;
  readonly isNew: boolean;
}

/** Hashes of a browser's tokens, usually one. */
export type BuyerHashes = readonly [string, ...string[]];

/** States that prevent a new order for the buyer, `new` and `open` only until the order expires. */
const LIVE: readonly OrderState[] = ['new', 'open', 'unclear', 'pending', 'completed'];

export class OrderBook {
  readonly #database: Database;
  readonly #provider: PaymentProvider;
  readonly #clock: Clock;
  readonly #mine: SQL;

  constructor(database: Database, provider: PaymentProvider, clock: Clock) {
    this.#database = database;
    this.#provider = provider;
    this.#clock = clock;
    this.#mine = eq(table.provider, provider.name);
  }

  /**
   * Finds the order that a buyer has paid or can pay, or creates one. Concurrent calls get the same order, even on
   * different servers.
   *
   * @param buyer a new order belongs to the first token
   */
  async findOrCreate(buyer: BuyerHashes): Promise<Found> {
    const found = await this.#database.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(table)
        .where(and(this.#mine, inArray(table.buyerHash, [...buyer]), inArray(table.state, [...LIVE])))
        .orderBy(asc(table.createdAt))
        .for('update');
      const now = this.#clock();
      const paid =
        rows.find(({ state }) => state === 'completed') ??
        rows.find(({ state }) => state === 'unclear' || state === 'pending');
      if (paid) return { order: paid, isNew: false };
      const isAlive = ({ createdAt }: OrderRow) =>
        now.getTime() - createdAt.getTime() < this.#provider.orderLifetime;
      const open = rows.find(isAlive);
      if (open) return { order: open, isNew: false };
      for (const old of rows) await this.#advance(transaction, old, 'expired');
      const [order] = await transaction
        .insert(table)
        .values({
          id: randomUUID(),
          transactionId: newTransactionId(),
          provider: this.#provider.name,
          buyerHash: buyer[0],
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
    // A concurrent request has created the order.
    return found ?? this.findOrCreate(buyer);
  }

  async #change(database: Database, id: string, to: Partial<OrderRow>): Promise<OrderRow> {
    const [changed] = await database
      .update(table)
      .set({ ...to, updatedAt: this.#clock() })
      .where(eq(table.id, id))
      .returning();
    if (!changed) throw new Error('An order is missing in the order book.');
    return changed;
  }

  async #locked(transaction: Database, id: string): Promise<OrderRow> {
    const [order] = await transaction.select().from(table).where(eq(table.id, id)).for('update');
    if (!order) throw new Error('An order is missing in the order book.');
    return order;
  }

  /** The only function that changes the state. The caller holds the lock on the row. */
  async #advance(
    transaction: Database,
    order: OrderRow,
    event: OrderEvent,
    more: Partial<OrderRow> = {},
  ): Promise<OrderRow> {
    const state = nextOrderState(order.state, event) ?? order.state;
    // After a capture that the buyer had not approved, the next capture needs a new request ID.
    const attempt = event === 'capture.unapproved' && state === 'open' ? order.attempt + 1 : order.attempt;
    return this.#change(transaction, order.id, { ...more, state, attempt });
  }

  /** Keeps a provider's ID that is already stored. */
  setProviderOrderId(id: string, providerOrderId: string): Promise<OrderRow> {
    return this.#database.transaction(async (transaction) => {
      const order = await this.#locked(transaction, id);
      if (order.providerOrderId !== null) return order;
      return this.#advance(transaction, order, 'opened', { providerOrderId });
    });
  }

  async findForBuyer(buyer: BuyerHashes, providerOrderId: string): Promise<OrderRow | undefined> {
    const [order] = await this.#database
      .select()
      .from(table)
      .where(
        and(this.#mine, eq(table.providerOrderId, providerOrderId), inArray(table.buyerHash, [...buyer])),
      );
    return order;
  }

  /** Another order of the buyer that is completed, pending or unclear. */
  async findPaidBy(buyer: BuyerHashes, { id }: OrderRow): Promise<OrderRow | undefined> {
    const [order] = await this.#database
      .select()
      .from(table)
      .where(
        and(
          this.#mine,
          inArray(table.buyerHash, [...buyer]),
          ne(table.id, id),
          inArray(table.state, ['completed', 'pending', 'unclear']),
        ),
      );
    return order;
  }

  /** `providerId`: the provider's ID of the order or capture. */
  async find({
    id,
    transactionId,
    providerId,
  }: {
    readonly id?: string | undefined;
    readonly transactionId?: string | undefined;
    readonly providerId?: string | undefined;
  }): Promise<OrderRow | undefined> {
    const conditions = [
      id === undefined ? undefined : eq(table.id, id),
      transactionId === undefined ? undefined : eq(table.transactionId, transactionId),
      providerId === undefined
        ? undefined
        : or(eq(table.providerOrderId, providerId), eq(table.captureId, providerId)),
    ].filter((way) => way !== undefined);
    if (conditions.length === 0) return undefined;
    const [order] = await this.#database
      .select()
      .from(table)
      .where(and(this.#mine, or(...conditions)));
    return order;
  }

  /** @returns the state before the event; undefined when the event does not apply */
  apply(id: string, event: OrderEvent): Promise<OrderState | undefined> {
    return this.#database.transaction(async (transaction) => {
      const order = await this.#locked(transaction, id);
      if (nextOrderState(order.state, event) === undefined) return undefined;
      await this.#advance(transaction, order, event);
      return order.state;
    });
  }

  /** Applies an answer of the provider. The order is unchanged if it contains nothing new. */
  settle({ id }: OrderRow, reported: ProviderOrder): Promise<OrderRow> {
    return this.#database.transaction(async (transaction) => {
      const order = await this.#locked(transaction, id);
      const event = eventFor(order, reported, this.#clock());
      if (event === undefined || nextOrderState(order.state, event) === undefined) return order;
      const isOurCapture = reported.capture !== undefined && event !== 'provider.faulty';
      return this.#advance(transaction, order, event, {
        captureId: isOurCapture ? (reported.capture?.id ?? null) : order.captureId,
        providerOrderId: order.providerOrderId ?? reported.id,
      });
    });
  }

  /** Adds an order that only the provider has. @returns undefined for no paid order of this shop, or a stored one */
  async adopt(reported: ProviderOrder): Promise<OrderRow | undefined> {
    const { capture } = reported;
    const id = capture?.orderId;
    const transactionId = capture?.transactionId;
    if (!capture || id === undefined || transactionId === undefined) return undefined;
    if (parseTransactionId(transactionId) !== transactionId) return undefined;
    const now = this.#clock();
    const order: OrderRow = {
      id,
      transactionId,
      provider: this.#provider.name,
      providerOrderId: reported.id,
      captureId: capture.id,
      buyerHash: null,
      state: 'completed',
      attempt: 1,
      amountCents: PRICE_CENTS,
      currency: PRICE.currency,
      createdAt: now,
      updatedAt: now,
    };
    if (eventFor({ ...order, state: 'open' }, reported, now) !== 'provider.completed') return undefined;
    const [adopted] = await this.#database.insert(table).values(order).onConflictDoNothing().returning();
    return adopted;
  }
}

/** A capture has definitely ended after this time (ms), far longer than its timeout. */
const CAPTURE_OVER = 2 * 60 * 1000;

/** The event of an answer; undefined if it contains no capture, but a capture may still be pending. */
function eventFor(order: OrderRow, reported: ProviderOrder, now: Date): OrderEvent | undefined {
  const { capture } = reported;
  if (!capture) {
    if (reported.isVoid) return 'provider.void';
    const quiet = now.getTime() - order.updatedAt.getTime();
    return quiet >= CAPTURE_OVER ? 'provider.uncaptured' : undefined;
  }
  const fault = faultOf(order, reported, capture);
  if (fault === undefined) return `provider.${capture.status}`;
  if (nextOrderState(order.state, 'provider.faulty') !== undefined)
    logWarning(`Payments: order ${order.id} is not settled, since ${fault}.`);
  return 'provider.faulty';
}

/** The reason not to accept a capture for this order; undefined for none. */
function faultOf(
  order: OrderRow,
  reported: ProviderOrder,
  capture: NonNullable<ProviderOrder['capture']>,
): string | undefined {
  if (order.providerOrderId !== null && reported.id !== order.providerOrderId)
    return 'the provider named another order';
  if (capture.orderId !== order.id) return 'the capture belongs to another order';
  if (capture.transactionId !== order.transactionId) return 'the capture has another invoice';
  if (!capture.isOurs) return 'the capture pays somebody else';
  if (capture.currency !== order.currency) return 'the capture has another currency';
  if (capture.amountCents !== order.amountCents) return 'the capture has another amount';
  if (!capture.isFinal) return 'the capture is not final';
  return undefined;
}
