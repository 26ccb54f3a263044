import type { Handler } from 'hono';

/**
 * For a path that is there, but not by this method: put it after the path's other handlers.
 *
 * @param allowed As the `Allow` header lists them: `GET, HEAD`.
 */
export function refuseMethod(allowed: string): Handler {
  return (c) => {
    c.header('Allow', allowed);
    return c.json({ message: 'Method not allowed' }, 405);
  };
}
