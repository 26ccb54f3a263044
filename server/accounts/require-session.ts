import type { MiddlewareHandler } from 'hono';
import { describe, refused } from '../base/openapi';
import type { Sessions, User } from './sessions';

export interface SignedIn {
  Variables: { user: User };
}

/** Sets `c.var.user` for requests with a session, and answers all other requests with 401. */
export function requireSession(sessions: Sessions): MiddlewareHandler<SignedIn> {
  return describe(
    async (c, next) => {
      const user = await sessions.current(c);
      if (!user) return c.json({ message: 'Not signed in' }, 401);
      c.set('user', user);
      await next();
    },
    { responses: { 401: refused('Nobody is signed in.') } },
  );
}
