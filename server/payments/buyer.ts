/** Who pays: random tokens in cookies of this browser, and their hashes in the book of orders. No account is needed. */
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Buyer } from './orders';

export interface Buyers {
  /** @returns the hashes of the buyer's tokens, if this browser has any. */
  known(c: Context): Buyer | undefined;
  /** @returns the hashes of the buyer's tokens; a browser without any is given one. */
  welcome(c: Context): Buyer;
}

const TOKEN = /^[\w-]{43}$/;
/** After so long a browser has forgotten that it paid (s); the transaction ID still works. */
export const BUYER_LIFETIME = 180 * 24 * 60 * 60;
/** A browser has one token; two, when two of its tabs came at the same moment. The rest was planted. */
const MOST_TOKENS = 8;

/** @param isSecure Whether people reach us over TLS. */
export function createBuyers({ isSecure }: { readonly isSecure: boolean }): Buyers {
  // No neighbouring domain can set one of that name, nor this one without TLS.
  const prefix = isSecure ? '__Host-stillgrove-buyer-' : 'stillgrove.buyer.';

  function known(c: Context): Buyer | undefined {
    const tokens = Object.entries(getCookie(c))
      .filter(([name, token]) => name.startsWith(prefix) && TOKEN.test(token))
      .slice(0, MOST_TOKENS);
    const [first, ...others] = tokens.map(([, token]) => hash(token));
    return first === undefined ? undefined : [first, ...others];
  }

  return {
    known,
    welcome(c) {
      const buyer = known(c);
      if (buyer !== undefined) return buyer;
      const token = randomBytes(32).toString('base64url');
      // A name of its own: whatever the browser has, and did not send this time, stays beside it.
      setCookie(c, prefix + randomBytes(6).toString('hex'), token, {
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: BUYER_LIFETIME,
      });
      return [hash(token)];
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
