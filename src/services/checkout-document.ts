/**
 * The only entrance to checkout, which is entered and left by a full page load. Its page is a separate document:
 * only that document's policy allows the payment provider's hosts (server/security.ts), and the provider's script
 * never shares a page with the journal.
 */
const CHECKOUT = '/checkout';

/** Route of checkout, for navigations within another document: see {@link enterCheckout}. */
export const CHECKOUT_ROUTE = CHECKOUT;

/** Whether this document is checkout's. The pattern matches the server's. */
export const isCheckoutDocument = /^\/checkout\/?$/i.test(location.pathname);

/** Loads checkout's document. Does nothing inside it. */
export function enterCheckout({ replace = false } = {}): void {
  if (isCheckoutDocument) return;
  if (replace) location.replace(CHECKOUT);
  else location.assign(CHECKOUT);
}
