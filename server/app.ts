import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { describeRoute, openAPIRouteHandler } from 'hono-openapi';
import * as z from 'zod/mini';
import { BUILD_IN_WORDS } from '../domain/build';
import { PAYMENTS_PATH } from '../domain/contract';
import { createAccounts } from './accounts/accounts';
import { createDevices } from './accounts/devices';
import { createGuessLimits } from './accounts/guess-limits';
import { BusyError, createPasswords, type PasswordCost } from './accounts/passwords';
import { accountRoutes } from './accounts/routes';
import { createSessions } from './accounts/sessions';
import { clientAddress } from './address';
import { analyticsRoutes } from './analytics/routes';
import { limitBody } from './body-limit';
import { type Clock, SYSTEM_CLOCK } from './clock';
import { refuseCrossSite } from './cross-site';
import { ERROR_STYLE, ERROR_STYLE_PATH, errorPage } from './error-page';
import { createReadLimit } from './journal/read-limit';
import { journalRoutes } from './journal/routes';
import { createLimits } from './limits';
import { logError, logWarning } from './log';
import { ALWAYS, answer, DOCUMENT } from './openapi';
import { createBuyers } from './payments/buyer';
import { createOrderBook } from './payments/orders';
import { createPayments } from './payments/payments';
import type { Patience } from './payments/paypal/client';
import { createProvider } from './payments/providers';
import { paymentRoutes, verifyPurchase } from './payments/routes';
import type { PaymentSettings } from './payments/settings';
import { securityHeaders, setOnEveryAnswer } from './security';
import { logSecurityEvents, type SecurityLog } from './security-log';
import { ONE_ADDRESS } from './settings';
import { type ClientFiles, serveClient } from './static';
import type { Storage } from './storage/database';
import { isUnreachable } from './storage/unreachable';

