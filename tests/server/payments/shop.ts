import type { AppDependencies } from '../../../server/app';
import { type PayPalSettings, readPaymentSettings } from '../../../server/payments/settings';
import { type PayPalStandIn, startPayPal } from '../../fakes/paypal/paypal';
import type { Answer } from '../support/ask';
import { type Here, serveHere } from '../support/here';
import { type Visitor, visit } from '../support/visitor';
import { ManualTime } from './time';

export const PRICE = { amount: 9.99, currency: 'USD', intent: 'CAPTURE' };

/** A buyer with a browser of their own. */
export interface Buyer {
  readonly visitor: Visitor;
  order(body?: unknown): Promise<Answer>;
  /** Creates an order, and expects success. */
  ordered(): Promise<{ id: string; transactionId: string }>;
  capture(orderId: string): Promise<Answer>;
  verify(transactionId: string): Promise<{ verified: boolean; message: string }>;
}

/** The shop's server with a fake PayPal and its buyers. */
export interface Shop {
  readonly here: Here;
  readonly paypal: PayPalStandIn;
  readonly time: ManualTime;
  /**
   * Opens the checkout page, which requests `/paypal/setup`.
   * @returns the buyer
   */
  buyer(): Promise<Buyer>;
  /**
   * Sends a webhook message, as PayPal would.
   * @returns the status of the answer
   */
  tell(message: { readonly headers: Record<string, string>; readonly body: string }): Promise<number>;
  close(): Promise<void>;
}

/** Timeout and pauses of requests to PayPal, ms. Only a test with a silent PayPal waits for the timeout. */
const PATIENCE = { request: 10_000, pause: 1, longestPause: 1000 };

/** @param dependencies replacements of the defaults, for example a storage or shorter timeouts */
export async function openShop(
  dependencies: Partial<AppDependencies> = {},
  paypal?: PayPalStandIn,
): Promise<Shop> {
  const provider = paypal ?? (await startPayPal());
  const time = new ManualTime();
  const here = await serveHere({
    payments: readPaymentSettings(provider.env, '127.0.0.1') as PayPalSettings,
    trustedProxies: 1,
    clock: time.now,
    paypalPatience: PATIENCE,
    ...dependencies,
  });
  return {
    here,
    paypal: provider,
    time,
    buyer: () => comeIn(here.port),
    tell: async ({ headers, body }) =>
      (await visit(here.port).call('POST', '/paypal/webhook', body, headers)).status,
    async close() {
      await here.stop();
      if (!paypal) await provider.close();
    },
  };
}

/** @param port port of a server that trusts one proxy */
export async function comeIn(port: number): Promise<Buyer> {
  const visitor = visit(port);
  const setup = await visitor.call('GET', '/paypal/setup');
  if (setup.status !== 200) throw new Error(`No setup: ${setup.status} ${setup.text()}`);
  const self: Buyer = {
    visitor,
    order: (body = PRICE) => visitor.call('POST', '/paypal/order', body),
    async ordered() {
      const answer = await self.order();
      if (answer.status !== 201) throw new Error(`Not ordered: ${answer.status} ${answer.text()}`);
      return answer.json() as { id: string; transactionId: string };
    },
    capture: (orderId) => visitor.call('POST', `/paypal/order/${orderId}/capture`),
    async verify(transactionId) {
      // Sends from another device: another address, without the cookie.
      const answer = await visit(port).call('POST', '/api/verify-purchase', { transactionId });
      return answer.json() as { verified: boolean; message: string };
    },
  };
  return self;
}
