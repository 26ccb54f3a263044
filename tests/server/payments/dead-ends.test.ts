/**
 * Every state of a payment has a way forward. The server reports whether money moved, and says that none moved only
 * when that is certain.
 */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { orders } from '../../../server/payments/schema';
import { visit } from '../support/visitor';
import { openShop, type Shop } from './shop';

const MINUTE = 60 * 1000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warned.mockClear());

/** Gives up the payment from a browser without the buyer's cookie. */
const giveUp = async (transactionId: string) =>
  (await visit(shop.here.port).call('POST', '/api/verify-purchase', { transactionId, giveUp: true })).json();

async function approved() {
  const buyer = await shop.buyer();
  const order = await buyer.ordered();
  shop.paypal.approve(order.id);
  return { buyer, ...order };
}

const UNPAID = { verified: false, status: 'UNPAID', message: expect.any(String) };
const PENDING = { verified: false, status: 'PENDING', message: expect.stringContaining('being confirmed') };

test('an approved order whose capture never arrived charges nothing, then or later', async () => {
  const { buyer, id, transactionId } = await approved();
  expect(await giveUp(transactionId)).toEqual(UNPAID);
  // The interrupted capture request arrives late.
  expect((await buyer.capture(id)).json()).toEqual({ status: 'DECLINED', transactionId });
  expect(shop.paypal.ledger.order(id).capture).toBeUndefined();
  expect(await giveUp(transactionId)).toEqual(UNPAID);
  expect((await buyer.ordered()).transactionId).not.toBe(transactionId);
});

test('a capture under way is awaited, not given up', async () => {
  const { buyer, id, transactionId } = await approved();
  let release = () => {};
  shop.paypal.chance = (call) => (call === 'capture' ? 'silent-before' : undefined);
  void buyer.capture(id).catch(release);
  await expect
    .poll(() => shop.paypal.asked.some((asked) => asked.id === id && asked.call === 'capture'))
    .toBe(true);
  expect(await giveUp(transactionId)).toEqual(PENDING);
  shop.paypal.chance = undefined;
  release = () => {};
});

test('after a kill before the capture was sent, nothing is charged, as soon as no capture can be under way', async () => {
  const { transactionId } = await approved();
  const { database } = shop.here.storage;
  await database
    .update(orders)
    .set({ state: 'unclear', updatedAt: shop.time.now() })
    .where(eq(orders.transactionId, transactionId));
  expect(await giveUp(transactionId)).toEqual(PENDING);
  shop.time.pass(2 * MINUTE);
  expect(await giveUp(transactionId)).toEqual(UNPAID);
});

test('an unknown order was never paid; one that only PayPal knows was', async () => {
  expect(await giveUp('SG-0000-0000-0000')).toEqual(UNPAID);
  expect(await giveUp('0123456789ABCDEFG')).toEqual(UNPAID);
  const { buyer, id, transactionId } = await approved();
  await buyer.capture(id);
  expect(await giveUp(transactionId)).toMatchObject({ verified: true, status: 'COMPLETED' });
  await shop.here.storage.database.delete(orders).where(eq(orders.transactionId, transactionId));
  expect(await giveUp(transactionId)).toEqual(UNPAID);
  expect(await giveUp(id)).toMatchObject({ verified: true, transactionId });
});

test('while PayPal cannot be asked no answer says that nothing was charged', async () => {
  const { transactionId } = await approved();
  await shop.paypal.down();
  const answer = await giveUp(transactionId);
  await shop.paypal.up();
  expect(answer).toEqual({ verified: false, message: expect.stringContaining("can't ask PayPal") });
});

test('a verification alone closes no order', async () => {
  const { buyer, id, transactionId } = await approved();
  expect(await buyer.verify(transactionId)).toMatchObject({ verified: false });
  expect((await buyer.capture(id)).json()).toEqual({ status: 'COMPLETED', transactionId });
});
