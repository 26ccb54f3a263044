import type { Clock } from '../base/clock';
import type { Database } from '../storage/database';
import type { PayPalTimings } from './paypal/client';
import { PayPalProvider } from './paypal/paypal';
import type { PaymentProvider } from './provider';
import { createSandboxProvider } from './sandbox/sandbox';
import type { PaymentSettings } from './settings';

interface Surroundings {
  readonly database: Database;
  readonly clock: Clock;
  readonly publicOrigin: string | undefined;
  readonly patience: PayPalTimings | undefined;
}

export function createPaymentProvider(settings: PaymentSettings, around: Surroundings): PaymentProvider {
  const { database, clock, publicOrigin, patience } = around;
  return settings.provider === 'paypal'
    ? new PayPalProvider(settings, { clock, domain: rootDomainOf(publicOrigin), patience })
    : createSandboxProvider(database);
}

/**
 * PayPal binds the browser's token to a root domain, and accepts no subdomain. Only a name of two parts is certainly a
 * root domain.
 */
function rootDomainOf(publicOrigin: string | undefined): string | undefined {
  const name = publicOrigin && new URL(publicOrigin).hostname.replace(/^www\./, '');
  return name && /^[a-z\d-]+\.[a-z-]+$/.test(name) ? name : undefined;
}
