import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { nextRandom } from '../../../machines/random';
import { orders } from '../../../server/payments/schema';
import type { Storage } from '../../../server/storage/database';
import { openStorage } from '../../../server/storage/storage';
import { ANY_TIME, type Fault } from '../../fakes/paypal/faults';
import { type PayPalStandIn, startPayPal } from '../../fakes/paypal/paypal';
import { aboutCapture } from '../../fakes/paypal/webhooks';
import { createDatabase } from '../../fixtures/postgres';
import { soak } from '../../fixtures/soak';
import { type Buyer, comeIn, openShop, type Shop } from './shop';

const BUYERS = soak(100, 10);
/** Number of simultaneous buyers. */
const AT_ONCE = 10;
/** Probability that a request to PayPal fails. */
const TROUBLE = 0.3;
const SEED = 20_261_121;

let paypal: PayPalStandIn;
let storages: Storage[];
/** Two servers that share only a PostgreSQL database. */
let shops: Shop[];
let warned: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  paypal = await startPayPal();
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  storages = [];
  for (let server = 0; server < 2; server++) storages.push(await openStorage({ databaseUrl, dataDir: '' }));
  shops = await Promise.all(storages.map((storage) => openShop({ storage }, paypal)));
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await Promise.all(storages.map((storage) => storage.close()));
  await paypal.close();
  warned.mockRestore();
});

let seed = SEED;
function chance(): number {
  const [value, next] = nextRandom(seed);
  seed = next;
  return value;
}

function pick<T>(all: readonly T[]): T {
  return all[Math.floor(chance() * all.length)] as T;
}

/** Repeats an action until it has a result. */
async function until<T>(act: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const done = await act();
    if (done !== undefined) return done;
  }
}

interface Purchase {
  readonly transactionId: string;
  readonly buyer: Buyer;
}

/**
 * Pays like a person with a bad connection: with up to three requests at once, repeatedly, through either server, or
 * without finishing.
 */
async function pay(): Promise<Purchase> {
  const { visitor } = await until(() => comeIn((shops[0] as Shop).here.port).catch(() => undefined));
  const elsewhere = await until(() => comeIn((shops[1] as Shop).here.port).catch(() => undefined));
  const here = await until(() => comeIn((shops[0] as Shop).here.port).catch(() => undefined));
  // Both servers get the same cookie, as from one browser.
  for (const side of [here, elsewhere]) side.visitor.cookie = visitor.cookie;
  const sides = [here, elsewhere];
  const once = (await Promise.all(
    Array.from({ length: 1 + Math.floor(chance() * 3) }, () =>
      until(async () => {
        const answer = await pick(sides).order();
        expect([201, 503]).toContain(answer.status);
        return answer.status === 201 ? (answer.json() as { id: string; transactionId: string }) : undefined;
      }),
    ),
  )) as [{ id: string; transactionId: string }];
  const [{ id, transactionId }] = once;
  expect(new Set(once.map((order) => order.id)).size).toBe(1);
  paypal.approve(id);

  // Some buyers close the page after the first click. The others click again until the payment is completed.
  const stays = chance() > 0.2;
  do {
    const answers = await Promise.all(
      Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(sides).capture(id)),
    );
    const statuses = answers.map((answer) => {
      expect([200, 503]).toContain(answer.status);
      return answer.status === 200 ? (answer.json() as { status: string }).status : 'UNREACHED';
    });
    // The order is approved and the payment method is good, so no answer may say that it was declined.
    expect(statuses).not.toContain('DECLINED');
    if (statuses.includes('COMPLETED')) break;
  } while (stays);
  return { transactionId, buyer: here };
}

test(`${BUYERS} interrupted and doubled payments result in one purchase each`, {
  timeout: 120_000,
}, async () => {
  let troubles = 0;
  paypal.chance = (call): Fault | undefined => {
    if (call === 'verify-signature' || chance() >= TROUBLE) return undefined;
    troubles += 1;
    return pick(ANY_TIME);
  };
  const purchases: Purchase[] = [];
  while (purchases.length < BUYERS) {
    purchases.push(...(await Promise.all(Array.from({ length: AT_ONCE }, pay))));
  }
  paypal.chance = undefined;

  // PayPal sends two messages for each capture, out of order, to either server.
  for (const capture of [...paypal.ledger.captures, ...paypal.ledger.captures].reverse()) {
    const message = paypal.signed(aboutCapture('COMPLETED', capture, paypal.url));
    expect(await pick(shops).tell(message)).toBe(200);
  }

  // Buyers who left before the capture return and pay.
  for (const { transactionId, buyer } of purchases) {
    const { verified } = await buyer.verify(transactionId);
    if (verified) continue;
    const { id } = await buyer.ordered();
    expect((await buyer.capture(id)).json()).toMatchObject({ status: 'COMPLETED', transactionId });
  }

  for (const { transactionId, buyer } of purchases) {
    expect(await buyer.verify(transactionId), `${transactionId}, seed ${SEED}`).toMatchObject({
      verified: true,
    });
    expect((await buyer.order()).json()).toMatchObject({ status: 'COMPLETED', transactionId });
  }
  const invoices = paypal.ledger.captures.map(({ invoice_id }) => invoice_id).sort();
  expect(invoices).toEqual(purchases.map(({ transactionId }) => transactionId).sort());
  const kept = await (storages[0] as Storage).database.select().from(orders);
  const completed = kept.filter(({ state }) => state === 'completed');
  expect(completed.map(({ transactionId }) => transactionId).sort()).toEqual(invoices);
  expect(new Set(completed.map(({ captureId }) => captureId)).size).toBe(BUYERS);
  // Without enough injected failures this test proves nothing.
  expect(troubles).toBeGreaterThan(BUYERS / 4);
});
