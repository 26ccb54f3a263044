/**
 * The one door to checkout. Its page is a document of its own: only that one may name the payment provider's hosts
 * (server/security.ts), and the provider's script never shares a page with the journal. So it is entered and left by
 * a full page load, and its address stands nowhere but here.
 */
const CHECKOUT = '/checkout';

/** Its route, for who comes to the address within another document: see {@link enterCheckout}. */
export const CHECKOUT_ROUTE = CHECKOUT;

/** Whether this document was loaded as checkout's, spelt as the server takes it. */
export const isCheckoutDocument = /^\/checkout\/?$/i.test(location.pathname);

/** Loads checkout's document; where it is loaded already, there is nothing to do. */
export function enterCheckout({ replace = false } = {}): void {
  if (isCheckoutDocument) return;
  if (replace) location.replace(CHECKOUT);
  else location.assign(CHECKOUT);
}
