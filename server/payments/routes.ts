/** The calls about payments. */
import { eq, lt } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import {
  type AlreadyPaid,
  orderRequest,
  type PaymentOrder,
  type PaymentSetup,
  purchaseToVerify,
} from '../../domain/contract';
import { PRICE } from '../../domain/product';
import type { Clock } from '../clock';
import type { Database } from '../storage/storage';
import type { Buyers } from './buyer';
import type { Payments } from './payments';
import { type PaymentProvider, ProviderError } from './provider';
import { SANDBOX_PATH } from './sandbox/sandbox';
import { webhookEvents } from './schema';

const WRONG_ORDER = `There is one thing to buy here: premium, for ${PRICE.amount} ${PRICE.currency}, once.`;
const UNREACHED =
  'PayPal cannot be reached just now. Nothing was charged. Please try again in a few minutes.';
const PAID = 'This browser has paid already. Nothing more was charged.';
const UNDER_WAY = 'Your payment is being confirmed. Nothing more was charged.';
/** The provider gives up sending a message again long before (ms). */
const EVENTS_KEPT = 30 * 24 * 60 * 60 * 1000;

export interface PaymentParts {
  readonly provider: PaymentProvider;
  readonly payments: Payments;
  readonly buyers: Buyers;
  readonly database: Database;
  readonly clock: Clock;
}

/** The calls below `/paypal`. */
export function paymentRoutes({ provider, payments, buyers, database, clock }: PaymentParts): Hono {
  const app = new Hono();

  app.get('/setup', async (c) => {
    // Before any order: two clicks, or two tabs, are then the same buyer's.
    buyers.welcome(c);
    return orUnreached(c, async () => {
      const { name, sdkUrl } = provider;
      const setup: PaymentSetup = { clientToken: await provider.clientToken(), provider: name, sdkUrl };
      return c.json(setup);
    });
  });

  app.post('/order', async (c) => {
    if ((await readBody(c, orderRequest)) === undefined) return c.json({ message: WRONG_ORDER }, 400);
    const buyer = buyers.welcome(c);
    return orUnreached(c, async () => {
      const ordered = await payments.order(buyer);
      const { status, transactionId } = ordered;
      if (status === 'OPEN') return c.json({ id: ordered.id, transactionId } satisfies PaymentOrder, 201);
      const message = status === 'COMPLETED' ? PAID : UNDER_WAY;
      return c.json({ message, status, transactionId } satisfies AlreadyPaid, 409);
    });
  });

  app.post('/order/:orderId/capture', async (c) => {
    const buyer = buyers.known(c);
    return orUnreached(c, async () => {
      const captured = buyer && (await payments.capture(buyer, c.req.param('orderId')));
      return captured ? c.json(captured) : c.json({ message: 'Not found' }, 404);
    });
  });

  app.post('/webhook', async (c) => {
    const body = await c.req.text();
    try {
      const event = await provider.readEvent(c.req.raw.headers, body);
      if (event === 'forged') return c.json({ message: 'The signature is not right' }, 400);
      if (event === 'other') return c.json({});
      const [seen] = await database.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
      if (!seen) {
        await payments.receive(event);
        const now = clock();
        // Last: what was not dealt with to the end comes again.
        await database.insert(webhookEvents).values({ id: event.id, receivedAt: now }).onConflictDoNothing();
        await database
          .delete(webhookEvents)
          .where(lt(webhookEvents.receivedAt, new Date(now.getTime() - EVENTS_KEPT)));
      }
      return c.json({});
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      console.warn('Payments:', error.message);
      return c.json({ message: 'Please send this again later' }, 503);
    }
  });

  if (provider.routes) app.route(SANDBOX_PATH.slice('/paypal'.length), provider.routes);
  return app;
}

/** `POST /api/verify-purchase`. */
export function verifyPurchase(payments: Payments) {
  return async (c: Context) => {
    const asked = await readBody(c, purchaseToVerify);
    if (!asked) return c.json({ message: 'Please send a transaction ID.' }, 400);
    return c.json(await payments.verify(asked.transactionId));
  };
}

/** @returns what was sent, or undefined when it is not what the contract asks for. */
async function readBody<T>(c: Context, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  const text = await c.req.text();
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Answers 503 when the provider cannot be reached: so far nothing was charged. */
async function orUnreached(c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn('Payments:', error.message);
    return c.json({ message: UNREACHED }, 503);
  }
}
