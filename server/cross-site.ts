import type { Context, MiddlewareHandler } from 'hono';

/** Calls that change nothing: of a browser that does not say which page made them, they pass. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that another site makes in a person's browser, by a form, a script or a link: 403, with nothing set and
 * nothing told. The browser itself says where a call comes from. Who says nothing is no browser of today, and has no
 * one's cookie.
 *
 * Hono's own `csrf` looks at forms only and compares with the address as it reached this process, which behind a
 * proxy that speaks TLS begins with `http:`.
 *
 * @param publicOrigin Where people reach us; when it is not known, the origin's host must be the one that was asked.
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
