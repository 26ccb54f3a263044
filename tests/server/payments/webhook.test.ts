import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orders } from '../../../server/payments/schema';
import type { LedgerCapture } from '../../fakes/paypal/ledger';
import { aboutCapture, envelope, sign } from '../../fakes/paypal/webhooks';
import { type Buyer, openShop, type Shop } from './shop';

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

interface Paid {
  readonly buyer: Buyer;
  readonly id: string;
  readonly transactionId: string;
  readonly capture: LedgerCapture;
}

/** @param isSeen whether the buyer stays until the server has recorded the payment */
async function paid({ isSeen = true, means = 'good' as 'good' | 'pending' } = {}): Promise<Paid> {
  const buyer = await shop.buyer();
  const order = await buyer.ordered();
  shop.paypal.approve(order.id, means);
  if (isSeen) await buyer.capture(order.id);
  else shop.paypal.ledger.capture(order.id);
  const { capture } = shop.paypal.ledger.order(order.id);
  if (!capture) throw new Error('Nothing was captured');
  return { buyer, capture, ...order };
}

/** Sends a correctly signed message about a capture. */
function tell(type: Parameters<typeof aboutCapture>[0], capture: LedgerCapture, amount?: string) {
  return shop.tell(shop.paypal.signed(aboutCapture(type, capture, shop.paypal.url, amount)));
}

async function isPremium({ buyer, transactionId }: Paid): Promise<boolean> {
  const before = shop.paypal.asked.length;
  const { verified } = await buyer.verify(transactionId);
  // For a paid order the server answers from its own database.
  if (verified) expect(shop.paypal.asked.length).toBe(before);
  return verified;
}

test('a payment whose completion the server missed is stored when PayPal reports it', async () => {
  const payment = await paid({ isSeen: false });
  expect(await tell('COMPLETED', payment.capture)).toBe(200);
  expect(await isPremium(payment)).toBe(true);
});

test('a pending payment becomes premium when PayPal accepts it, and not when PayPal declines it', async () => {
  const one = await paid({ means: 'pending' });
  expect(await tell('PENDING', one.capture)).toBe(200);
  expect(await one.buyer.verify(one.transactionId)).toMatchObject({ verified: false });
  shop.paypal.decide(one.capture, 'COMPLETED');
  expect(await tell('COMPLETED', one.capture)).toBe(200);
  expect(await isPremium(one)).toBe(true);

  const other = await paid({ means: 'pending' });
  shop.paypal.decide(other.capture, 'DECLINED');
  expect(await tell('DENIED', other.capture)).toBe(200);
  expect((await other.buyer.capture(other.id)).json()).toMatchObject({ status: 'DECLINED' });
});

test('a message alone proves nothing: the server asks PayPal', async () => {
  const payment = await paid({ means: 'pending' });
  expect(await tell('COMPLETED', { ...payment.capture, status: 'COMPLETED' })).toBe(200);
  expect(await payment.buyer.verify(payment.transactionId)).toMatchObject({ verified: false });
});

