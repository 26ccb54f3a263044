import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * Every page except checkout, which has additional sources, may load only the app's own files and `data:` pictures. The
 * policy is constant, because precompressed, cached pages cannot carry a nonce.
 */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const CONTENT_SECURITY_POLICY = policyOf(DIRECTIVES);

/** By directive: `{ 'script-src': 'https://*.paypal.com' }`. */
export type PolicyAdditions = Readonly<Record<string, string>>;

/** Headers of every answer, including errors. @public `tools/build/offline.mjs` imports it at run time. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  // The payment window, which the app opens, keeps its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  // Other sites do not learn that a person comes from a mood journal.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A year, without subdomains, because they may belong to others. */
const TRANSPORT_SECURITY = 'max-age=31536000';

/** Also for answers that Node writes before the app's code runs. @param isSecure whether the public origin uses TLS */
export function securityHeadersFor(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure
    ? { ...SECURITY_HEADERS, 'Strict-Transport-Security': TRANSPORT_SECURITY }
    : SECURITY_HEADERS;
}

/**
 * Sets {@link securityHeadersFor} on the answers of all later handlers.
 *
 * @param isSecure whether the public origin uses TLS
 * @param atCheckout additional sources of the checkout page only, for the payment provider's files. A policy belongs to
 *   its document, so the client enters and leaves this page with a full page load
 */
export function securityHeadersMiddleware(
  isSecure: boolean,
  atCheckout: PolicyAdditions = {},
): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(isSecure));
  const checkoutPolicy = policyOf(withAdditions(atCheckout));
  return (c, next) => {
    for (const [name, value] of headers) setOverridableHeader(c, name, value);
    if (isCheckout(c.req.path)) setOverridableHeader(c, 'Content-Security-Policy', checkoutPolicy);
    return next();
  };
}

/**
 * A header of the same name in the handler's `Response` takes precedence. Bypasses Hono, whose conversion to Fetch
 * `Headers` is half of the work for a page.
 */
export function setOverridableHeader(c: Context, name: string, value: string): void {
  (c.env as HttpBindings).outgoing.setHeader(name, value);
}

/** Matches like the client's router: without regard to case, with or without a trailing slash. */
function isCheckout(path: string): boolean {
  return /^\/checkout\/?$/i.test(path);
}

function withAdditions(additions: PolicyAdditions): typeof DIRECTIVES {
  const merged = { ...DIRECTIVES };
  for (const [name, sources] of Object.entries(additions))
    merged[name] = merged[name] === undefined ? sources : `${merged[name]} ${sources}`;
  return merged;
}

function policyOf(directives: typeof DIRECTIVES): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
