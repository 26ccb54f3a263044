import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orders } from '../../../server/payments/schema';
import { visit } from '../support/visitor';
import { openShop, type Shop } from './shop';

const FAILED = 'Unable to verify this purchase. Please check the transaction ID and try again.';

let shop: Shop;
let warned: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
  warned.mockRestore();
});

async function paid() {
  const buyer = await shop.buyer();
  const order = await buyer.ordered();
  shop.paypal.approve(order.id);
  await buyer.capture(order.id);
  const captureId = shop.paypal.ledger.order(order.id).capture?.id ?? '';
  return { buyer, captureId, ...order };
}

describe('a purchase is verified', () => {
  test('by the shop’s ID, the order’s and the payment’s, on any device', async () => {
    const { buyer, id, transactionId, captureId } = await paid();
    for (const name of [transactionId, ` ${transactionId.toLowerCase()} `, id, captureId])
      expect(await buyer.verify(name)).toEqual({
        verified: true,
        message: 'Your premium access has been successfully restored on this device.',
        status: 'COMPLETED',
        transactionId,
      });
  });

  test('that only PayPal has', async () => {
    const { buyer, id, transactionId, captureId } = await paid();
    await shop.here.storage.database.delete(orders);
    expect(await buyer.verify(transactionId)).toMatchObject({ verified: false });
    expect(await buyer.verify(captureId)).toMatchObject({ verified: true });
    // The server has stored the purchase.
    expect(await buyer.verify(transactionId)).toMatchObject({ verified: true });
    expect(await buyer.verify(id)).toMatchObject({ verified: true });
  });
});

describe('nothing is verified', () => {
  test('for an order that is open, approved, or not the shop’s', async () => {
    const buyer = await shop.buyer();
    const { id, transactionId } = await buyer.ordered();
    expect(await buyer.verify(transactionId)).toMatchObject({ verified: false, message: FAILED });
    shop.paypal.approve(id);
    expect(await buyer.verify(id)).toMatchObject({ verified: false, message: FAILED });

    const foreign = shop.paypal.ledger.create({
      intent: 'CAPTURE',
      purchase_units: [
        {
          amount: { currency_code: 'USD', value: '9.99' },
          invoice_id: 'INVOICE-7',
          custom_id: 'another shop of the same seller',
        },
      ],
    });
    shop.paypal.approve(foreign.id);
    const { capture } = shop.paypal.ledger.capture(foreign.id);
    expect(await buyer.verify(foreign.id)).toMatchObject({ verified: false, message: FAILED });
    expect(await buyer.verify(capture?.id ?? '')).toEqual({
      verified: false,
      status: 'UNPAID',
      message: FAILED,
    });
  });

  test('for an order that pays another merchant, even by a process that has created no order', async () => {
    const fresh = await openShop({}, shop.paypal);
    try {
      const foreign = shop.paypal.ledger.create({
        intent: 'CAPTURE',
        purchase_units: [
          {
            amount: { currency_code: 'USD', value: '9.99' },
            invoice_id: 'SG-7KQM-2XWD-94TF',
            custom_id: randomUUID(),
            payee: { merchant_id: 'ZZZZZZZZZZZZZ' },
          },
        ],
      });
      shop.paypal.approve(foreign.id);
      shop.paypal.ledger.capture(foreign.id);
      const buyer = await fresh.buyer();
      expect(await buyer.verify(foreign.id)).toMatchObject({ verified: false, status: 'UNPAID' });
    } finally {
      await fresh.close();
    }
  });

  test('without an ID', async () => {
    const body = { transactionId: '' };
    const answer = await visit(shop.here.port).call('POST', '/api/verify-purchase', body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ message: expect.any(String) });
  });

  test('by the hundred: PayPal is never asked for an impossible ID, and further tries have to wait', async () => {
    const junk = [
      "' or 1=1 --",
      '../../v1/oauth2/token',
      'SG-IIII-UUUU-0000',
      'SG-0000-0000-000',
      '\u0000\u0000\u0000',
      '🌿'.repeat(90),
      '9'.repeat(200),
      '%2e%2e%2f',
      '0123456789ABCDE/?',
      ' ',
    ];
    const before = shop.paypal.asked.length;
    const seen = new Map<number, number>();
    for (let household = 0; household < 2; household++) {
      const visitor = visit(shop.here.port);
      for (let time = 0; time < 70; time++) {
        const transactionId = time % 2 ? junk[(time >> 1) % junk.length] : randomBytes(9).toString('base64');
        const answer = await visitor.call('POST', '/api/verify-purchase', { transactionId });
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        expect(answer.json()).toMatchObject({ verified: false, message: expect.any(String) });
      }
    }
    expect(seen).toEqual(
      new Map([
        [200, 120],
        [429, 20],
      ]),
    );
    // The server sent only IDs in PayPal's format to PayPal.
    for (const { id } of shop.paypal.asked.slice(before)) if (id) expect(id).toMatch(/^[A-Z0-9]{17}$/);
    expect(shop.paypal.asked.length - before).toBeLessThan(10);
  });
});