/** Dependencies of the app. */
export interface Dependencies {
  /** The built client. Absent in development, where Vite serves the client. */
  readonly client?: ClientFiles;
  readonly storage: Storage;
  readonly payments: PaymentSettings;
  /** Public origin, when known. If it begins with `https:`, all cookies are `Secure`. */
  readonly publicOrigin?: string | undefined;
  /** Number of the operator's own proxies in front of the server; 0 when absent. */
  readonly trustedProxies?: number;
  readonly clock?: Clock;
  /** Receives security events. If absent, the app drops them. */
  readonly securityLog?: SecurityLog;
  /** Whether people may make new accounts; true when absent. */
  readonly takesRegistrations?: boolean;
  /** Where people reach the operator: a `mailto:` or `https:` address. */
  readonly contact?: string | undefined;
  /** Returns the time of the newest backup (ms since 1970). Absent without regular backups. */
  readonly newestBackup?: () => Promise<number | undefined>;
  /** Cost of a password hash. If absent, the default applies. */
  readonly passwordCost?: PasswordCost;
  /** Time limits for PayPal. If absent, the defaults apply. */
  readonly paypalPatience?: Patience;
  /** Waits for the given time (ms) before a delayed guess. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Maximum size of the body of a request to `/api` or `/paypal` (bytes). */
const BODY_LIMIT = 64 * 1024;

/** Creates the whole HTTP application. Opens no port and starts no timer. */
export function createApp(dependencies: Dependencies): Hono {
  const { client, payments, publicOrigin } = dependencies;
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const { provider, calls } = createCalls(dependencies, payments, isSecure);

  const app = new Hono();
  app.use(securityHeaders(isSecure, provider.pageSources));
  app.route('/', calls);
  app.get(ERROR_STYLE_PATH, (c) => {
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(ERROR_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  publicRoutes(app, dependencies);
  if (client) app.get('*', serveClient(client));
  app.all('*', (c) => {
    if (c.req.method === 'GET') return c.html(errorPage(404), 404);
    c.header('Allow', 'GET, HEAD');
    return c.html(errorPage(405), 405);
  });

  app.onError(answerError);
  return app;
}

/** Rules for search engines. Checkout belongs to one person, and the API has no pages. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /checkout\nDisallow: /paypal/\n';

/** Adds the files that programs look for at fixed addresses. */
function publicRoutes(app: Hono, { contact, publicOrigin, clock = SYSTEM_CLOCK }: Dependencies): void {
  app.get('/robots.txt', (c) => c.text(ROBOTS));
  if (contact === undefined) return;
  // RFC 9116. The file must name a day on which it becomes stale, at most a year ahead.
  app.get('/.well-known/security.txt', (c) => {
    const expires = new Date(clock().getTime() + 180 * 24 * 60 * 60 * 1000).toISOString();
    const own = publicOrigin ? `Canonical: ${publicOrigin}/.well-known/security.txt\n` : '';
    return c.text(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n${own}`);
  });
}

/** Creates the payment provider, the routes below `/api` and `/paypal`, and those of the health checks. */
function createCalls(
  { storage, publicOrigin, trustedProxies = 0, clock = SYSTEM_CLOCK, ...rest }: Dependencies,
  paymentSettings: PaymentSettings,
  isSecure: boolean,
) {
  const {
    passwordCost,
    paypalPatience,
    securityLog,
    takesRegistrations = true,
    newestBackup,
    pause = wait,
  } = rest;
  const { database, secret } = storage;
  const sessions = createSessions({ database, clock, isSecure });
  const passwords = createPasswords(passwordCost);
  const accounts = createAccounts({ database, passwords, sessions, clock });
  const limits = createLimits({ database, clock, secret });
  const addressOf = (c: Context) => clientAddress(c, trustedProxies).address;
  const networkOf = (c: Context) => clientAddress(c, trustedProxies).network;
  const provider = createProvider(paymentSettings, {
    database,
    clock,
    publicOrigin,
    patience: paypalPatience,
  });
  const payments = createPayments(provider, createOrderBook(database, provider, clock));

  const calls = new Hono();
  const refuseOtherMethods = methodNotAllowed({
    app: calls,
    onMethodNotAllowed: (c, methods) =>
      c.json({ message: 'Method not allowed' }, 405, { Allow: methods.join(', ') }),
  });
  // Pages skip this middleware, because they are the most frequent requests.
  for (const paths of ['/api/*', `${PAYMENTS_PATH}/*`, ...HEALTH]) calls.use(paths, refuseOtherMethods);

  healthRoutes(calls, { storage, newestBackup, clock });
  for (const prefix of ['/api', PAYMENTS_PATH]) {
    calls.use(`${prefix}/*`, describeRoute({ responses: ALWAYS }));
  }
  // This route precedes the cross-site checks, so that a link on another site can open the description.
  calls.get(
    '/api/openapi.json',
    describeRoute({
      summary: 'Get this description',
      responses: { 200: answer('An OpenAPI document.', z.looseObject({})) },
    }),
    openAPIRouteHandler(calls, DOCUMENT),
  );

  const fromOurPages = refuseCrossSite(publicOrigin);
  for (const prefix of ['/api', PAYMENTS_PATH]) {
    calls.use(`${prefix}/*`, (c, next) => {
      setOnEveryAnswer(c, 'Cache-Control', 'no-store');
      if (trustedProxies === 0 && c.req.header('X-Forwarded-For') !== undefined) logWarning(ONE_ADDRESS);
      // PayPal's server sends signed messages without a page, so the cross-site checks do not apply to them.
      return c.req.path === `${PAYMENTS_PATH}/webhook` ? next() : fromOurPages(c, next);
    });
    // A request of another site gets no further, so its refusal is no event of an account.
    if (securityLog) calls.use(`${prefix}/*`, logSecurityEvents(securityLog, networkOf));
    calls.use(`${prefix}/*`, limitBody(BODY_LIMIT, tooLarge));
  }
  calls.route(
    '/api/auth',
    accountRoutes({
      accounts,
      sessions,
      devices: createDevices({ secret, isSecure }),
      guesses: createGuessLimits(limits, pause),
      networkOf,
      takesRegistrations,
    }),
  );
  const limitReads = createReadLimit(clock);
  calls.route('/api/journal', journalRoutes({ database, sessions, limits, limitReads, clock }));
  calls.route('/api/analytics', analyticsRoutes({ database, sessions, limitReads, clock }));
  calls.route('/api/verify-purchase', verifyPurchase({ payments, limits, addressOf }));
  calls.all('/api/*', unknownCall);
  const buyers = createBuyers({ isSecure });
  calls.route(
    PAYMENTS_PATH,
    paymentRoutes({ provider, payments, buyers, database, clock, limits, addressOf }),
  );
  calls.all(`${PAYMENTS_PATH}/*`, unknownCall);
  return { provider, calls };
}

const health = z.object({
  status: z.enum(['ok', 'unavailable']),
  database: z.string(),
  /** Version, commit and its day, when all is well. */
  build: z.optional(z.string()),
  /** Age of the newest backup (s); null before the first. Only with regular backups, and only in `/readyz`. */
  backup: z.optional(z.nullable(z.number())),
});
const describeHealth = (summary: string, no: string) =>
  describeRoute({ summary, responses: { 200: answer('It can.', health), 503: answer(no, health) } });

const HEALTH = ['/healthz', '/readyz'] as const;

/**
 * Adds the routes of health checks. `/healthz` reports whether the server and its database answer. If not, a
 * supervisor may restart the server. `/readyz` also reports whether the database can be written. A full disk needs a
 * person instead of a restart, because the server still serves reads.
 */
function healthRoutes(
  calls: Hono,
  {
    storage: { trouble, writeTrouble },
    newestBackup,
    clock,
  }: Required<Pick<Dependencies, 'storage' | 'clock'>> & {
    newestBackup: Dependencies['newestBackup'] | undefined;
  },
): void {
  const backup = async (path: string) => {
    if (newestBackup === undefined || path !== HEALTH[1]) return {};
    const newest = await newestBackup();
    return { backup: newest === undefined ? null : Math.round((clock().getTime() - newest) / 1000) };
  };
  for (const [path, description, ask] of [
    [HEALTH[0], describeHealth('Check that the server works', 'It cannot; `database` says why.'), trouble],
    [
      HEALTH[1],
      describeHealth(
        'Check that the server can write, tried every 30 s at most',
        'It cannot, such as on a full disk; `database` says why.',
      ),
      async () => (await trouble()) ?? (await writeTrouble()),
    ],
  ] as const) {
    calls.get(path, description, async (c) => {
      c.header('Cache-Control', 'no-store');
      const found = await ask();
      return found === undefined
        ? c.json({ status: 'ok', database: 'ok', build: BUILD_IN_WORDS, ...(await backup(path)) })
        : c.json({ status: 'unavailable', database: found }, 503);
    });
  }
}

/** Answers an error. The log never contains input of a person, and the answer never contains the error. */
function answerError(error: Error, c: Context): Response {
  c.header('Cache-Control', 'no-store');
  const isCall = /^\/(?:api|paypal)\//.test(c.req.path);
  if (error instanceof BusyError) {
    c.header('Retry-After', '2');
    return c.json({ message: 'A lot of people are here right now. Please try again.' }, 503);
  }
  if (isBrokenOff(c)) return c.body(null, 400);
  logError(error);
  const status = isUnreachable(error) ? 503 : 500;
  if (!isCall) return c.html(errorPage(status), status);
  const message =
    status === 503
      ? "Stillgrove can't reach its data right now. Please try again in a minute."
      : 'Something went wrong here. Please try again.';
  return c.json({ message }, status);
}

/** Returns whether the client has gone before the end of its body. Nobody reads the answer. */
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
