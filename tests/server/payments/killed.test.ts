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
  const DATABASE_URL = await createDatabase(inject('postgresUrl'));
  const first = await start({ DATABASE_URL });
  const buyer = await comeIn(first.port);
  const { id, transactionId } = await buyer.ordered();
  paypal.approve(id);
  paypal.next('capture', 'silent-after');
  const lost = buyer.capture(id).catch((error: NodeJS.ErrnoException) => error.code);
  await expect.poll(() => paypal.ledger.order(id).capture?.status).toBe('COMPLETED');
  first.signal('SIGKILL');
  expect(await lost).toBe('ECONNRESET');
  await first.ended;

  const second = await start({ DATABASE_URL });
  const back = await comeIn(second.port);
  back.visitor.cookie = buyer.visitor.cookie;
  const again = await back.order();
  expect(again.status).toBe(409);
  expect(again.json()).toMatchObject({ status: 'COMPLETED', transactionId });
  expect((await back.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
  expect(await back.verify(transactionId)).toMatchObject({ verified: true });
  expect(paypal.ledger.captures.filter(({ orderId }) => orderId === id)).toHaveLength(1);
});
