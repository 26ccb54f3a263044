import type { Clock } from '../base/clock';
import type { Database } from '../storage/database';
import type { PayPalTimeLimits } from './paypal/client';
import { PayPal } from './paypal/paypal';
import type { PaymentProvider } from './provider';
import { createSandbox } from './sandbox/sandbox';
import type { PaymentSettings } from './settings';

interface Surroundings {
  readonly database: Database;
  readonly clock: Clock;
  readonly publicOrigin: string | undefined;
  readonly patience: PayPalTimeLimits | undefined;
}

export function createProvider(settings: PaymentSettings, around: Surroundings): PaymentProvider {
  const { database, clock, publicOrigin, patience } = around;
  return settings.provider === 'paypal'
    ? new PayPal(settings, { clock, domain: rootDomainOf(publicOrigin), patience })
    : createSandbox(database);
}

/**
 * PayPal binds the browser's token to a root domain, and accepts no subdomain. Only a name of two parts is certainly a
 * root domain.
 */
function rootDomainOf(publicOrigin: string | undefined): string | undefined {
  const name = publicOrigin && new URL(publicOrigin).hostname.replace(/^www\./, '');
  return name && /^[a-z\d-]+\.[a-z-]+$/.test(name) ? name : undefined;
}
