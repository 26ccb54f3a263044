import { isLoopback, SettingsError } from '../base/settings';

export interface PayPalSettings {
  readonly provider: 'paypal';
  readonly clientId: string;
  readonly clientSecret: string;
  /** ID of the webhook for `/paypal/webhook`. Without it the server refuses messages. */
  readonly webhookId: string | undefined;
  /** The shop's. A payment to another merchant, or to an unnamed one, grants no premium. */
  readonly merchantId: string;
  /** Base URL of the REST service, without a trailing slash. */
  readonly api: string;
  readonly sdk: string;
}

export type PaymentSettings = PayPalSettings | { readonly provider: 'sandbox' };

type Env = Readonly<Record<string, string | undefined>>;

const API = 'https://api-m.paypal.com';
const SDK = 'https://www.paypal.com/web-sdk/v6/core';

/**
 * @param host address on which the server listens. On loopback the sandbox is the default
 * @throws {SettingsError} with one line that names the variable and a remedy
 */
export function readPaymentSettings(env: Env, host: string): PaymentSettings {
  const read = (name: string) => env[name]?.trim() || undefined;
  const clientId = read('PAYPAL_CLIENT_ID');
  const clientSecret = read('PAYPAL_CLIENT_SECRET');
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    throw new SettingsError(
      `${clientId ? 'PAYPAL_CLIENT_SECRET' : 'PAYPAL_CLIENT_ID'} is missing. PayPal gives both together: set both, or neither.`,
    );
  }
  const chosen = read('PAYMENTS');
  switch (chosen) {
    case 'sandbox':
      return { provider: 'sandbox' };
    case undefined:
      if (clientId !== undefined) {
        throw new SettingsError(
          'PAYPAL_CLIENT_ID is set, but PAYMENTS is not. Say PAYMENTS=paypal to take real money, or PAYMENTS=sandbox.',
        );
      }
      if (isLoopback(host)) return { provider: 'sandbox' };
      throw new SettingsError(
        `PAYMENTS is not set, and HOST is "${host}", where others reach it. Say PAYMENTS=paypal to take real money, or PAYMENTS=sandbox.`,
      );
    case 'paypal': {
      if (clientId === undefined || clientSecret === undefined) {
        throw new SettingsError(
          'PAYMENTS is "paypal", which needs PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET from developer.paypal.com.',
        );
      }
      return {
        provider: 'paypal',
        clientId,
        clientSecret,
        webhookId: read('PAYPAL_WEBHOOK_ID'),
        merchantId: readMerchantId(read('PAYPAL_MERCHANT_ID')),
        api: readAddress('PAYPAL_API', read('PAYPAL_API') ?? API).replace(/\/+$/, ''),
        sdk: readAddress('PAYPAL_SDK', read('PAYPAL_SDK') ?? SDK),
      };
    }
    default:
      throw new SettingsError(`PAYMENTS is "${chosen}". Say paypal or sandbox.`);
  }
}

function readMerchantId(text: string | undefined): string {
  if (text !== undefined && /^[A-Z0-9]{13}$/.test(text)) return text;
  throw new SettingsError(
    `PAYPAL_MERCHANT_ID is ${text === undefined ? 'missing' : `"${text}"`}. Give the 13 letters and digits that PayPal calls your merchant ID.`,
  );
}

function readAddress(name: string, text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  // Without TLS on loopback only. Elsewhere credentials and scripts would be unencrypted.
  if (address?.protocol === 'https:') return text;
  if (address?.protocol === 'http:' && isLoopback(address.hostname.replace(/^\[|\]$/g, ''))) return text;
  throw new SettingsError(`${name} is "${text}". Give an address that begins with https://.`);
}
