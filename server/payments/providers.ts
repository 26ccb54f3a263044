import type { Clock } from '../clock';
import type { Database } from '../storage/storage';
import { createPayPal } from './paypal/paypal';
import type { PaymentProvider } from './provider';
import { createSandbox } from './sandbox/sandbox';
import type { PaymentSettings } from './settings';

/** Makes the provider that the settings have chosen. */
export function createProvider(
  settings: PaymentSettings,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): PaymentProvider {
  return settings.provider === 'paypal' ? createPayPal(settings, { clock }) : createSandbox(database);
}
