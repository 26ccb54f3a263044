/** PayPal's REST service (Orders v2, Payments v2, webhooks) and browser SDK v6. */
import { PRICE, PRODUCT_NAME } from '../../../domain/product';
import type { Clock } from '../../base/clock';
import { logWarning } from '../../base/log';
import {
  type CaptureRefusal,
  type NewOrder,
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
} from '../provider';
import type { PayPalSettings } from '../settings';
import { orderIdOfCapture, parsePayPalEvent, parsePayPalOrder, payeeMerchantId } from './answers';
import { type PayPalAnswer, PayPalClient, type PayPalTimings } from './client';

/** PayPal forgets an order without approval after this time (ms). */
const ORDER_LIFETIME = 3 * 60 * 60 * 1000;
/** Of the IDs of orders, captures and buyers' transactions. */
const ID = /^[A-Z0-9]{17}$/;

/** Headers of a message's signature, by the names of their fields in the verification request. */
const SIGNATURE = {
  auth_algo: 'PayPal-Auth-Algo',
  cert_url: 'PayPal-Cert-Url',
  transmission_id: 'PayPal-Transmission-Id',
  transmission_sig: 'PayPal-Transmission-Sig',
  transmission_time: 'PayPal-Transmission-Time',
} as const;

const REFUSALS: Readonly<Record<string, CaptureRefusal>> = {
  ORDER_NOT_APPROVED: 'unapproved',
  PAYER_ACTION_REQUIRED: 'unapproved',
  ORDER_EXPIRED: 'gone',
  ORDER_VOIDED: 'gone',
  INVALID_RESOURCE_ID: 'gone',
  RESOURCE_NOT_FOUND: 'gone',
};

/** @param domain of the browser SDK, if known @param patience time limits, which tests shorten */
export class PayPalProvider implements PaymentProvider {
  readonly name = 'paypal';
  readonly orderLifetime = ORDER_LIFETIME;
  readonly sdkUrl: string;
  readonly pageSources: Readonly<Record<string, string>>;
  readonly #settings: PayPalSettings;
  readonly #client: PayPalClient;
  readonly #domain: string | undefined;

  constructor(
    settings: PayPalSettings,
    {
      clock,
      domain,
      patience,
    }: { clock: Clock; domain?: string | undefined; patience?: PayPalTimings | undefined },
  ) {
    this.sdkUrl = settings.sdk;
    this.pageSources = sourcesOf(settings.sdk);
    this.#settings = settings;
    this.#client = new PayPalClient(settings, clock, patience);
    this.#domain = domain;
  }

  /** @throws {ProviderError} when the answer contains no order */
  #orderIn(answer: PayPalAnswer): ProviderOrder {
    const order = answer.isOk ? parsePayPalOrder(answer.json, this.#settings.merchantId) : undefined;
    if (order) return order;
    throw new ProviderError(`PayPal reported no order: ${answer.status} ${answer.issues.join(' ')}`, {
      isHarmless: false,
    });
  }

  async readOrder(id: string): Promise<ProviderOrder | undefined> {
    const answer = await this.#client.send({ method: 'GET', path: `/v2/checkout/orders/${inPath(id)}` });
    if (answer.status === 404) return undefined;
    return this.#orderIn(answer);
  }

  clientToken(): Promise<string> {
    return this.#client.clientToken(this.#domain);
  }

