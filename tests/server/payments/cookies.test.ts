/** Ownership of orders: no order is lost because of another site, another tab or a missing cookie. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../support/ask';
import { type Here, serveHere } from '../support/here';
import { openShop, PRICE, type Shop } from './shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Sends a page's request with the given cookies. @returns the answer and the received cookies */
async function call(
  port: number,
  method: string,
  path: string,
  cookies: readonly string[],
  site = 'same-origin',
) {
  const body = method === 'POST' && path === '/paypal/order' ? JSON.stringify(PRICE) : undefined;
  const answer = await ask(port, path, {
    method,
    headers: {
      'Sec-Fetch-Site': site,
      ...(cookies.length > 0 && { Cookie: cookies.join('; ') }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body }),
  });
  const given = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] as string);
  return { status: answer.status, given, json: answer.text() === '' ? undefined : answer.json() };
}

const order = (cookies: readonly string[]) => call(shop.here.port, 'POST', '/paypal/order', cookies);
const idOf = ({ json }: { json: unknown }) => (json as { id: string }).id;

describe('a link from another site', () => {
  test.each(['cross-site', 'same-site'])(
    '(%s) to the setup sets no cookie and gets no data',
    async (site) => {
      for (const path of ['/paypal/setup', '/api/auth/user', '/api/journal', '/paypal/none']) {
        const { status, given, json } = await call(shop.here.port, 'GET', path, [], site);
        expect([status, given], path).toEqual([403, []]);
        expect(json).toEqual({ message: 'This call can only be made from our own pages.' });
      }
    },
  );

  test('leaves an approved order to its buyer, who pays it once', async () => {
    const { given } = await call(shop.here.port, 'GET', '/paypal/setup', []);
    expect(given).toHaveLength(1);
    const ordered = await order(given);
    shop.paypal.approve(idOf(ordered));
    const link = await call(shop.here.port, 'GET', '/paypal/setup', [], 'cross-site');
    // The browser would send every cookie that this answer sets.
    const cookies = [...link.given, ...given];
    const captured = await call(shop.here.port, 'POST', `/paypal/order/${idOf(ordered)}/capture`, cookies);
    expect(captured.json).toMatchObject({ status: 'COMPLETED' });
    expect((await order(cookies)).status).toBe(409);
  });
});

test('a cookie that was not sent stays beside the new one', async () => {
  const first = await order([]);
  const second = await order([]);
  const cookies = [...first.given, ...second.given];
  expect(new Set(cookies.map((cookie) => cookie.split('=')[0])).size).toBe(2);
  for (const { json } of [first, second]) {
    const { id } = json as { id: string };
    const answer = await call(shop.here.port, 'POST', `/paypal/order/${id}/capture`, cookies);
    expect(answer.json).toMatchObject({ status: 'DECLINED' });
  }
});

test('of two orders from two simultaneous tabs, a browser pays one', async () => {
  const tabs = [await order([]), await order([])];
  const cookies = tabs.flatMap(({ given }) => given);
  for (const tab of tabs) shop.paypal.approve(idOf(tab));
  const before = shop.paypal.ledger.captures.length;
  const [first, second] = [
    await call(shop.here.port, 'POST', `/paypal/order/${idOf(tabs[0] as never)}/capture`, cookies),
    await call(shop.here.port, 'POST', `/paypal/order/${idOf(tabs[1] as never)}/capture`, cookies),
  ];
  expect(first.json).toMatchObject({ status: 'COMPLETED' });
  expect(second.json).toEqual(first.json);
  expect(shop.paypal.ledger.captures).toHaveLength(before + 1);
});

test('a client that does not name its site gets a cookie only with an order', async () => {
  const setup = await ask(shop.here.port, '/paypal/setup');
  expect(setup.status).toBe(200);
  expect(setup.headers).not.toHaveProperty('set-cookie');
});

describe('the cookie', () => {
  let secure: Here;
  beforeAll(async () => {
    secure = await serveHere({ publicOrigin: 'https://stillgrove.example', trustedProxies: 1 });
  });
  afterAll(() => secure.stop());

  test('is restricted to this host behind TLS', async () => {
    const answer = await ask(secure.port, '/paypal/setup', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-stillgrove-buyer-[\da-f]{12}=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('counts at most eight times when a hundred were planted, and breaks nothing', async () => {
    const planted = Array.from(
      { length: 100 },
      (_, index) => `stillgrove.buyer.${index}=${String(index).padStart(43, 'A')}`,
    );
    const { status, given } = await order(planted);
    expect([status, given]).toEqual([201, []]);
  });
});

describe('captures', () => {
  test('beyond sixty in ten minutes from one address do not reach PayPal, and those of settled orders never do', {
    timeout: 120_000,
  }, async () => {
    const other = await openShop();
    try {
      const buyer = await other.buyer();
      const { id } = await buyer.ordered();
      const asked = () => other.paypal.asked.filter(({ call }) => call === 'capture').length;
      const statuses: number[] = [];
      for (let time = 0; time < 70; time++) statuses.push((await buyer.capture(id)).status);
      expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
      expect(statuses.slice(60).every((status) => status === 429)).toBe(true);
      expect(asked()).toBe(60);
      // Captures from another address still succeed.
      const paid = await other.buyer();
      const order = await paid.ordered();
      other.paypal.approve(order.id);
      const before = other.paypal.asked.length;
      expect((await paid.capture(order.id)).json()).toMatchObject({ status: 'COMPLETED' });
      const calls = other.paypal.asked.length - before;
      for (let time = 0; time < 70; time++) expect((await paid.capture(order.id)).status).toBe(200);
      for (let time = 0; time < 70; time++)
        expect((await paid.capture('0123456789ABCDEFG')).status).toBe(404);
      expect(other.paypal.asked.length).toBe(before + calls);
    } finally {
      await other.close();
    }
  });
});

test.each(['%00', 'A%00B', '%7f'])('an invalid order ID is refused with 400: %s', async (id) => {
  const [cookie] = (await order([])).given;
  const answer = await call(shop.here.port, 'POST', `/paypal/order/${id}/capture`, [cookie ?? '']);
  expect([answer.status, answer.json]).toEqual([400, { message: 'That is no order' }]);
});

describe('in the sandbox', () => {
  let here: Here;
  beforeAll(async () => {
    here = await serveHere({ trustedProxies: 1 });
  });
  afterAll(() => here.stop());

  test('an approval of an impossible ID is refused, and approvals have a limit', async () => {
    const approve = (id: string) => call(here.port, 'POST', `/paypal/sandbox/order/${id}/approve`, []);
    expect((await approve('%00')).status).toBe(400);
    const statuses: number[] = [];
    for (let time = 0; time < 60; time++) statuses.push((await approve('TEST0123456789ABC')).status);
    expect(statuses.slice(0, 59).every((status) => status === 404)).toBe(true);
    expect(statuses[59]).toBe(429);
  });
});
