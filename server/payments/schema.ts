/** The tables of payments. No name, address or card is ever in them: those stay with the provider. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ORDER_STATES } from './order-states';

/** Orders: at most one purchase comes of each. */
export const orders = pgTable(
  'orders',
  {
    /** Known to the provider as `custom_id`; its requests about this order are named after it. */
    id: uuid().primaryKey(),
    /** `SG-7KQM-2XWD-94TF`: what the buyer keeps, and the provider's `invoice_id`. */
    transactionId: text('transaction_id').notNull(),
    provider: text({ enum: ['paypal', 'sandbox'] }).notNull(),
    providerOrderId: text('provider_order_id'),
    /** The provider's ID of the payment itself. */
    captureId: text('capture_id'),
    /** SHA-256 of the token in the buyer's cookie, in hex; none for an order that was only found at the provider. */
    buyerHash: text('buyer_hash'),
    state: text({ enum: ORDER_STATES }).notNull(),
    /** Which capture is the next: one that was refused for good is not asked for again under the same name. */
    attempt: integer().notNull().default(1),
    amountCents: integer('amount_cents').notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('orders_transaction').on(table.transactionId),
    uniqueIndex('orders_provider_order').on(table.provider, table.providerOrderId),
    uniqueIndex('orders_capture').on(table.provider, table.captureId),
    // Two tabs at once open one order, whichever server they reach.
    uniqueIndex('orders_open')
      .on(table.provider, table.buyerHash)
      .where(sql`${table.state} in ('new', 'open')`),
    index('orders_buyer').on(table.buyerHash),
    // Those that nobody touches any more are swept.
    index('orders_updated').on(table.updatedAt),
  ],
);

/** The provider's messages that were dealt with: each is sent again until it is. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('webhook_events_received').on(table.receivedAt)],
);

/** What the sandbox remembers in the place of a provider. */
export const sandboxOrders = pgTable('sandbox_orders', {
  id: text().primaryKey(),
  /** Our own order's. */
  orderId: uuid('order_id').notNull(),
  transactionId: text('transaction_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  isApproved: boolean('is_approved').notNull().default(false),
  captureId: text('capture_id'),
});
