import { Hono } from 'hono';
import { authenticatedRoutes } from './authenticated-routes';
import type { AccountRouteDependencies } from './parts';
import { unauthenticatedRoutes } from './unauthenticated-routes';

export function accountRoutes(parts: AccountRouteDependencies): Hono {
  const app = new Hono();
  app.route('/', unauthenticatedRoutes(parts));
  app.route('/', authenticatedRoutes(parts));
  return app;
}
