import type { Context, MiddlewareHandler } from 'hono';

/** Methods that change nothing. They pass for a browser that does not name the page behind a request. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that another site makes in a person's browser, by a form, a script or a link, with 403: nothing is
 * set and nothing told. Today's browsers name the site of each call. A client that does not has nobody's cookie.
 *
 * Hono's `csrf` checks forms only, and compares with the address at this process, which begins with `http:` behind a
 * proxy with TLS.
 *
 * @param publicOrigin Public origin; undefined accepts an origin whose host the request names.
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
