import { describe, expect, test } from 'vitest';
import { readPaymentSettings } from '../../../server/payments/settings';

const CREDENTIALS = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };
const PAYPAL = { PAYMENTS: 'paypal', ...CREDENTIALS, PAYPAL_MERCHANT_ID: 'A1B2C3D4E5F6G' };

describe('the payment provider', () => {
  test.each(['127.0.0.1', '::1'])('is none when only this computer can connect (%s)', (host) => {
    expect(readPaymentSettings({}, host)).toEqual({ provider: 'sandbox' });
    expect(readPaymentSettings({ PAYMENTS: ' ', PAYPAL_CLIENT_ID: '' }, host)).toEqual({
      provider: 'sandbox',
    });
  });

  test.each(['0.0.0.0', 'stillgrove.example'])('is required when others can connect (%s)', (host) => {
    expect(() => readPaymentSettings({}, host)).toThrow(
      `PAYMENTS is not set, and HOST is "${host}", where others reach it. Say PAYMENTS=paypal to take real money, or PAYMENTS=sandbox.`,
    );
    expect(readPaymentSettings({ PAYMENTS: 'sandbox' }, host)).toEqual({ provider: 'sandbox' });
    expect(readPaymentSettings(PAYPAL, host)).toMatchObject({ provider: 'paypal' });
  });

  test('is PayPal with its addresses, or with configured ones', () => {
    expect(readPaymentSettings({ ...PAYPAL, PAYPAL_WEBHOOK_ID: ' 5GP0 ' }, '0.0.0.0')).toEqual({
      provider: 'paypal',
      clientId: 'id',
      clientSecret: 'secret',
      webhookId: '5GP0',
      merchantId: 'A1B2C3D4E5F6G',
      api: 'https://api-m.paypal.com',
      sdk: 'https://www.paypal.com/web-sdk/v6/core',
    });
    expect(
      readPaymentSettings(
        {
          ...PAYPAL,
          PAYPAL_API: 'https://api-m.sandbox.paypal.com/',
          PAYPAL_SDK: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
        },
        '::1',
      ),
    ).toMatchObject({
      api: 'https://api-m.sandbox.paypal.com',
      sdk: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
    });
  });

  test.each<[Record<string, string>, string]>([
    [{ PAYMENTS: 'stripe' }, 'PAYMENTS is "stripe". Say paypal or sandbox.'],
    [
      { PAYMENTS: 'paypal' },
      'PAYMENTS is "paypal", which needs PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET from developer.paypal.com.',
    ],
    [
      { PAYMENTS: 'paypal', PAYPAL_CLIENT_ID: 'id' },
      'PAYPAL_CLIENT_SECRET is missing. PayPal gives both together: set both, or neither.',
    ],
    [
      { PAYPAL_CLIENT_SECRET: 'secret' },
      'PAYPAL_CLIENT_ID is missing. PayPal gives both together: set both, or neither.',
    ],
    [
      CREDENTIALS,
      'PAYPAL_CLIENT_ID is set, but PAYMENTS is not. Say PAYMENTS=paypal to take real money, or PAYMENTS=sandbox.',
    ],
    [
      { PAYMENTS: 'paypal', ...CREDENTIALS },
      'PAYPAL_MERCHANT_ID is missing. Give the 13 letters and digits that PayPal calls your merchant ID.',
    ],
    [
      { ...PAYPAL, PAYPAL_MERCHANT_ID: 'shop@example.com' },
      'PAYPAL_MERCHANT_ID is "shop@example.com". Give the 13 letters and digits that PayPal calls your merchant ID.',
    ],
    [
      { ...PAYPAL, PAYPAL_API: 'http://api-m.paypal.com' },
      'PAYPAL_API is "http://api-m.paypal.com". Give an address that begins with https://.',
    ],
    [
      { ...PAYPAL, PAYPAL_SDK: 'javascript:alert(1)' },
      'PAYPAL_SDK is "javascript:alert(1)". Give an address that begins with https://.',
    ],
  ])('%j is refused', (env, line) => {
    expect(() => readPaymentSettings(env, '127.0.0.1')).toThrow(line);
  });
});
