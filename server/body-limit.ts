import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies that are too large. Hono's own middleware builds a Fetch `Request` for every request, the largest cost
 * of a short answer. This one compares the declared length if there is one, because Node reads no more than that.
 *
 * @param most bytes
 * @param refuse creates the answer to a larger body
 */
export function limitBody(most: number, refuse: (c: Context) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: most, onError: refuse });
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    // For a chunked body `Content-Length` is invalid, so the bytes are counted.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return counted(c, next);
    return Number(length) > most ? Promise.resolve(refuse(c)) : next();
  };
}
