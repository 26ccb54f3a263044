/** No table of payments contains a name, address or card. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ORDER_STATES } from './order-states';

/** Each order becomes at most one purchase. */
export const orders = pgTable(
  'orders',
  {
    /** The provider's `custom_id`, and a part of the server's request IDs. */
    id: uuid().primaryKey(),
    /** `SG-7KQM-2XWD-94TF`, the provider's `invoice_id`. */
    transactionId: text('transaction_id').notNull(),
    provider: text({ enum: ['paypal', 'sandbox'] }).notNull(),
    providerOrderId: text('provider_order_id'),
    captureId: text('capture_id'),
    /**
     * SHA-256 of the token in the buyer's cookie, in hex. Null for an order that only the provider knew, and after the
     * lifetime of the cookie.
     */
    buyerHash: text('buyer_hash'),
    state: text({ enum: ORDER_STATES }).notNull(),
    /** Part of the request ID of the next capture. It grows after a capture that the buyer had not approved. */
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
    // Two tabs that start at the same time share one order, even on different servers.
    uniqueIndex('orders_open')
      .on(table.provider, table.buyerHash)
      .where(sql`${table.state} in ('new', 'open')`),
    index('orders_buyer').on(table.buyerHash),
    // For sweeps of old orders.
    index('orders_updated').on(table.updatedAt),
  ],
);

/** Handled messages. The provider repeats a message until it is handled. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('webhook_events_received').on(table.receivedAt)],
);

export const sandboxOrders = pgTable('sandbox_orders', {
  id: text().primaryKey(),
  /** The shop's ID. */
  orderId: uuid('order_id').notNull(),
  transactionId: text('transaction_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  isApproved: boolean('is_approved').notNull().default(false),
  captureId: text('capture_id'),
});
