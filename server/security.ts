import type { MiddlewareHandler } from 'hono';

/**
 * What a page may load: our own files, and pictures drawn into `data:` addresses. Nothing inline, nothing from
 * anyone else, no frames around us. It is one constant because precompressed, cached pages cannot carry a nonce.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of every answer, errors included. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  // Other sites' windows are cut off from ours, while the payment window that we open keeps its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  // Which page of a mood journal someone comes from is nobody else's business.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Sets {@link SECURITY_HEADERS} on whatever the handlers after it answer. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
    await next();
  };
}
