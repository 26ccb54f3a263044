import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type PayPalStandIn, startPayPal } from '../../fakes/paypal/paypal';
import { createDatabase } from '../../fixtures/postgres';
import { makeSite } from '../support/fixture';
import { type Running, startServer } from '../support/running';
import { comeIn } from './shop';

let site: string;
let paypal: PayPalStandIn;
const servers: Running[] = [];
beforeAll(async () => {
  [site, paypal] = await Promise.all([makeSite(), startPayPal()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await paypal.close();
  await rm(site, { recursive: true });
});

async function start(env: Record<string, string>): Promise<Running> {
  const server = await startServer(site, { ...paypal.env, TRUST_PROXY: '1', ...env });
  servers.push(server);
  return server;
}

test('a server that is killed after PayPal took the money, before this was stored, finds the purchase', async () => {
  const first = await start({});
  const buyer = await comeIn(first.port);
  const { id, transactionId } = await buyer.ordered();
  paypal.approve(id);
  paypal.next('capture', 'silent-after');
  const lost = buyer.capture(id).catch((error: NodeJS.ErrnoException) => error.code);
  await expect.poll(() => paypal.ledger.order(id).capture?.status).toBe('COMPLETED');
  first.signal('SIGKILL');
  expect(await lost).toBe('ECONNRESET');
  await first.ended;

  const second = await start({ DATA_DIR: first.dataDir });
  const back = await comeIn(second.port);
  back.visitor.cookie = buyer.visitor.cookie;
  const again = await back.order();
  expect(again.status).toBe(409);
  expect(again.json()).toMatchObject({ status: 'COMPLETED', transactionId });
  expect((await back.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
  expect(await back.verify(transactionId)).toMatchObject({ verified: true });
  expect(paypal.ledger.captures.filter(({ orderId }) => orderId === id)).toHaveLength(1);
});

test('two servers over one PostgreSQL give one buyer one order, and take the money once', async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'));
  const both = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
  const sides = await Promise.all(both.map(({ port }) => comeIn(port)));
  for (const side of sides) side.visitor.cookie = sides[0]?.visitor.cookie ?? '';
  const many = Array.from({ length: 5 }, () => sides).flat();
  const ordered = await Promise.all(many.map((side) => side.ordered()));
  expect(new Set(ordered.map(({ id }) => id)).size).toBe(1);
  const { id = '', transactionId } = ordered[0] ?? {};
  paypal.approve(id);
  const captured = await Promise.all(many.map((side) => side.capture(id)));
  for (const answer of captured) expect(answer.json()).toEqual({ status: 'COMPLETED', transactionId });
  expect(paypal.ledger.captures.filter(({ orderId }) => orderId === id)).toHaveLength(1);
});