  async createOrder(order: NewOrder): Promise<string> {
    const answer = await this.#client.send({
      method: 'POST',
      path: '/v2/checkout/orders',
      requestId: order.id,
      body: JSON.stringify(orderBody(order)),
    });
    const { id } = this.#orderIn(answer);
    const payee = payeeMerchantId(answer.json);
    if (payee === undefined || payee === this.#settings.merchantId) return id;
    // A capture of this order would pay another merchant, and the buyer would never get premium.
    throw new ProviderError('The order would pay another merchant than PAYPAL_MERCHANT_ID.', {
      isHarmless: true,
    });
  }

  async captureOrder(id: string, requestId: string): Promise<ProviderOrder | CaptureRefusal> {
    const path = `/v2/checkout/orders/${inPath(id)}/capture`;
    const answer = await this.#client.send({ method: 'POST', path, requestId, body: '{}' });
    if (answer.isOk) {
      const order = this.#orderIn(answer);
      // An order always names its payee. The answer to a capture may omit it.
      return payeeMerchantId(answer.json) === undefined ? ((await this.readOrder(id)) ?? order) : order;
    }
    if (answer.issues.includes('ORDER_ALREADY_CAPTURED')) return (await this.readOrder(id)) ?? 'gone';
    const refusal = answer.issues.map((issue) => REFUSALS[issue]).find((known) => known !== undefined);
    if (refusal) return refusal;
    // Makes sure that no money was taken.
    logWarning(`Payments: PayPal refused a capture: ${answer.issues.join(' ')}`);
    const order = await this.readOrder(id);
    return order?.capture ? order : 'declined';
  }

  couldBeId(text: string): boolean {
    return ID.test(text);
  }

  async findOrder(id: string): Promise<ProviderOrder | undefined> {
    const order = await this.readOrder(id);
    if (order) return order;
    const answer = await this.#client.send({ method: 'GET', path: `/v2/payments/captures/${inPath(id)}` });
    const orderId = answer.isOk ? orderIdOfCapture(answer.json) : undefined;
    return orderId !== undefined && ID.test(orderId) ? this.readOrder(orderId) : undefined;
  }

  async readEvent(headers: Headers, body: string): ReturnType<PaymentProvider['readEvent']> {
    const { webhookId, api } = this.#settings;
    const signature = Object.fromEntries(
      Object.entries(SIGNATURE).map(([name, header]) => [name, headers.get(header) ?? '']),
    );
    const isSigned = Object.values(signature).every((value) => value !== '');
    // Refuses malformed messages without a request to PayPal.
    if (webhookId === undefined || !isSigned || !isOfPayPal(signature.cert_url ?? '', api)) return 'forged';
    const json = parse(body);
    if (json === undefined) return 'forged';
    const asked = JSON.stringify({ ...signature, webhook_id: webhookId });
    const answer = await this.#client.send({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      isReadOnly: true,
      // The signature covers the original bytes, which parsing and serializing would change.
      body: `${asked.slice(0, -1)},"webhook_event":${body}}`,
    });
    const { verification_status: status } = (answer.json ?? {}) as { verification_status?: unknown };
    if (!answer.isOk || status !== 'SUCCESS') return 'forged';
    const price = { amountCents: Math.round(PRICE.amount * 100), currency: PRICE.currency };
    return parsePayPalEvent(json, price);
  }
}

function orderBody({ id, transactionId, amountCents, currency }: NewOrder): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        invoice_id: transactionId,
        description: `${PRODUCT_NAME} Premium`,
        amount: { currency_code: currency, value: (amountCents / 100).toFixed(2) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: PRODUCT_NAME,
          // Nothing is shipped, so PayPal asks for no address.
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
        },
      },
    },
  };
}

/** @throws {ProviderError} for an ID whose characters could change the path */
function inPath(id: string): string {
  if (/^[A-Z0-9]{1,64}$/.test(id)) return id;
  throw new ProviderError('The ID is not one of PayPal', { isHarmless: true });
}

/**
 * Sources of the SDK, by directive. PayPal's page 'Best Practices' of the JavaScript SDK lists the hosts. PayPal's page
 * on Fastlane, a related SDK, shows that inline scripts are not needed. Both SDKs need inline styles.
 */
function sourcesOf(sdk: string): Record<string, string> {
  const hosts = isPayPalHost(new URL(sdk))
    ? 'https://*.paypal.com https://*.paypalobjects.com'
    : new URL(sdk).origin;
  return {
    'script-src': hosts,
    'style-src': "'unsafe-inline'",
    'img-src': hosts,
    'font-src': hosts,
    'connect-src': hosts,
    'frame-src': hosts,
  };
}

/** A URL of PayPal, or of the configured service. */
function isOfPayPal(address: string, api: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === new URL(api).origin || (url.protocol === 'https:' && isPayPalHost(url));
}

function isPayPalHost({ hostname }: URL): boolean {
  return hostname === 'paypal.com' || hostname.endsWith('.paypal.com');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
