import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * What a page may load: our own files, and pictures drawn into `data:` addresses. Nothing inline, nothing from
 * anyone else, no frames around us. It is one constant because precompressed, cached pages cannot carry a nonce.
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

/** What else a page may load, by directive: `{ 'script-src': 'https://*.paypal.com' }`. */
export type Additions = Readonly<Record<string, string>>;

/** The headers of every answer, errors included. @public `tools/build/offline.mjs` imports it at run time. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  // Other sites' windows are cut off from ours, while the payment window that we open keeps its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  // Which page of a mood journal someone comes from is nobody else's business.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A browser that has once come over TLS comes by nothing else for a year. Neighbouring domains are not ours to speak for. */
const TRANSPORT_SECURITY = 'max-age=31536000';

/**
 * @param isSecure Whether people reach us over TLS.
 * @returns the headers of every answer: also of those that Node gives before any of our code runs.
 */
export function securityHeadersFor(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure
    ? { ...SECURITY_HEADERS, 'Strict-Transport-Security': TRANSPORT_SECURITY }
    : SECURITY_HEADERS;
}

/**
 * Sets {@link securityHeadersFor} on whatever the handlers after it answer.
 *
 * @param isSecure Whether people reach us over TLS.
 * @param atCheckout What the checkout page, and no other, may load besides: the payment provider's files. The page is
 *   always entered and left by loading it whole, since a policy belongs to its document.
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
 * Sets a header on whatever will be answered to a request, unless the answer has one of that name itself. It goes to Node
 * and not to Hono, which would make a `Headers` of the Fetch standard for it and read that out again: for a page, half of
 * all the work.
 */
export function setOnEveryAnswer(c: Context, name: string, value: string): void {
  (c.env as HttpBindings).outgoing.setHeader(name, value);
}

/** Spelt as the client's router takes it: in any case, with or without a slash at the end. */
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
