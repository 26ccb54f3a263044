/** Payments through PayPal. PayPal's REST service and SDK are fakes, so no money moves. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Buyer, TRANSACTION_ID } from '../drivers/buyer';
import type { Guest } from '../drivers/guest';
import { expect, type NewGuest, test } from '../drivers/test';
import { type PayPalStandIn, startPayPal } from '../fakes/paypal/paypal';
import { type Running, startServer } from '../server/support/running';

let paypal: PayPalStandIn;
let server: Running;
let dataDir: string;
let baseUrl: string;
test.beforeAll(async () => {
  paypal = await startPayPal();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-paypal-'));
  server = await startServer(path.resolve('dist'), { ...paypal.env, DATA_DIR: dataDir });
  baseUrl = `http://localhost:${server.port}`;
});
test.afterAll(async () => {
  await server.stop();
  await paypal.close();
  await rm(dataDir, { recursive: true });
});
/**
 * Returns a guest, and a buyer in the guest's browser. Requests to the fake PayPal's host count as no error.
 */
async function arrive(newGuest: NewGuest): Promise<{ guest: Guest; buyer: Buyer }> {
  const guest = await newGuest({
    baseURL: baseUrl,
    expectedWrongs: new RegExp(`^third-party request: ${paypal.url}/`),
  });
  return { guest, buyer: new Buyer(guest) };
}

const open = async ({ guest, buyer }: { guest: Guest; buyer: Buyer }) => {
  await guest.open('/checkout');
  await guest.sees(buyer.payButton);
};
const says = ({ guest, buyer }: { guest: Guest; buyer: Buyer }, words: RegExp) =>
  guest.sees(buyer.notice.getByText(words));

test('the window can be canceled, fail, never end, and succeed; pages contact only the app’s host and, at checkout, PayPal’s', async ({
  newGuest,
}) => {
  const here = await arrive(newGuest);
  const { guest, buyer } = here;
  // Records the event during which the SDK opens its window.
  await guest.page.addInitScript(() => {
    let given: unknown;
    Object.defineProperty(window, 'paypal', {
      configurable: true,
      get: () => given,
      set: (sdk: { createInstance: (options: unknown) => Promise<object> }) => {
        given = {
          createInstance: async (options: unknown) => {
            const instance = (await sdk.createInstance(options)) as Record<string, (o: unknown) => object>;
            return {
              createPayPalOneTimePaymentSession: (how: unknown) => {
                const session = instance.createPayPalOneTimePaymentSession?.(how) as {
                  start(...args: unknown[]): unknown;
                };
                return {
                  start: (...args: unknown[]) => {
                    Object.assign(window, { openedBy: window.event?.type ?? 'nothing' });
                    return session.start(...args);
                  },
                };
              },
            };
          },
        };
      },
    });
  });
  const hosts: string[] = [];
  guest.context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) {
      hosts.push(`${new URL(request.frame().url()).pathname} ${origin === baseUrl ? 'us' : origin}`);
    }
  });
  for (const page of ['/', '/games', '/games/memory-cards', '/profile']) await guest.open(page);
  const ready = guest.page.waitForResponse(/client-token/);
  await open(here);
  expect(await guest.page.getByText('Test mode').count()).toBe(0);
  await (await ready).finished();
  // Waits for a later task, in which the handlers of the response have finished.
  await guest.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  paypal.buyer.behaviour = 'cancel';
  await guest.act(buyer.payButton);
  await says(here, /^Nothing was charged\. You can try again whenever you like\.$/);
  // Browsers open a window only within a press.
  expect(await guest.page.evaluate(() => (window as unknown as { openedBy: string }).openedBy)).toBe('click');
  paypal.buyer.behaviour = 'error';
  await guest.act(buyer.payButton);
  await says(here, /^The payment did not go through\. Nothing was charged\./);
  paypal.buyer.behaviour = 'never';
  await guest.act(buyer.payButton);
  await says(here, /^The payment window is open\./);
  await guest.press('Stop waiting');
  await says(here, /^Nothing was charged\./);
  expect(paypal.ledger.captures).toEqual([]);
  paypal.buyer.behaviour = 'approve';
  await guest.act(buyer.payButton);
  const id = await buyer.succeeds();
  expect(id).toMatch(TRANSACTION_ID);
  // The buyer also finds the ID in PayPal's e-mail.
  expect(paypal.ledger.captures.at(-1)).toMatchObject({ invoice_id: id, status: 'COMPLETED' });
  await guest.page.waitForURL('**/games');
  for (const page of ['/games', '/', '/games/zen-garden', '/profile']) await guest.open(page);
  const strangers = new Set(hosts.filter((line) => !line.endsWith(' us')));
  expect([...strangers]).toEqual([`/checkout ${paypal.url}`]);
});
