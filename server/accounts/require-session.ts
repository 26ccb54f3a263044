import type { MiddlewareHandler } from 'hono';
import type { Sessions, User } from './sessions';

/** What handlers after {@link requireSession} find in their context: `c.var.user`. */
export interface SignedIn {
  Variables: { user: User };
}

/** Lets only those pass who are signed in, and says who they are; 401 for everyone else. */
export function requireSession(sessions: Sessions): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const user = await sessions.current(c);
    if (!user) return c.json({ message: 'Not signed in' }, 401);
    c.set('user', user);
    await next();
  };
}
