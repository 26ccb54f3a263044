import type { MiddlewareHandler } from 'hono';

/** Calls that change nothing, so that it does not matter which page makes them. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that another site's page makes in a person's browser, with the person's cookie: 403. The browser
 * itself says where a call comes from. Who says nothing is no browser of today, and has no one's cookie.
 *
 * Hono's own `csrf` looks at forms only and compares with the address as it reached this process, which behind a
 * proxy that speaks TLS begins with `http:`.
 *
 * @param publicOrigin Where people reach us; when it is not known, the origin's host must be the one that was asked.
 */
export function refuseCrossSite(publicOrigin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const isOurs =
      SAFE.has(c.req.method) ||
      (site !== undefined
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || isOwn(origin, publicOrigin, c.req.header('Host')));
    if (!isOurs) return c.json({ message: 'This call can only be made from our own pages.' }, 403);
    await next();
  };
}

function isOwn(origin: string, publicOrigin: string | undefined, host: string | undefined): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
