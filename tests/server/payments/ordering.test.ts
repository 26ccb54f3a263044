import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPaymentSettings } from '../../../server/payments/settings';
import { visit } from '../support/visitor';
import { openShop, PRICE, type Shop } from './shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const HOUR = 60 * 60 * 1000;

describe('the only product', () => {
  test('is ordered at PayPal with the shop’s IDs and without a shipping address', async () => {
    const { id, transactionId } = await (await shop.buyer()).ordered();
    expect(transactionId).toMatch(/^SG(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(shop.paypal.ledger.order(id)).toMatchObject({
      status: 'PAYER_ACTION_REQUIRED',
      unit: {
        amount: { currency_code: 'USD', value: '9.99' },
        invoice_id: transactionId,
        custom_id: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
  });

  test('may have its price as a text', async () => {
    const answer = await (await shop.buyer()).order({ ...PRICE, amount: '9.99' });
    expect(answer.status).toBe(201);
  });

  test.each([
    ['another amount', { ...PRICE, amount: 0.01 }],
    ['another currency', { ...PRICE, currency: 'EUR' }],
    ['no JSON', '{'],
  ])('is refused with %s, with an explanation', async (_, body) => {
    const before = shop.paypal.ledger.orders.size;
    const answer = await (await shop.buyer()).order(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ message: expect.stringMatching(/\w.*\.$/) });
    expect(shop.paypal.ledger.orders.size).toBe(before);
  });
});

describe('the same buyer', () => {
  test('is recognized by a cookie that scripts and other sites cannot use', async () => {
    const setup = await visit(shop.here.port).call('GET', '/paypal/setup');
    const [cookie] = setup.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^stillgrove\.buyer\.[\da-f]{12}=[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
  });

  test('gets the same order for a double click and in two simultaneous tabs', async () => {
    const buyer = await shop.buyer();
    const before = shop.paypal.ledger.orders.size;
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.ordered()));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(shop.paypal.ledger.orders.size).toBe(before + 1);
    expect(await buyer.ordered()).toEqual(answers[0]);
  });

  test('gets a new order once PayPal can no longer take the first', async () => {
    const buyer = await shop.buyer();
    const first = await buyer.ordered();
    shop.time.pass(3 * HOUR);
    const second = await buyer.ordered();
    expect(second.id).not.toBe(first.id);
    expect(second.transactionId).not.toBe(first.transactionId);
    // The capture of the older tab moves no money.
    shop.paypal.approve(first.id);
    expect((await buyer.capture(first.id)).json()).toMatchObject({ status: 'DECLINED' });
    expect(shop.paypal.ledger.order(first.id).capture).toBeUndefined();
  });

  test('gets the number of a paid order, and no new one', async () => {
    const buyer = await shop.buyer();
    const { id, transactionId } = await buyer.ordered();
    shop.paypal.approve(id);
    await buyer.capture(id);
    const again = await buyer.order();
    expect(again.status).toBe(409);
    expect(again.json()).toEqual({
      message: expect.stringContaining('already paid'),
      status: 'COMPLETED',
      transactionId,
    });
  });

  test('is not asked to pay again after a payment that the server has not seen', async () => {
    const buyer = await shop.buyer();
    const { id, transactionId } = await buyer.ordered();
    shop.paypal.approve(id);
    shop.paypal.ledger.capture(id);
    expect((await buyer.order()).json()).toMatchObject({ status: 'COMPLETED', transactionId });
  });
});

test('is asked to wait after too many orders', async () => {
  const buyer = await shop.buyer();
  const statuses = new Set<number>();
  for (let time = 0; time < 61; time++) statuses.add((await buyer.order()).status);
  expect(statuses).toEqual(new Set([201, 429]));
});

test('an order whose payee is not the shop is never offered to a buyer', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const misled = await openShop(
    {
      payments: readPaymentSettings({ ...shop.paypal.env, PAYPAL_MERCHANT_ID: 'ZZZZZZZZZZZZZ' }, '127.0.0.1'),
    },
    shop.paypal,
  );
  try {
    expect((await (await misled.buyer()).order()).status).toBe(503);
    expect(warned).toHaveBeenCalledWith(
      'Payments: The order would pay another merchant than PAYPAL_MERCHANT_ID.',
    );
  } finally {
    await misled.close();
    warned.mockRestore();
  }
});
