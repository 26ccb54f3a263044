import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import {
  type AlreadyPaid,
  alreadyPaidSchema,
  orderRequestSchema,
  PAYMENTS_PATH,
  type PaymentOrder,
  type PaymentSetup,
  paymentCaptureSchema,
  paymentOrderSchema,
  paymentSetupSchema,
  purchaseVerificationSchema,
  verifyPurchaseSchema,
} from '../../domain/contract';
import { PRICE } from '../../domain/product';
import type { Clock } from '../base/clock';
import { logError, logWarning } from '../base/log';
import { answerSpec, cookieAnswerSpec, RATE_LIMIT_SPEC, refusalSpec } from '../base/openapi';
import { createInputValidator } from '../base/validate';
import { type Limit, limitByAddress, type RateLimiter, tooManyRequests } from '../limits/limits';
import type { Database } from '../storage/database';
import type { BuyerCookies } from './buyer';
import type { Payments } from './payments';
import { type PaymentProvider, ProviderError } from './provider';
import { SANDBOX_PATH } from './sandbox/sandbox';
import { webhookEvents } from './schema';

const WRONG_ORDER = `There is one thing to buy here: premium, for ${PRICE.amount} ${PRICE.currency}, once.`;
const UNREACHED =
  'PayPal cannot be reached just now. Nothing was charged. Please try again in a few minutes.';
const UNCLEAR =
  "We can't say yet what happened with this payment. Please keep its transaction ID and check again soon.";
const PAID = 'This browser has already paid. Nothing more was charged.';
const UNDER_WAY = 'Your payment is being confirmed. Nothing more was charged.';
/** The restore dialog shows the same sentence for a blank ID. */
const NO_ID = 'Please enter a valid PayPal transaction ID';
const NO_ORDER = 'That is no order';
/** No ID contains control characters, and PostgreSQL refuses NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTER = /[\0-\x1f\x7f]/;

const TEN_MINUTES = 10 * 60 * 1000;
/**
 * Limits for requests from one address, which a whole school may share. A person needs one or two requests. Each may
 * make the server send a request to the provider.
 */
const SETUPS: Limit = { name: 'payment-setup', most: 120, window: TEN_MINUTES };
const ORDERS: Limit = { name: 'payment-order', most: 60, window: TEN_MINUTES };
const CAPTURES: Limit = { name: 'payment-capture', most: 60, window: TEN_MINUTES };
const APPROVALS: Limit = { name: 'sandbox-approval', most: 60, window: TEN_MINUTES };
const VERIFICATIONS: Limit = { name: 'verify-purchase', most: 60, window: TEN_MINUTES };
/** The provider repeats a message that the server has refused. */
const MESSAGES: Limit = { name: 'payment-webhook', most: 600, window: TEN_MINUTES };

interface Guarded {
  readonly limits: RateLimiter;
  readonly addressOf: (c: Context) => string;
}

export interface PaymentRouteDependencies extends Guarded {
  readonly provider: PaymentProvider;
  readonly payments: Payments;
  readonly buyers: BuyerCookies;
  readonly database: Database;
  readonly clock: Clock;
}

export function paymentRoutes(parts: PaymentRouteDependencies): Hono {
  const { provider, limits, addressOf } = parts;
  const app = new Hono();

  app.get(
    '/setup',
    describeRoute({
      summary: 'Get the payment setup',
      responses: {
        ...RATE_LIMIT_SPEC,
        200: cookieAnswerSpec('For the provider’s browser SDK.', paymentSetupSchema),
      },
    }),
    (c) => setUp(c, parts),
  );

  app.post(
    '/order',
    describeRoute({
      summary: 'Create an order',
      responses: {
        ...RATE_LIMIT_SPEC,
        201: cookieAnswerSpec('An order that can be paid.', paymentOrderSchema),
        409: cookieAnswerSpec('It is paid, or about to be.', alreadyPaidSchema),
      },
    }),
    createInputValidator('json', orderRequestSchema, {
      amount: WRONG_ORDER,
      currency: WRONG_ORDER,
      intent: WRONG_ORDER,
    }),
    (c) => order(c, parts),
  );

  app.post(
    '/order/:orderId/capture',
    describeRoute({
      summary: 'Capture an order',
      responses: {
        ...RATE_LIMIT_SPEC,
        200: answerSpec('What came of it.', paymentCaptureSchema),
        400: refusalSpec('That cannot be the ID of an order.'),
        404: refusalSpec('This browser has made no such order.'),
      },
    }),
    (c) => capture(c, c.req.param('orderId'), parts),
  );

  app.post(
    '/webhook',
    describeRoute({
      summary: 'Receive a webhook',
      responses: {
        ...RATE_LIMIT_SPEC,
        200: answerSpec('Received.', z.object({})),
        400: refusalSpec('It is not signed as it should be, or its IDs cannot be IDs.'),
      },
    }),
    (c) => receive(c, parts),
  );

  const limited = limitByAddress(limits, APPROVALS, addressOf);
  if (provider.routes) app.route(SANDBOX_PATH.slice(PAYMENTS_PATH.length), provider.routes(limited));
  return app;
}

