/**
 * Cookies of devices that have signed in before. Guesses from other devices do not lock these devices out.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

export type DeviceCookies = ReturnType<typeof createDeviceCookies>;

/** Maximum in browsers (s). */
const MAX_AGE = 400 * 24 * 60 * 60;
/** Enough for a family's tablet. A sixth name replaces the least recently used one. */
const MOST_NAMES = 5;
/** A nonce, and a keyed hash of nonce and credential. The token ends with the password or the account. */
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/** @param secret of the installation @param isSecure whether the public origin uses TLS */
export function createDeviceCookies({
  secret,
  isSecure,
}: {
  readonly secret: string;
  readonly isSecure: boolean;
}) {
  const cookieName = isSecure ? '__Host-stillgrove-device' : 'stillgrove.device';
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } satisfies CookieOptions;

  const tokensOf = (c: Context): string[] =>
    (getCookie(c, cookieName) ?? '').split('/', MOST_NAMES).filter((token) => TOKEN.test(token));

  const sign = (nonce: string, credential: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', nonce, credential]))
      .digest('base64url');

  function isFor(token: string, credential: string): boolean {
    const [, nonce = '', signature = ''] = TOKEN.exec(token) ?? [];
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(nonce, credential)));
  }

  return {
    /** Whether the request has any token of a device, valid or not. */
    isPresent: (c: Context): boolean => tokensOf(c).length > 0,
    /** Has signed in with this account and its current password. @param credential from `Accounts.credentialOf` */
    isKnown: (c: Context, credential: string): boolean =>
      tokensOf(c).some((token) => isFor(token, credential)),
    remember(c: Context, credential: string): void {
      const nonce = randomBytes(16).toString('base64url');
      const others = tokensOf(c).filter((token) => !isFor(token, credential));
      const tokens = [`${nonce}.${sign(nonce, credential)}`, ...others].slice(0, MOST_NAMES);
      setCookie(c, cookieName, tokens.join('/'), { ...cookie, maxAge: MAX_AGE });
    },
    forget: (c: Context): void => void deleteCookie(c, cookieName, cookie),
  };
}
