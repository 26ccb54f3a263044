import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Clock, SYSTEM_CLOCK } from './clock';
import { createBuyers } from './payments/buyer';
import { createOrderBook } from './payments/orders';
import { createPayments } from './payments/payments';
import { createProvider } from './payments/providers';
import { paymentRoutes, verifyPurchase } from './payments/routes';
import type { PaymentSettings } from './payments/settings';
import { securityHeaders } from './security';
import { type ClientFiles, serveClient } from './static';
import type { Storage } from './storage/storage';

/** What the app needs from the process it runs in. */
export interface Dependencies {
  /** The built client. Absent in development, where Vite answers for it. */
  readonly client?: ClientFiles;
  readonly storage: Storage;
  readonly payments: PaymentSettings;
  readonly clock?: Clock;
}

/** Most bytes that a call may send, unless its route says otherwise. */
export const BODY_LIMIT = 64 * 1024;

/** Everything that Stillgrove answers over HTTP. It listens to nothing and starts nothing by itself. */
export function createApp({
  client,
  storage,
  payments: paymentSettings,
  clock = SYSTEM_CLOCK,
}: Dependencies): Hono {
  const app = new Hono();
  const { database } = storage;
  const provider = createProvider(paymentSettings, { database, clock });
  const payments = createPayments(provider, createOrderBook(database, provider, clock));
  app.use(securityHeaders(provider.pageSources));

  app.get('/healthz', async (c) => {
    c.header('Cache-Control', 'no-store');
    const trouble = await storage.trouble();
    return trouble === undefined
      ? c.json({ status: 'ok', database: 'ok' })
      : c.json({ status: 'unavailable', database: trouble }, 503);
  });
  app.all('/healthz', refuseMethod);

  for (const prefix of ['/api', '/paypal']) {
    app.use(`${prefix}/*`, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    });
    app.on(
      ['POST', 'PUT', 'PATCH', 'DELETE'],
      `${prefix}/*`,
      bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge }),
    );
  }
  app.get('/api/auth/user', (c) => c.json({ message: 'Not signed in' }, 401));
  app.all('/api/auth/user', refuseMethod);
  app.post('/api/verify-purchase', verifyPurchase(payments));
  app.all('/api/*', unknownCall);
  const buyers = createBuyers({ isSecure: false });
  app.route('/paypal', paymentRoutes({ provider, payments, buyers, database, clock }));
  app.all('/paypal/*', unknownCall);

  if (client) app.get('*', serveClient(client));
  app.all('*', (c) => {
    if (c.req.method === 'GET') return c.text('Not found', 404);
    c.header('Allow', 'GET, HEAD');
    return c.text('Method not allowed', 405);
  });

  app.onError((error, c) => {
    console.error(error);
    return c.json({ message: 'Something went wrong here. Please try again.' }, 500);
  });
  return app;
}

/** For a path that is only read: put it after the path's `get`. */
function refuseMethod(c: Context): Response {
  c.header('Allow', 'GET, HEAD');
  return c.json({ message: 'Method not allowed' }, 405);
}

function unknownCall(c: Context): Response {
  return c.json({ message: 'Not found' }, 404);
}

function tooLarge(c: Context): Response {
  return c.json({ message: 'Too much was sent at once' }, 413);
}
