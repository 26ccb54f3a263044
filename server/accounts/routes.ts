import { Hono } from 'hono';
import { entranceRoutes } from './entrance-routes';
import { ownRoutes } from './own-routes';
import type { AccountParts } from './parts';

export function accountRoutes(parts: AccountParts): Hono {
  const app = new Hono();
  app.route('/', entranceRoutes(parts));
  app.route('/', ownRoutes(parts));
  return app;
}
