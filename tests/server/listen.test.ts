import http from 'node:http';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from '../../server/listen';

test('a request that never ends is cut when patience does', async () => {
  const app = new Hono();
  let asked = () => {};
  const arrived = new Promise<void>((resolve) => {
    asked = resolve;
  });
  app.get('/', () => {
    asked();
    return new Promise<Response>(() => {});
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const cut = new Promise((resolve) => {
    http.get({ host: '127.0.0.1', port: server.port, agent: false }).on('error', resolve);
  });
  await arrived;
  await server.close(100);
  expect(await cut).toMatchObject({ code: 'ECONNRESET' });
});