describe('a message', () => {
  test('that is repeated changes nothing, and asks PayPal only about its signature', async () => {
    const payment = await paid({ isSeen: false });
    const message = shop.paypal.signed(aboutCapture('COMPLETED', payment.capture, shop.paypal.url));
    expect(await shop.tell(message)).toBe(200);
    const before = shop.paypal.asked.length;
    for (let time = 0; time < 3; time++) expect(await shop.tell(message)).toBe(200);
    expect(shop.paypal.asked.slice(before).map(({ call }) => call)).toEqual(
      Array.from({ length: 3 }, () => 'verify-signature'),
    );
    expect(await isPremium(payment)).toBe(true);
  });

  test.each([
    ['an order’s', 'CHECKOUT.ORDER.APPROVED', { id: 'A\0B' }],
    ['a capture’s', 'PAYMENT.CAPTURE.COMPLETED', { id: '../../v1/oauth2/token' }],
    [
      'a related one',
      'PAYMENT.CAPTURE.COMPLETED',
      { id: '0123456789ABCDEFG', supplementary_data: { related_ids: { order_id: 'x\0' } } },
    ],
  ])(
    'with a valid signature and an invalid ID is refused without further calls: %s',
    async (_, type, resource) => {
      const before = shop.paypal.asked.length;
      expect(await shop.tell(shop.paypal.signed(envelope(type, resource)))).toBe(400);
      // PayPal was only asked to check the signature.
      expect(shop.paypal.asked.slice(before).map(({ call }) => call)).toEqual(['verify-signature']);
    },
  );

  test('that was forged is refused: no signature, a wrong one, another’s, a changed body, a foreign certificate', async () => {
    const payment = await paid({ means: 'pending' });
    shop.paypal.decide(payment.capture, 'COMPLETED');
    const body = aboutCapture('COMPLETED', payment.capture, shop.paypal.url);
    const signed = shop.paypal.signed(body);
    const other = shop.paypal.signed(aboutCapture('PENDING', payment.capture, shop.paypal.url));
    const with_ = (changes: Record<string, string>) => ({ body, headers: { ...signed.headers, ...changes } });
    const forged = [
      { body, headers: { 'Content-Type': 'application/json' } },
      with_({ 'PayPal-Transmission-Sig': 'bm90IHJpZ2h0' }),
      with_({ 'PayPal-Transmission-Sig': other.headers['PayPal-Transmission-Sig'] ?? '' }),
      with_({ 'PayPal-Transmission-Id': '00000000-0000-4000-8000-000000000000' }),
      with_({ 'PayPal-Cert-Url': 'https://paypal.com.elsewhere.example/cert' }),
      { body: body.replace('PAYMENT', 'PAYMENT '), headers: signed.headers },
      { body: `${body} `, headers: signed.headers },
      { body: 'not JSON', headers: signed.headers },
    ];
    for (const message of forged) expect(await shop.tell(message)).toBe(400);
    const [known] = await shop.here.storage.database
      .select()
      .from(orders)
      .where(eq(orders.transactionId, payment.transactionId));
    expect(known?.state).toBe('pending');
  });

  test('is refused when it is for another webhook of the shop', async () => {
    const payment = await paid();
    const body = aboutCapture('REFUNDED', payment.capture, shop.paypal.url);
    expect(await shop.tell(sign(body, 'WH-ANOTHER', shop.paypal.url))).toBe(400);
  });

  test('about something else is accepted and ignored', async () => {
    for (const body of [
      envelope('CHECKOUT.ORDER.APPROVED', { id: '0123456789ABCDEFG' }),
      envelope('CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-1' }),
      envelope('PAYMENT.CAPTURE.COMPLETED', { id: '0123456789ABCDEFG', custom_id: 'not ours' }),
    ])
      expect(await shop.tell(shop.paypal.signed(body))).toBe(200);
  });

  test('about an approved order captures no payment: only the buyer can', async () => {
    const buyer = await shop.buyer();
    const { id } = await buyer.ordered();
    shop.paypal.approve(id);
    expect(await shop.tell(shop.paypal.signed(envelope('CHECKOUT.ORDER.APPROVED', { id })))).toBe(200);
    expect(shop.paypal.ledger.order(id).capture).toBeUndefined();
    expect((await buyer.capture(id)).json()).toMatchObject({ status: 'COMPLETED' });
  });

  test.each(['verify-signature', 'read'] as const)(
    'that cannot be checked now (%s) is to be sent again',
    async (call) => {
      const payment = await paid({ isSeen: false });
      const message = shop.paypal.signed(aboutCapture('COMPLETED', payment.capture, shop.paypal.url));
      shop.paypal.next(call, 'error-before', 'error-before', 'error-before');
      expect(await shop.tell(message)).toBe(503);
      expect(await shop.tell(message)).toBe(200);
      expect(await isPremium(payment)).toBe(true);
    },
  );
});

describe('a refund', () => {
  test.each(['REFUNDED', 'REVERSED'] as const)(
    'revokes premium (%s), whichever message arrives late',
    async (type) => {
      const payment = await paid();
      const { capture, buyer, id } = payment;
      expect(await isPremium(payment)).toBe(true);
      const late = shop.paypal.signed(aboutCapture('COMPLETED', capture, shop.paypal.url));
      shop.paypal.decide(capture, 'REFUNDED');
      expect(await tell(type, capture)).toBe(200);
      expect(await isPremium(payment)).toBe(false);
      // An older message arrives late, and PayPal's own state is outdated.
      shop.paypal.decide(capture, 'COMPLETED');
      expect(await shop.tell(late)).toBe(200);
      expect(await isPremium(payment)).toBe(false);
      expect(await buyer.capture(id).then((answer) => answer.json())).toMatchObject({ status: 'DECLINED' });
      // Premium can be bought again.
      expect((await buyer.ordered()).id).not.toBe(id);
    },
  );

  test('of a part keeps premium', async () => {
    const payment = await paid();
    shop.paypal.decide(payment.capture, 'PARTIALLY_REFUNDED');
    expect(await tell('REFUNDED', payment.capture, '2.00')).toBe(200);
    expect(await isPremium(payment)).toBe(true);
  });

  test('before the server knew of the payment leaves the buyer without premium', async () => {
    const payment = await paid({ isSeen: false });
    shop.paypal.decide(payment.capture, 'REFUNDED');
    expect(await tell('REFUNDED', payment.capture)).toBe(200);
    expect(await tell('COMPLETED', payment.capture)).toBe(200);
    expect(await isPremium(payment)).toBe(false);
  });
});
