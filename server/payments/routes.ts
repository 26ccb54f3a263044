/** The calls about payments. */
import { eq, lt } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  type AlreadyPaid,
  orderRequest,
  type PaymentOrder,
  type PaymentSetup,
  purchaseToVerify,
} from '../../domain/contract';
import { PRICE } from '../../domain/product';
import type { Clock } from '../clock';
import { type Limit, type Limits, tooOften } from '../limits';
import { loggable } from '../loggable';
import { refuseMethod } from '../refuse-method';
import type { Database } from '../storage/storage';
import { valid } from '../valid';
import type { Buyers } from './buyer';
import type { Payments } from './payments';
import { type PaymentProvider, ProviderError } from './provider';
import { SANDBOX_PATH } from './sandbox/sandbox';
import { webhookEvents } from './schema';

const WRONG_ORDER = `There is one thing to buy here: premium, for ${PRICE.amount} ${PRICE.currency}, once.`;
const UNREACHED =
  'PayPal cannot be reached just now. Nothing was charged. Please try again in a few minutes.';
const UNCLEAR =
  'We cannot say yet what became of this payment. Please keep its transaction ID and ask again soon.';
const PAID = 'This browser has paid already. Nothing more was charged.';
const UNDER_WAY = 'Your payment is being confirmed. Nothing more was charged.';
/** As the dialog itself says it. */
const NO_ID = 'Please enter a valid PayPal transaction ID';
/** The provider gives up sending a message again long before (ms). */
const EVENTS_KEPT = 30 * 24 * 60 * 60 * 1000;

const TEN_MINUTES = 10 * 60 * 1000;
/** A person needs one or two; behind one address there may be a whole school. Each costs the provider a call. */
const SETUPS: Limit = { name: 'payment-setup', most: 120, window: TEN_MINUTES };
const ORDERS: Limit = { name: 'payment-order', most: 60, window: TEN_MINUTES };
const VERIFICATIONS: Limit = { name: 'verify-purchase', most: 60, window: TEN_MINUTES };
/** The provider sends what was refused again. */
const MESSAGES: Limit = { name: 'payment-webhook', most: 600, window: TEN_MINUTES };

interface Guarded {
  readonly limits: Limits;
  /** Where a request comes from. */
  readonly addressOf: (c: Context) => string;
}

export interface PaymentParts extends Guarded {
  readonly provider: PaymentProvider;
  readonly payments: Payments;
  readonly buyers: Buyers;
  readonly database: Database;
  readonly clock: Clock;
}

/** The calls below `/paypal`. */
export function paymentRoutes(parts: PaymentParts): Hono {
  const { provider, payments, buyers, limits, addressOf } = parts;
  const app = new Hono();

  app
    .get('/setup', async (c) => {
      const wait = await limits.spend([SETUPS, addressOf(c)]);
      if (wait !== undefined) return tooOften(c, wait);
      // Before any order: two clicks, or two tabs, are then the same buyer's.
      buyers.welcome(c);
      return orUnreached(c, async () => {
        const { name, sdkUrl } = provider;
        const setup: PaymentSetup = { clientToken: await provider.clientToken(), provider: name, sdkUrl };
        return c.json(setup);
      });
    })
    .all('/setup', refuseMethod('GET, HEAD'));

  app
    .post(
      '/order',
      valid('json', orderRequest, { amount: WRONG_ORDER, currency: WRONG_ORDER, intent: WRONG_ORDER }),
      async (c) => {
        const wait = await limits.spend([ORDERS, addressOf(c)]);
        if (wait !== undefined) return tooOften(c, wait);
        const buyer = buyers.welcome(c);
        return orUnreached(c, async () => {
          const ordered = await payments.order(buyer);
          const { status, transactionId } = ordered;
          if (status === 'OPEN') return c.json({ id: ordered.id, transactionId } satisfies PaymentOrder, 201);
          const message = status === 'COMPLETED' ? PAID : UNDER_WAY;
          return c.json({ message, status, transactionId } satisfies AlreadyPaid, 409);
        });
      },
    )
    .all('/order', refuseMethod('POST'));

  app
    .post('/order/:orderId/capture', (c) => {
      const buyer = buyers.known(c);
      return orUnclear(c, async () => {
        const captured = buyer && (await payments.capture(buyer, c.req.param('orderId')));
        return captured ? c.json(captured) : c.json({ message: 'Not found' }, 404);
      });
    })
    .all('/order/:orderId/capture', refuseMethod('POST'));

  app.post('/webhook', (c) => receive(c, parts)).all('/webhook', refuseMethod('POST'));

  if (provider.routes) app.route(SANDBOX_PATH.slice('/paypal'.length), provider.routes);
  return app;
}

async function receive(c: Context, parts: PaymentParts): Promise<Response> {
  const { provider, payments, database, clock, limits, addressOf } = parts;
  const wait = await limits.spend([MESSAGES, addressOf(c)]);
  if (wait !== undefined) return tooOften(c, wait);
  try {
    const event = await provider.readEvent(c.req.raw.headers, await c.req.text());
    if (event === 'forged') return c.json({ message: 'The signature is not right' }, 400);
    if (event === 'other') return c.json({});
    const [seen] = await database.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
    if (!seen) {
      await payments.receive(event);
      const now = clock();
      // Last: what was not dealt with to the end comes again.
      await database.insert(webhookEvents).values({ id: event.id, receivedAt: now }).onConflictDoNothing();
      const longAgo = new Date(now.getTime() - EVENTS_KEPT);
      await database.delete(webhookEvents).where(lt(webhookEvents.receivedAt, longAgo));
    }
    return c.json({});
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.warn('Payments:', error.message);
    return c.json({ message: 'Please send this again later' }, 503);
  }
}

/** `POST /api/verify-purchase`. */
export function verifyPurchase({
  payments,
  limits,
  addressOf,
}: Guarded & { readonly payments: Payments }): Hono {
  return new Hono()
    .post('/', valid('json', purchaseToVerify, { transactionId: NO_ID }), async (c) => {
      const wait = await limits.spend([VERIFICATIONS, addressOf(c)]);
      if (wait !== undefined) return tooOften(c, wait, { verified: false });
      return c.json(await payments.verify(c.req.valid('json').transactionId));
    })
    .all('/', refuseMethod('POST')) as Hono;
}

/**
 * As {@link orUnreached}. Only then is it sure that nothing was charged, so any other trouble, such as a database that
 * cannot be reached, must not be answered by 503 here.
 */
async function orUnclear(c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await orUnreached(c, answer);
  } catch (error) {
    console.error(loggable(error));
    return c.json({ message: UNCLEAR }, 500);
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
