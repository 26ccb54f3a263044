/** Moves no money, stores its orders in the server's database, and behaves like PayPal. */
import { createHash } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import { PAYMENTS_PATH } from '../../../domain/contract';
import type { Database } from '../../storage/database';
import type { PaymentProvider, ProviderCapture, ProviderOrder } from '../provider';
import { sandboxOrders as table } from '../schema';
import style from './browser/sdk.css?raw';
import script from './browser/sdk.js?raw';

/** Path below which {@link PaymentProvider.routes} are mounted. */
export const SANDBOX_PATH = `${PAYMENTS_PATH}/sandbox`;

/** The prefix marks an ID as worthless. It has the length of a PayPal ID. */
const ID = /^TEST[0-9A-F]{13}$/;
const ORDER_LIFETIME = 3 * 60 * 60 * 1000;

type Row = typeof table.$inferSelect;

/** @param database stores the orders with their approvals and captures, so that they survive a restart */
export function createSandboxProvider(database: Database): PaymentProvider {
  async function read(id: string): Promise<ProviderOrder | undefined> {
    const [row] = await database
      .select()
      .from(table)
      .where(or(eq(table.id, id), eq(table.captureId, id)));
    return row && toOrder(row);
  }

  return {
    name: 'sandbox',
    orderLifetime: ORDER_LIFETIME,
    sdkUrl: `${SANDBOX_PATH}/sdk.js`,
    pageSources: {},
    clientToken: async () => 'sandbox',

    async createOrder({ id: orderId, transactionId, amountCents, currency }) {
      const id = idFor('order', orderId);
      await database
        .insert(table)
        .values({ id, orderId, transactionId, amountCents, currency })
        .onConflictDoNothing();
      return id;
    },

    async captureOrder(id) {
      const [row] = await database.select().from(table).where(eq(table.id, id));
      if (!row) return 'gone';
      if (!row.isApproved) return 'unapproved';
      const captureId = idFor('capture', row.orderId);
      await database.update(table).set({ captureId }).where(eq(table.id, id));
      return toOrder({ ...row, captureId });
    },

    readOrder: read,
    couldBeId: (text) => ID.test(text),
    findOrder: read,
    // The sandbox sends no messages.
    readEvent: async () => 'forged',
    routes: (limited) => sandboxRoutes(database, limited),
  };
}

/** The browser SDK, and the route with which it approves an order for its buyer. */
function sandboxRoutes(database: Database, limited: MiddlewareHandler): Hono {
  return new Hono()
    .get('/sdk.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
    .get('/sdk.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .post('/order/:id/approve', limited, async (c) => {
      const id = c.req.param('id');
      if (!ID.test(id)) return c.json({ message: 'That is no order' }, 400);
      const approved = await database
        .update(table)
        .set({ isApproved: true })
        .where(eq(table.id, id))
        .returning({ id: table.id });
      return approved.length > 0 ? c.body(null, 204) : c.json({ message: 'Not found' }, 404);
    });
}

function idFor(what: 'order' | 'capture', orderId: string): string {
  const hash = createHash('sha256').update(`${what} ${orderId}`).digest('hex');
  return `TEST${hash.slice(0, 13).toUpperCase()}`;
}

function toOrder({ id, orderId, transactionId, amountCents, currency, captureId }: Row): ProviderOrder {
  const capture: ProviderCapture | undefined =
    captureId === null
      ? undefined
      : {
          id: captureId,
          status: 'completed',
          amountCents,
          currency,
          isFinal: true,
          transactionId,
          orderId,
          isOurs: true,
        };
  return { id, isVoid: false, orderId, capture };
}
