import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { describeRoute, openAPIRouteHandler } from 'hono-openapi';
import * as z from 'zod/mini';
import { PAYMENTS_PATH } from '../domain/contract';
import { Accounts } from './accounts/accounts';
import { createDeviceCookies } from './accounts/device-cookies';
import { createGuessLimits } from './accounts/guess-limits';
import { createPasswordHasher, HashQueueFullError, type PasswordHashCost } from './accounts/password-hasher';
import { accountRoutes } from './accounts/routes';
import { Sessions } from './accounts/sessions';
import { clientAddress } from './address';
import { analyticsRoutes } from './analytics/routes';
import { type Clock, SYSTEM_CLOCK } from './base/clock';
import { logError, logWarning } from './base/log';
import { answerSpec, COMMON_REFUSAL_SPECS, OPENAPI_OPTIONS } from './base/openapi';
import { TRUST_PROXY_WARNING } from './base/settings';
import { limitBody } from './body-limit';
import { refuseCrossSite } from './cross-site';
import { ERROR_PAGE_CSS, ERROR_PAGE_CSS_PATH, errorPage } from './error-page';
import { addHealthRoutes, HEALTH_PATHS } from './health';
import { setSync } from './journal/journal';
import { createReadLimit } from './journal/read-limit';
import { journalRoutes } from './journal/routes';
import { RateLimiter } from './limits/limits';
import { createBuyerCookies } from './payments/buyer';
import { OrderBook } from './payments/orders';
import { Payments } from './payments/payments';
import type { PayPalTimings } from './payments/paypal/client';
import { createPaymentProvider } from './payments/providers';
import { paymentRoutes, verifyPurchaseRoute } from './payments/routes';
import type { PaymentSettings } from './payments/settings';
import { addPublicRoutes, contactRoute } from './public';
import { securityHeadersMiddleware, setOverridableHeader } from './security';
import { logSecurityEvents, type SecurityLogger } from './security-log';
import { type ClientFiles, createClientHandler } from './static';
import type { Storage } from './storage/database';
import { isUnreachableError } from './storage/unreachable';

