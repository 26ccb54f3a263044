/**
 * The only code that enters checkout. Checkout is a separate document, so it starts and ends with a full page load.
 * Only that document's policy allows the payment provider's hosts (server/security.ts), and the provider's script
 * never shares a page with the journal.
 */
import { loadDocument } from './back';

const CHECKOUT = '/checkout';

/** Route of checkout in the router of all other documents. A match loads the checkout document. */
export const CHECKOUT_ROUTE = CHECKOUT;

/** Whether this document is checkout. The pattern matches the server's. */
export const isCheckoutDocument = /^\/checkout\/?$/i.test(location.pathname);

/** Loads the checkout document, unless this is already checkout. */
export function enterCheckout(options?: { replace?: boolean }): void {
  if (!isCheckoutDocument) loadDocument(CHECKOUT, options);
}
