import type { Clock } from '../clock';
import type { Database } from '../storage/database';
import type { Patience } from './paypal/client';
import { createPayPal } from './paypal/paypal';
import type { PaymentProvider } from './provider';
import { createSandbox } from './sandbox/sandbox';
import type { PaymentSettings } from './settings';

interface Surroundings {
  readonly database: Database;
  readonly clock: Clock;
  /** Where people reach us, when it is known. */
  readonly publicOrigin: string | undefined;
  /** How long PayPal may take, unless it is the usual. */
  readonly patience: Patience | undefined;
}

/** Makes the provider that the settings have chosen. */
export function createProvider(settings: PaymentSettings, around: Surroundings): PaymentProvider {
  const { database, clock, publicOrigin, patience } = around;
  return settings.provider === 'paypal'
    ? createPayPal(settings, { clock, domain: rootDomainOf(publicOrigin), patience })
    : createSandbox(database);
}

/**
 * PayPal binds the browser's token to a root domain, and takes no subdomain. Only a name of two parts is one for
 * certain; for any other the token is left open.
 */
function rootDomainOf(publicOrigin: string | undefined): string | undefined {
  const name = publicOrigin && new URL(publicOrigin).hostname.replace(/^www\./, '');
  return name && /^[a-z\d-]+\.[a-z-]+$/.test(name) ? name : undefined;
}
