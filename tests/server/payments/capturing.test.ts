import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../fakes/paypal/faults';
import { visit } from '../support/visitor';
import { type Buyer, openShop, type Shop } from './shop';

let shop: Shop;
let warned: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  shop = await openShop();
});
afterEach(() => warned.mockClear());
afterAll(async () => {
  await shop.close();
  warned.mockRestore();
});

async function approved(at = shop): Promise<{ buyer: Buyer; id: string; transactionId: string }> {
  const buyer = await at.buyer();
  const order = await buyer.ordered();
  at.paypal.approve(order.id);
  return { buyer, ...order };
}

const taken = (id: string) =>
  shop.paypal.asked.filter((asked) => asked.call === 'capture' && asked.id === id);

test('an approved order is paid once, however often its capture is requested', async () => {
  const { buyer, id, transactionId } = await approved();
  for (let time = 0; time < 3; time++) {
    const answer = await buyer.capture(id);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'COMPLETED', transactionId });
  }
  expect(taken(id)).toHaveLength(1);
  expect(await buyer.verify(transactionId)).toMatchObject({ verified: true });
});

describe('an order that is not the buyer’s', () => {
  test('gets the same 404: another’s, an unknown one, without a cookie, without an ID', async () => {
    const { id } = await approved();
    const stranger = await shop.buyer();
    const answers = await Promise.all([
      stranger.capture(id),
      stranger.capture('0123456789ABCDEFG'),
      stranger.capture('..%2F..%2Fv1'),
      visit(shop.here.port).call('POST', `/paypal/order/${id}/capture`),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.json()).toEqual({ message: 'Not found' });
    }
    expect(taken(id)).toHaveLength(0);
  });
});

describe('nothing is charged for an order', () => {
  test('that the buyer has canceled and may still approve', async () => {
    const buyer = await shop.buyer();
    const { id, transactionId } = await buyer.ordered();
    expect((await buyer.capture(id)).json()).toEqual({ status: 'DECLINED', transactionId });
    expect((await buyer.ordered()).id).toBe(id);
    shop.paypal.approve(id);
    expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
  });

  test('that was voided', async () => {
    const { buyer, id } = await approved();
    shop.paypal.void(id);
    expect((await buyer.capture(id)).json()).toMatchObject({ status: 'DECLINED' });
  });

  test('that PayPal no longer knows', async () => {
    const { buyer, id } = await approved();
    shop.paypal.forget(id);
    expect((await buyer.capture(id)).json()).toMatchObject({ status: 'DECLINED' });
    expect((await buyer.ordered()).id).not.toBe(id);
  });

  test('whose payment method is declined; the next attempt is a new order', async () => {
    const buyer = await shop.buyer();
    const { id, transactionId } = await buyer.ordered();
    shop.paypal.approve(id, 'declined');
    expect((await buyer.capture(id)).json()).toEqual({ status: 'DECLINED', transactionId });
    expect((await buyer.capture(id)).json()).toEqual({ status: 'DECLINED', transactionId });
    expect(taken(id)).toHaveLength(1);
    const second = await buyer.ordered();
    shop.paypal.approve(second.id);
    expect((await buyer.capture(second.id)).json()).toMatchObject({ status: 'COMPLETED' });
    expect(await buyer.verify(transactionId)).toMatchObject({ verified: false });
  });

  test('while PayPal is down: 503, and it can be paid afterwards', async () => {
    const { buyer, id, transactionId } = await approved();
    await shop.paypal.down();
    const answers = [
      await buyer.capture(id),
      await (await buyerWithoutSetup()).call('GET', '/paypal/setup'),
      await visit(shop.here.port).call('POST', '/paypal/order', {
        amount: 9.99,
        currency: 'USD',
        intent: 'CAPTURE',
      }),
    ];
    await shop.paypal.up();
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.json()).toEqual({ message: expect.stringContaining('Nothing was charged') });
    }
    expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
  });
});

const buyerWithoutSetup = async () => visit(shop.here.port);

