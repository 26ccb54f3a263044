import type { Context, MiddlewareHandler } from 'hono';

/** They change nothing, so they are allowed even if the browser does not name the site of the request. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Answers 403 to a request that another site triggers in a person's browser, by a form, a script or a link. Current
 * browsers send `Sec-Fetch-Site` or `Origin` with it. A request with neither header is accepted, because its client is
 * not a browser and has no person's cookie. Hono's `csrf` checks only bodies that a form can send. This middleware also
 * refuses JSON, and reading by GET.
 *
 * @param publicOrigin undefined accepts any origin whose host equals the `Host` header
 */
export function refuseCrossSite(publicOrigin: string | undefined): MiddlewareHandler {
  return (c, next) => {
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const isOurs =
      site !== undefined
        ? site === 'same-origin' || site === 'none'
        : SAFE.has(c.req.method) || origin === undefined || isOwn(origin, publicOrigin, c.req.header('Host'));
    return isOurs ? next() : refuse(c);
  };
}

async function refuse(c: Context): Promise<Response> {
  return c.json({ message: 'This call can only be made from our own pages.' }, 403);
}

function isOwn(origin: string, publicOrigin: string | undefined, host: string | undefined): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
