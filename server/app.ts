import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { signedIn } from './accounts/current';
import { createSessions } from './accounts/sessions';
import { type Clock, SYSTEM_CLOCK } from './clock';
import { journalRoutes } from './journal/routes';
import { loggable } from './loggable';
import { securityHeaders } from './security';
import { type ClientFiles, serveClient } from './static';
import type { Storage } from './storage/storage';
import { isUnreachable } from './storage/unreachable';
import { NOT_UNDERSTOOD } from './valid';

/** What the app needs from the process it runs in. */
export interface Dependencies {
  /** The built client. Absent in development, where Vite answers for it. */
  readonly client?: ClientFiles;
  readonly storage: Storage;
  /** Where people reach us, when it is known: over TLS the session's cookie is for TLS only. */
  readonly publicOrigin?: string | undefined;
  readonly clock?: Clock;
}

/** Most bytes that a call may send, unless its route says otherwise. */
export const BODY_LIMIT = 64 * 1024;

/** Everything that Stillgrove answers over HTTP. It listens to nothing and starts nothing by itself. */
export function createApp({ client, storage, publicOrigin, clock = SYSTEM_CLOCK }: Dependencies): Hono {
  const app = new Hono();
  const sessions = createSessions({
    database: storage.database,
    clock,
    isSecure: publicOrigin?.startsWith('https:') ?? false,
  });
  app.use(securityHeaders());

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
  app.get('/api/auth/user', signedIn(sessions), (c) => {
    const { username, sync } = c.var.user;
    return c.json({ username, sync });
  });
  app.all('/api/auth/user', refuseMethod);
  app.route('/api/journal', journalRoutes({ database: storage.database, sessions, clock }));
  app.all('/api/*', unknownCall);
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
  // Thrown by Hono itself for a body that is no JSON.
  if (error instanceof HTTPException && error.status === 400) return c.json({ message: NOT_UNDERSTOOD }, 400);
  console.error(loggable(error));
  return isUnreachable(error)
    ? c.json(
        { message: 'Stillgrove cannot reach what it keeps right now. Please try again in a minute.' },
        503,
      )
    : c.json({ message: 'Something went wrong here. Please try again.' }, 500);
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
