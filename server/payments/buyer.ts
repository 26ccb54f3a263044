/** Who pays: a random token in a cookie of this browser, and its hash in the book of orders. No account is needed. */
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

export interface Buyers {
  /** @returns the hash of the buyer's token, if this browser has one. */
  known(c: Context): string | undefined;
  /** @returns the hash of the buyer's token; a browser without one is given one. */
  welcome(c: Context): string;
}

const TOKEN = /^[\w-]{43}$/;
/** After so long a browser has forgotten that it paid (s); the transaction ID still works. */
const MAX_AGE = 180 * 24 * 60 * 60;

/** @param isSecure Whether people reach us over TLS. */
export function createBuyers({ isSecure }: { readonly isSecure: boolean }): Buyers {
  const name = isSecure ? '__Secure-stillgrove-buyer' : 'stillgrove.buyer';

  function known(c: Context): string | undefined {
    const token = getCookie(c, name);
    return token !== undefined && TOKEN.test(token) ? hash(token) : undefined;
  }

  return {
    known,
    welcome(c) {
      const buyer = known(c);
      if (buyer !== undefined) return buyer;
      const token = randomBytes(32).toString('base64url');
      setCookie(c, name, token, {
        path: '/paypal',
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: MAX_AGE,
      });
      return hash(token);
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
