/** Buyers, identified by random tokens in cookies of a browser, without an account. The order book stores hashes. */
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { BuyerHashes } from './orders';

export type BuyerCookies = ReturnType<typeof createBuyerCookies>;

const TOKEN = /^[\w-]{43}$/;
/** s. The transaction ID never expires. */
export const BUYER_COOKIE_SECONDS = 180 * 24 * 60 * 60;
/**
 * Tokens that the server reads from one browser. It has one, or two if two of its tabs requested one at the same time.
 * An attacker may have planted more.
 */
const MOST_TOKENS = 8;

/** @param isSecure whether the public origin uses TLS */
export function createBuyerCookies({ isSecure }: { readonly isSecure: boolean }) {
  // Neither a sibling domain nor a page without TLS can set a `__Host-` cookie.
  const prefix = isSecure ? '__Host-stillgrove-buyer-' : 'stillgrove.buyer.';

  function readBuyer(c: Context): BuyerHashes | undefined {
    const tokens = Object.entries(getCookie(c))
      .filter(([name, token]) => name.startsWith(prefix) && TOKEN.test(token))
      .slice(0, MOST_TOKENS);
    const [first, ...others] = tokens.map(([, token]) => hash(token));
    return first === undefined ? undefined : [first, ...others];
  }

  return {
    readBuyer,
    ensureBuyerCookie(c: Context): BuyerHashes {
      const buyer = readBuyer(c);
      if (buyer !== undefined) return buyer;
      const token = randomBytes(32).toString('base64url');
      // A cookie with a new name does not overwrite tokens that the browser left out of this request.
      setCookie(c, prefix + randomBytes(6).toString('hex'), token, {
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: BUYER_COOKIE_SECONDS,
      });
      return [hash(token)];
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
