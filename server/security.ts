import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * Sources of every page: our own files, and `data:` pictures. Nothing inline, nothing from other sites, no frames
 * around us. The policy is constant because precompressed, cached pages cannot carry a nonce.
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

/** Further sources of a page, by directive: `{ 'script-src': 'https://*.paypal.com' }`. */
export type Additions = Readonly<Record<string, string>>;

/**
 * Headers of every answer, errors included.
 *
 * @public `tools/build/offline.mjs` imports it at run time.
 */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  // Windows of other sites are isolated from ours. The payment window, which we open, keeps its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  // The page of a mood journal that a person comes from is private.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A browser that has come over TLS uses TLS alone for a year. Subdomains are not ours to decide on. */
const TRANSPORT_SECURITY = 'max-age=31536000';

/**
 * @param isSecure Whether the public origin uses TLS.
 * @returns the headers of every answer, also of those that Node gives before our code runs.
 */
export function securityHeadersFor(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure
    ? { ...SECURITY_HEADERS, 'Strict-Transport-Security': TRANSPORT_SECURITY }
    : SECURITY_HEADERS;
}

/**
 * Sets {@link securityHeadersFor} on the answers of all later handlers.
 *
 * @param isSecure Whether the public origin uses TLS.
 * @param atCheckout Further sources of the checkout page alone: the payment provider's files. A policy belongs to its
 *   document, so browsers always load this page anew, and leave it so.
 */
export function securityHeaders(isSecure: boolean, atCheckout: Additions = {}): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(isSecure));
  const checkoutPolicy = policyOf(withAdditions(atCheckout));
  return (c, next) => {
    for (const [name, value] of headers) setOnEveryAnswer(c, name, value);
    if (isCheckout(c.req.path)) setOnEveryAnswer(c, 'Content-Security-Policy', checkoutPolicy);
    return next();
  };
}

/**
 * Sets a header on the answer to a request, unless the answer has it already. The header goes to Node directly: Hono
 * would make a `Headers` of the Fetch standard and read it out again, which is half of the work for a page.
 */
export function setOnEveryAnswer(c: Context, name: string, value: string): void {
  (c.env as HttpBindings).outgoing.setHeader(name, value);
}

/** Matches as the client's router does: in any case, with or without a slash at the end. */
function isCheckout(path: string): boolean {
  return /^\/checkout\/?$/i.test(path);
}

function withAdditions(additions: Additions): typeof DIRECTIVES {
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
