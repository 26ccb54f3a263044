import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Here, serveHere } from '../support/here';
import { visit } from '../support/visitor';
import { openShop, type Shop } from './shop';

/** Owns the database of all shops. */
let owner: Here;
beforeAll(async () => {
  owner = await serveHere();
});
afterAll(() => owner.stop());

let shop: Shop;
let warned: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  shop = await openShop({ storage: owner.storage });
});
afterEach(async () => {
  await shop.close();
  warned.mockRestore();
});

test('one access token serves many simultaneous buyers', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.buyer()));
  await Promise.all(buyers.map((buyer) => buyer.ordered()));
  expect(shop.paypal.tokens).toBe(1);
});

test('it is renewed a minute before it expires', async () => {
  shop.paypal.tokenLifetime = 3600;
  const buyer = await shop.buyer();
  await buyer.ordered();
  shop.time.pass(3539 * 1000);
  await (await shop.buyer()).ordered();
  expect(shop.paypal.tokens).toBe(1);
  shop.time.pass(1000);
  await (await shop.buyer()).ordered();
  expect(shop.paypal.tokens).toBe(2);
});

test('a revoked token is replaced once, and the call succeeds', async () => {
  await (await shop.buyer()).ordered();
  shop.paypal.revokeTokens();
  await (await shop.buyer()).ordered();
  expect(shop.paypal.tokens).toBe(2);
});

test('refused credentials are named in the log, without their values', async () => {
  shop.paypal.next('create', ...Array.from({ length: 6 }, () => 'stale-token' as const));
  const answer = await (await shop.buyer()).order();
  expect(answer.status).toBe(503);
  const output = warned.mock.calls.flat().join('\n');
  expect(output).toContain('PayPal does not accept our credentials');
  expect(output).not.toContain(shop.paypal.env.PAYPAL_CLIENT_SECRET);
  expect(output).not.toContain(shop.paypal.env.PAYPAL_CLIENT_ID);
});

test('every page gets a browser token, which is not an access token', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const setup = await visit(shop.here.port).call('GET', '/paypal/setup');
      return (setup.json() as { clientToken: string }).clientToken;
    }),
  );
  for (const token of tokens) {
    expect((await fetch(`${shop.paypal.url}/client-token/${token}`)).status).toBe(204);
    const asAccess = await fetch(`${shop.paypal.url}/v2/checkout/orders/0`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(asAccess.status).toBe(401);
  }
});

test('a token that does not arrive is requested again, then given up', async () => {
  shop.paypal.next('client-token', 'error-before', 'drop-after');
  expect((await visit(shop.here.port).call('GET', '/paypal/setup')).status).toBe(200);
  shop.paypal.next('client-token', 'html', 'html', 'html');
  expect((await visit(shop.here.port).call('GET', '/paypal/setup')).status).toBe(503);
});