export interface AppDependencies {
  /** Absent in development, where Vite serves the client. */
  readonly client?: ClientFiles;
  readonly storage: Storage;
  readonly payments: PaymentSettings;
  /** If it begins with `https:`, all cookies are `Secure`. */
  readonly publicOrigin?: string | undefined;
  /** The operator's own proxies in front of the server; 0 when absent. */
  readonly trustedProxies?: number;
  readonly clock?: Clock;
  /** If absent, the app drops security events. */
  readonly securityLog?: SecurityLogger;
  /** Whether people may make new accounts; true when absent. */
  readonly isRegistrationOpen?: boolean;
  /** A `mailto:` or `https:` address. */
  readonly contact?: string | undefined;
  /** ms since 1970. Absent without regular backups. */
  readonly newestBackup?: () => Promise<number | undefined>;
  readonly passwordCost?: PasswordHashCost;
  readonly paypalPatience?: PayPalTimings;
  /** Waits before a delayed guess (ms). */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Of a request to `/api` or `/paypal` (bytes). */
const BODY_LIMIT = 64 * 1024;

/** The whole HTTP application. Opens no port and starts no timer. */
export function createApp(dependencies: AppDependencies): Hono {
  const { client, publicOrigin } = dependencies;
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const { provider, calls } = createCalls(dependencies, isSecure);

  const app = new Hono();
  app.use(securityHeadersMiddleware(isSecure, provider.pageSources));
  app.route('/', calls);
  app.get(ERROR_PAGE_CSS_PATH, (c) => {
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(ERROR_PAGE_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  addPublicRoutes(app, dependencies);
  if (client) app.get('*', createClientHandler(client));
  app.all('*', (c) => {
    if (c.req.method === 'GET') return c.html(errorPage(404), 404);
    c.header('Allow', 'GET, HEAD');
    return c.html(errorPage(405), 405);
  });

  app.onError(answerError);
  return app;
}

/** The payment provider, the routes below `/api` and `/paypal`, and those of the health checks. */
function createCalls(dependencies: AppDependencies, isSecure: boolean) {
  const {
    storage,
    publicOrigin,
    trustedProxies = 0,
    clock = SYSTEM_CLOCK,
    contact,
    newestBackup,
  } = dependencies;
  const { database, secret } = storage;
  const limits = new RateLimiter({ database, clock, secret });
  const addressOf = (c: Context) => clientAddress(c, trustedProxies).address;
  const provider = createPaymentProvider(dependencies.payments, {
    database,
    clock,
    publicOrigin,
    patience: dependencies.paypalPatience,
  });
  const payments = new Payments(provider, new OrderBook(database, provider, clock));

  const calls = new Hono();
  refuseOtherMethods(calls);
  addHealthRoutes(calls, { storage, newestBackup, clock });
  describeCalls(calls);
  guardCalls(calls, dependencies);
  calls.route('/api/contact', contactRoute(contact));
  calls.route('/', personalRoutes(dependencies, { isSecure, limits, clock }));
  calls.route('/api/verify-purchase', verifyPurchaseRoute({ payments, limits, addressOf }));
  const buyers = createBuyerCookies({ isSecure });
  calls.route(
    PAYMENTS_PATH,
    paymentRoutes({ provider, payments, buyers, database, clock, limits, addressOf }),
  );
  for (const prefix of PREFIXES) calls.all(`${prefix}/*`, unknownCall);
  return { provider, calls };
}

const PREFIXES = ['/api', PAYMENTS_PATH] as const;

/** 405 for known calls with another method. Pages skip this, because they are the most frequent requests. */
function refuseOtherMethods(calls: Hono): void {
  const refuse = methodNotAllowed({
    app: calls,
    onMethodNotAllowed: (c, methods) =>
      c.json({ message: 'Method not allowed' }, 405, { Allow: methods.join(', ') }),
  });
  for (const paths of [...PREFIXES.map((prefix) => `${prefix}/*`), ...HEALTH_PATHS]) calls.use(paths, refuse);
}

/** Precedes the cross-site checks, so that a link on another site can open the description. */
function describeCalls(calls: Hono): void {
  for (const prefix of PREFIXES) calls.use(`${prefix}/*`, describeRoute({ responses: COMMON_REFUSAL_SPECS }));
  calls.get(
    '/api/openapi.json',
    describeRoute({
      summary: 'Get this description',
      responses: { 200: answerSpec('An OpenAPI document.', z.looseObject({})) },
    }),
    openAPIRouteHandler(calls, OPENAPI_OPTIONS),
  );
}

function guardCalls(calls: Hono, { publicOrigin, trustedProxies = 0, securityLog }: AppDependencies): void {
  const fromOurPages = refuseCrossSite(publicOrigin);
  const networkOf = (c: Context) => clientAddress(c, trustedProxies).network;
  for (const prefix of PREFIXES) {
    calls.use(`${prefix}/*`, (c, next) => {
      setOverridableHeader(c, 'Cache-Control', 'no-store');
      if (trustedProxies === 0 && c.req.header('X-Forwarded-For') !== undefined)
        logWarning(TRUST_PROXY_WARNING);
      // PayPal's server sends signed messages without a page, so the cross-site checks do not apply to them.
      return c.req.path === `${PAYMENTS_PATH}/webhook` ? next() : fromOurPages(c, next);
    });
    // After the cross-site checks, because a request of another site is no event of an account.
    if (securityLog) calls.use(`${prefix}/*`, logSecurityEvents(securityLog, networkOf));
    calls.use(`${prefix}/*`, limitBody(BODY_LIMIT, tooLarge));
  }
}

function personalRoutes(
  { storage, trustedProxies = 0, passwordCost, isRegistrationOpen = true, pause = wait }: AppDependencies,
  { isSecure, limits, clock }: { isSecure: boolean; limits: RateLimiter; clock: Clock },
): Hono {
  const { database, secret } = storage;
  const sessions = new Sessions({ database, clock, isSecure });
  const passwords = createPasswordHasher(passwordCost);
  const limitReads = createReadLimit(clock);
  const routes = new Hono();
  routes.route(
    '/api/auth',
    accountRoutes({
      accounts: new Accounts({ database, passwords, sessions, clock }),
      sessions,
      devices: createDeviceCookies({ secret, isSecure }),
      guesses: createGuessLimits(limits, pause),
      networkOf: (c) => clientAddress(c, trustedProxies).network,
      setSync: (userId, sync) => setSync(database, userId, sync),
      isRegistrationOpen,
    }),
  );
  routes.route('/api/journal', journalRoutes({ database, sessions, limits, limitReads, clock }));
  routes.route('/api/analytics', analyticsRoutes({ database, sessions, limitReads, clock }));
  return routes;
}

/** The log never contains input of a person, and the answer never contains the error. */
function answerError(error: Error, c: Context): Response {
  c.header('Cache-Control', 'no-store');
  const isCall = /^\/(?:api|paypal)\//.test(c.req.path);
  if (error instanceof HashQueueFullError) {
    c.header('Retry-After', '2');
    return c.json({ message: 'A lot of people are here right now. Please try again.' }, 503);
  }
  if (isBrokenOff(c)) return c.body(null, 400);
  logError(error);
  const status = isUnreachableError(error) ? 503 : 500;
  if (!isCall) return c.html(errorPage(status), status);
  const message =
    status === 503
      ? "Stillgrove can't reach its data right now. Please try again in a minute."
      : 'Something went wrong here. Please try again.';
  return c.json({ message }, status);
}

/** The client has gone before the end of its body. Nobody reads the answer. */
function isBrokenOff({ env }: Context): boolean {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>;
  return incoming?.destroyed === true && !incoming.complete;
}

function unknownCall(c: Context): Response {
  return c.json({ message: 'Not found' }, 404);
}

function tooLarge(c: Context): Response {
  return c.json({ message: 'Too much was sent at once' }, 413);
}
