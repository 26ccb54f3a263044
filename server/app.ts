import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAccounts } from './accounts/accounts';
import { BusyError, createPasswords, type PasswordCost } from './accounts/passwords';
import { accountRoutes } from './accounts/routes';
import { createSessions } from './accounts/sessions';
import { clientAddress } from './address';
import { analyticsRoutes } from './analytics/routes';
import { type Clock, SYSTEM_CLOCK } from './clock';
import { refuseCrossSite } from './cross-site';
import { journalRoutes } from './journal/routes';
import { createLimits } from './limits';
import { loggable } from './loggable';
import { describeCalls } from './openapi';
import { createBuyers } from './payments/buyer';
import { createOrderBook } from './payments/orders';
import { createPayments } from './payments/payments';
import type { Patience } from './payments/paypal/client';
import { createProvider } from './payments/providers';
import { paymentRoutes, verifyPurchase } from './payments/routes';
import type { PaymentSettings } from './payments/settings';
import { refuseMethod } from './refuse-method';
import { securityHeaders } from './security';
import { type ClientFiles, serveClient } from './static';
import type { Storage } from './storage/storage';
import { isUnreachable } from './storage/unreachable';

/** What the app needs from the process it runs in. */
export interface Dependencies {
  /** The built client. Absent in development, where Vite answers for it. */
  readonly client?: ClientFiles;
  readonly storage: Storage;
  readonly payments: PaymentSettings;
  /** Where people reach us, when it is known: over TLS the session's cookie is for TLS only. */
  readonly publicOrigin?: string | undefined;
  /** How many proxies before us are our own; 0 unless given. */
  readonly trustedProxies?: number;
  readonly clock?: Clock;
  /** What a password's hash costs, unless it is the usual. */
  readonly passwordCost?: PasswordCost;
  /** How long PayPal may take, unless it is the usual. */
  readonly paypalPatience?: Patience;
}

/** Most bytes that a call may send, unless its route says otherwise. */
export const BODY_LIMIT = 64 * 1024;

/** Everything that Stillgrove answers over HTTP. It listens to nothing and starts nothing by itself. */
export function createApp({
  client,
  storage,
  payments: paymentSettings,
  publicOrigin,
  trustedProxies = 0,
  clock = SYSTEM_CLOCK,
  passwordCost,
  paypalPatience,
}: Dependencies): Hono {
  const { database } = storage;
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const sessions = createSessions({ database, clock, isSecure });
  const passwords = createPasswords(passwordCost);
  const accounts = createAccounts({ database, passwords, sessions, clock });
  const limits = createLimits({ database, clock });
  const addressOf = (c: Context) => clientAddress(c, trustedProxies);
  const provider = createProvider(paymentSettings, {
    database,
    clock,
    publicOrigin,
    patience: paypalPatience,
  });
  const payments = createPayments(provider, createOrderBook(database, provider, clock));
  const buyers = createBuyers({ isSecure });

  const app = new Hono();
  app.use(securityHeaders(provider.pageSources));

  app.get('/healthz', async (c) => {
    c.header('Cache-Control', 'no-store');
    const trouble = await storage.trouble();
    return trouble === undefined
      ? c.json({ status: 'ok', database: 'ok' })
      : c.json({ status: 'unavailable', database: trouble }, 503);
  });
  app.all('/healthz', refuseMethod('GET, HEAD'));

  const fromOurPages = refuseCrossSite(publicOrigin);
  for (const prefix of ['/api', '/paypal']) {
    app.use(`${prefix}/*`, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    });
    app.use(`${prefix}/*`, async (c, next) =>
      // The provider's own server tells of payments; it has no page, and signs what it says.
      c.req.path === '/paypal/webhook' ? next() : fromOurPages(c, next),
    );
    app.on(
      ['POST', 'PUT', 'PATCH', 'DELETE'],
      `${prefix}/*`,
      bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge }),
    );
  }
  const description = JSON.stringify(describeCalls());
  app.get('/api/openapi.json', (c) => c.body(description, 200, { 'Content-Type': 'application/json' }));
  app.all('/api/openapi.json', refuseMethod('GET, HEAD'));
  app.route('/api/auth', accountRoutes({ accounts, sessions, limits, addressOf }));
  app.route('/api/journal', journalRoutes({ database, sessions, clock }));
  app.route('/api/analytics', analyticsRoutes({ database, sessions, clock }));
  app.route('/api/verify-purchase', verifyPurchase({ payments, limits, addressOf }));
  app.all('/api/*', unknownCall);
  app.route('/paypal', paymentRoutes({ provider, payments, buyers, database, clock, limits, addressOf }));
  app.all('/paypal/*', unknownCall);

  if (client) app.get('*', serveClient(client));
  app.all('*', (c) => {
    if (c.req.method === 'GET') return c.text('Not found', 404);
    c.header('Allow', 'GET, HEAD');
    return c.text('Method not allowed', 405);
  });

  app.onError(answerError);
  return app;
}

/** What is logged of an error says nothing of what a person sent, and what is answered nothing of the error. */
function answerError(error: Error, c: Context): Response {
  c.header('Cache-Control', 'no-store');
  if (error instanceof BusyError) {
    c.header('Retry-After', '2');
    return c.json({ message: 'Very many people are at the door just now. Please try again.' }, 503);
  }
  console.error(loggable(error));
  return isUnreachable(error)
    ? c.json(
        { message: 'Stillgrove cannot reach what it keeps right now. Please try again in a minute.' },
        503,
      )
    : c.json({ message: 'Something went wrong here. Please try again.' }, 500);
}

function unknownCall(c: Context): Response {
  return c.json({ message: 'Not found' }, 404);
}

function tooLarge(c: Context): Response {
  return c.json({ message: 'Too much was sent at once' }, 413);
}
