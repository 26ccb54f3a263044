import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Here, serveHere } from '../support/here';
import { visit } from '../support/visitor';
import { type Buyer, comeIn, openShop } from './shop';

let here: Here;
beforeAll(async () => {
  here = await serveHere({ trustedProxies: 1 });
});
afterAll(() => here.stop());

const approve = ({ visitor }: Buyer, id: string) =>
  visitor.call('POST', `/paypal/sandbox/order/${id}/approve`);

async function buy() {
  const buyer = await comeIn(here.port);
  const order = await buyer.ordered();
  await approve(buyer, order.id);
  expect((await buyer.capture(order.id)).json()).toMatchObject({ status: 'COMPLETED' });
  return { buyer, ...order };
}

describe('in the sandbox', () => {
  test('the page learns that no money moves, and loads the sandbox’s SDK', async () => {
    const visitor = visit(here.port);
    const setup = (await visitor.call('GET', '/paypal/setup')).json() as { sdkUrl: string };
    expect(setup).toEqual({ clientToken: 'sandbox', provider: 'sandbox', sdkUrl: '/paypal/sandbox/sdk.js' });
    const sdk = await visitor.call('GET', setup.sdkUrl);
    expect(sdk.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(sdk.text()).toContain('Test mode: no money is charged');
    const style = await visitor.call('GET', '/paypal/sandbox/sdk.css');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test('an order is paid only after it was approved', async () => {
    const buyer = await comeIn(here.port);
    const { id, transactionId } = await buyer.ordered();
    expect(id).toMatch(/^TEST/);
    expect((await buyer.capture(id)).json()).toEqual({ status: 'DECLINED', transactionId });
    expect((await approve(buyer, id)).status).toBe(204);
    expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
    expect(await buyer.verify(transactionId)).toMatchObject({ verified: true });
    expect(await buyer.verify(id)).toMatchObject({ verified: true });
  });

  test('every message is refused', async () => {
    const answer = await visit(here.port).call('POST', '/paypal/webhook', '{}');
    expect(answer.status).toBe(400);
  });
});

describe('one database, in the sandbox and then with PayPal', () => {
  test('never mixes the purchases of both', async () => {
    const { buyer, id, transactionId } = await buy();
    const shop = await openShop({ storage: here.storage });
    try {
      const atPayPal = await shop.buyer();
      for (const name of [transactionId, id])
        expect(await atPayPal.verify(name)).toMatchObject({ verified: false });
      // A browser that has paid only in the sandbox has not paid at PayPal.
      atPayPal.visitor.cookie = buyer.visitor.cookie;
      const order = await atPayPal.ordered();
      expect(order.transactionId).not.toBe(transactionId);
      expect((await atPayPal.capture(id)).status).toBe(404);
      expect((await approve(atPayPal, order.id)).status).toBe(404);

      shop.paypal.approve(order.id);
      await atPayPal.capture(order.id);
      expect(await atPayPal.verify(order.transactionId)).toMatchObject({ verified: true });
      for (const name of [order.transactionId, order.id])
        expect(await buyer.verify(name)).toMatchObject({ verified: false });
    } finally {
      await shop.close();
    }
  });
});
