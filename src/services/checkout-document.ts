/**
 * The only code that enters checkout, a document with full page loads. Only its policy allows the payment provider's
 * hosts (server/security.ts), and the provider's script never shares a page with the journal.
 */
import { loadDocument } from './back';

const CHECKOUT = '/checkout';

/** Route of checkout in the router of all other documents. A match loads the checkout document. */
export const CHECKOUT_ROUTE = CHECKOUT;

/** Whether this document is checkout. The pattern matches the server's. */
export const isCheckoutDocument = /^\/checkout\/?$/i.test(location.pathname);

export function enterCheckout(options?: { replace?: boolean }): void {
  if (!isCheckoutDocument) loadDocument(CHECKOUT, options);
}