describe('the answer to a capture is lost:', () => {
  test.each<[Fault]>([['drop-after'], ['error-after'], ['stale-token'], ['in-progress']])(
    '%s, once: the server repeats it with the same request ID',
    async (fault) => {
      const { buyer, id, transactionId } = await approved();
      shop.paypal.next('capture', fault);
      expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
      const names = new Set(taken(id).map(({ requestId }) => requestId));
      expect([...names]).toEqual([expect.stringMatching(/^[\da-f-]{36}\.1$/)]);
      expect(shop.paypal.ledger.captures.filter(({ orderId }) => orderId === id)).toHaveLength(1);
    },
  );

  test('silent-after: the request is ended and repeated', async () => {
    const quick = await openShop({
      storage: shop.here.storage,
      paypalPatience: { request: 500, pause: 1, longestPause: 1 },
    });
    try {
      const { buyer, id, transactionId } = await approved(quick);
      quick.paypal.next('capture', 'silent-after');
      expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
      expect(quick.paypal.ledger.captures).toHaveLength(1);
    } finally {
      await quick.close();
    }
  });

  test('every time, though the money was taken: the order is read instead', async () => {
    const { buyer, id, transactionId } = await approved();
    shop.paypal.next('capture', 'drop-after', 'drop-after', 'drop-after');
    expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
  });

  test('always, and the order cannot be read: it is pending, with its number, until the next call', async () => {
    const { buyer, id, transactionId } = await approved();
    shop.paypal.next('capture', 'drop-after', 'drop-after', 'drop-after');
    shop.paypal.next('read', 'drop-before', 'drop-before', 'drop-before');
    expect((await buyer.capture(id)).json()).toEqual({ status: 'PENDING', transactionId });
    // While the provider does not respond, the server creates no second order.
    shop.paypal.next('read', 'drop-before', 'drop-before', 'drop-before');
    const again = await buyer.order();
    expect(again.status).toBe(409);
    expect(again.json()).toMatchObject({ status: 'PENDING', transactionId });
    expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
  });

  test('and a later attempt is refused: the first may have charged, so no answer says that nothing was', async () => {
    const { buyer, id, transactionId } = await approved();
    shop.paypal.next('capture', 'drop-after', 'drop-after', 'drop-after', 'busy-for-long');
    shop.paypal.next('read', ...Array.from({ length: 6 }, () => 'drop-before' as const));
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await buyer.capture(id)).json()).toEqual({ status: 'PENDING', transactionId });
    expect(await buyer.verify(transactionId)).toMatchObject({ verified: true });
  });

  test('PayPal asks to wait for an hour: the buyer is not kept waiting', async () => {
    const { buyer, id, transactionId } = await approved();
    shop.paypal.next('capture', 'busy-for-long');
    const answer = await buyer.capture(id);
    expect(answer.status).toBe(503);
    expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
  });
});

test('the money is taken and the order book cannot be written: no answer says that nothing was charged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const other = await openShop();
  try {
    const { buyer, id } = await approved(other);
    other.paypal.chance = (call) => {
      if (call === 'capture') void other.here.storage.close();
      return undefined;
    };
    const answer = await buyer.capture(id);
    expect(other.paypal.ledger.order(id).capture?.status).toBe('COMPLETED');
    expect(answer.status).toBe(500);
    expect(answer.json()).toEqual({ message: expect.stringContaining('keep its transaction ID') });
    expect((await buyer.capture(id)).status).toBe(500);
    expect(logged).toHaveBeenCalled();
  } finally {
    logged.mockRestore();
    await other.close().catch(() => {});
  }
});

describe('a capture that is not the payment of this order does not give premium:', () => {
  test.each<[Fault]>([
    ['wrong-amount'],
    ['wrong-spelling'],
    ['wrong-currency'],
    ['wrong-invoice'],
    ['wrong-custom'],
    ['wrong-payee'],
    ['not-final'],
  ])('%s', async (fault) => {
    const { buyer, id, transactionId } = await approved();
    shop.paypal.next('capture', fault);
    shop.paypal.next('read', fault);
    expect((await buyer.capture(id)).json()).toEqual({ status: 'PENDING', transactionId });
    expect(await buyer.verify(transactionId)).toMatchObject({ verified: false });
    const output = warned.mock.calls.flat().join('\n');
    expect(output).toContain('is not settled');
    for (const secret of [transactionId, buyer.visitor.cookie.split('=')[1] ?? '', buyer.visitor.address])
      expect(output).not.toContain(secret);
  });
});

test('a capture without a payee gives premium when the order names the shop', async () => {
  const { buyer, id, transactionId } = await approved();
  shop.paypal.next('capture', 'no-payee');
  expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
});

test('a capture gives no premium while neither it nor the order names a payee', async () => {
  const { buyer, id, transactionId } = await approved();
  shop.paypal.next('capture', 'no-payee');
  shop.paypal.next('read', 'no-payee', 'no-payee');
  expect((await buyer.capture(id)).json()).toEqual({ status: 'PENDING', transactionId });
  expect(await buyer.verify(transactionId)).toMatchObject({ verified: false, status: 'PENDING' });
});

describe('a payment under review at PayPal', () => {
  async function pending() {
    const buyer = await shop.buyer();
    const order = await buyer.ordered();
    shop.paypal.approve(order.id, 'pending');
    expect((await buyer.capture(order.id)).json()).toMatchObject({ status: 'PENDING' });
    const capture = shop.paypal.ledger.order(order.id).capture;
    if (!capture) throw new Error('Nothing was captured');
    return { buyer, capture, ...order };
  }

  test('is not verified, with an explanation, and gives premium once it is completed', async () => {
    const { buyer, id, transactionId, capture } = await pending();
    expect(await buyer.verify(transactionId)).toMatchObject({
      verified: false,
      message: expect.stringContaining('still being confirmed'),
    });
    expect((await buyer.order()).json()).toMatchObject({ status: 'PENDING', transactionId });
    shop.paypal.decide(capture, 'COMPLETED');
    expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
    expect(taken(id)).toHaveLength(1);
  });
});
