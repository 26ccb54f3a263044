import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies that are too large, as Hono's own does. That one asks every request for its body first, for which a
 * whole `Request` of the Fetch standard is made: the most expensive thing about a short answer. Most requests need not be
 * asked: they have no body, or say how long it is, and then Node reads no more of it than that.
 *
 * @param most Bytes.
 * @param refuse What is answered instead.
 */
export function limitBody(most: number, refuse: (c: Context) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: most, onError: refuse });
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    // What comes in pieces says nothing of its length, whatever else it says.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return counted(c, next);
    return Number(length) > most ? Promise.resolve(refuse(c)) : next();
  };
}
