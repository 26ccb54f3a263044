import type { MiddlewareHandler } from 'hono';
import { attachRouteSpec, refusalSpec } from '../base/openapi';
import type { Sessions, User } from './sessions';

export interface SignedInEnv {
  Variables: { user: User };
}

/** Sets `c.var.user` for requests with a session, and answers all other requests with 401. */
export function requireSession(sessions: Sessions): MiddlewareHandler<SignedInEnv> {
  return attachRouteSpec(
    async (c, next) => {
      const user = await sessions.current(c);
      if (!user) return c.json({ message: 'Not signed in' }, 401);
      c.set('user', user);
      await next();
    },
    { responses: { 401: refusalSpec('Nobody is signed in.') } },
  );
}