async function setUp(
  c: Context,
  { provider, buyers, limits, addressOf }: PaymentRouteDependencies,
): Promise<Response> {
  const wait = await limits.consume([SETUPS, addressOf(c)]);
  if (wait !== undefined) return tooManyRequests(c, wait);
  // Before the first order, so that two clicks or two tabs belong to one buyer. Only scripts of the app's own pages get
  // a cookie: a request from another site carries none with `SameSite=Strict`, so it would get a second one.
  if (c.req.header('Sec-Fetch-Site') === 'same-origin') buyers.ensureBuyerCookie(c);
  return orUnreached(c, async () => {
    const { name, sdkUrl } = provider;
    const setup: PaymentSetup = { clientToken: await provider.clientToken(), provider: name, sdkUrl };
    return c.json(setup);
  });
}

async function order(
  c: Context,
  { payments, buyers, limits, addressOf }: PaymentRouteDependencies,
): Promise<Response> {
  const wait = await limits.consume([ORDERS, addressOf(c)]);
  if (wait !== undefined) return tooManyRequests(c, wait);
  const buyer = buyers.ensureBuyerCookie(c);
  return orUnreached(c, async () => {
    const ordered = await payments.order(buyer);
    const { status, transactionId } = ordered;
    if (status === 'OPEN') return c.json({ id: ordered.id, transactionId } satisfies PaymentOrder, 201);
    const message = status === 'COMPLETED' ? PAID : UNDER_WAY;
    return c.json({ message, status, transactionId } satisfies AlreadyPaid, 409);
  });
}

async function capture(
  c: Context,
  orderId: string,
  { payments, buyers, limits, addressOf }: PaymentRouteDependencies,
): Promise<Response> {
  const buyer = buyers.readBuyer(c);
  if (CONTROL_CHARACTER.test(orderId)) return c.json({ message: NO_ORDER }, 400);
  return orUnclear(c, async () => {
    const found = buyer && (await payments.find(buyer, orderId));
    if (!found) return c.json({ message: 'Not found' }, 404);
    if (found.settled) return c.json(found.settled);
    // The capture sends requests to the provider.
    const wait = await limits.consume([CAPTURES, addressOf(c)]);
    if (wait !== undefined) return tooManyRequests(c, wait);
    return c.json(await payments.capture(buyer, found.order));
  });
}

async function receive(c: Context, parts: PaymentRouteDependencies): Promise<Response> {
  const { provider, payments, database, clock, limits, addressOf } = parts;
  const wait = await limits.consume([MESSAGES, addressOf(c)]);
  if (wait !== undefined) return tooManyRequests(c, wait);
  try {
    const event = await provider.readEvent(c.req.raw.headers, await c.req.text());
    if (event === 'forged') return c.json({ message: 'The signature is not right' }, 400);
    if (event === 'broken') return c.json({ message: 'Its IDs cannot be IDs' }, 400);
    if (event === 'other') return c.json({});
    const [seen] = await database.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
    if (!seen) {
      await payments.handleEvent(event);
      // Last, so that the provider repeats the message after a failure.
      await database
        .insert(webhookEvents)
        .values({ id: event.id, receivedAt: clock() })
        .onConflictDoNothing();
    }
    return c.json({});
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logWarning(`Payments: ${error.message}`);
    return c.json({ message: 'Please send this again later' }, 503);
  }
}

export function verifyPurchaseRoute({
  payments,
  limits,
  addressOf,
}: Guarded & { readonly payments: Payments }): Hono {
  return new Hono().post(
    '/',
    describeRoute({
      summary: 'Verify a purchase',
      responses: {
        200: answerSpec('Whether it is.', purchaseVerificationSchema),
        429: answerSpec('Asked too often; read as unverified.', purchaseVerificationSchema, 'Retry-After'),
      },
    }),
    createInputValidator('json', verifyPurchaseSchema, { transactionId: NO_ID }),
    async (c) => {
      const wait = await limits.consume([VERIFICATIONS, addressOf(c)]);
      if (wait !== undefined) return tooManyRequests(c, wait, { verified: false });
      const { transactionId, giveUp = false } = c.req.valid('json');
      return c.json(await payments.verify(transactionId, giveUp));
    },
  ) as Hono;
}

/**
 * Like {@link orUnreached}, but a 503 promises that nothing was charged, so any other failure, for example of the
 * database, gives a 500.
 */
async function orUnclear(c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await orUnreached(c, answer);
  } catch (error) {
    logError(error);
    return c.json({ message: UNCLEAR }, 500);
  }
}

/** 503: the provider gives no usable answer. Nothing was charged. */
async function orUnreached(c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logWarning(`Payments: ${error.message}`);
    return c.json({ message: UNREACHED }, 503);
  }
}
