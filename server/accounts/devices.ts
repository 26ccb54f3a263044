/**
 * Cookies of devices that have signed in before. Guesses from other devices do not lock these devices out.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { normalized } from '../../domain/identifiers';

export interface Devices {
  /** Returns this device's token for the name; undefined when the device has not signed in under this name before. */
  known(c: Context, username: string): string | undefined;
  /** Sets a cookie that marks this device as having signed in under the name. */
  remember(c: Context, username: string): void;
  /** Deletes the cookie. */
  forget(c: Context): void;
}

/** Maximum lifetime of a cookie in browsers (s). */
const MAX_AGE = 400 * 24 * 60 * 60;
/**
 * Maximum number of names per device, enough for a family's tablet. A sixth name replaces the least recently used one.
 */
const MOST_NAMES = 5;
/** Pattern of a token: a nonce, and a keyed hash of nonce and name. The cookie does not contain the name. */
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * @param secret Secret of the installation.
 * @param isSecure Whether the public origin uses TLS.
 */
export function createDevices({
  secret,
  isSecure,
}: {
  readonly secret: string;
  readonly isSecure: boolean;
}): Devices {
  const cookieName = isSecure ? '__Host-stillgrove-device' : 'stillgrove.device';
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } satisfies CookieOptions;

  const tokensOf = (c: Context): string[] =>
    (getCookie(c, cookieName) ?? '').split('/', MOST_NAMES).filter((token) => TOKEN.test(token));

  const sign = (nonce: string, username: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', nonce, normalized('same-name', username)]))
      .digest('base64url');

  function isFor(token: string, username: string): boolean {
    const [, nonce = '', signature = ''] = TOKEN.exec(token) ?? [];
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(nonce, username)));
  }

  return {
    known: (c, username) => tokensOf(c).find((token) => isFor(token, username)),
    remember(c, username) {
      const nonce = randomBytes(16).toString('base64url');
      const others = tokensOf(c).filter((token) => !isFor(token, username));
      const tokens = [`${nonce}.${sign(nonce, username)}`, ...others].slice(0, MOST_NAMES);
      setCookie(c, cookieName, tokens.join('/'), { ...cookie, maxAge: MAX_AGE });
    },
    forget: (c) => void deleteCookie(c, cookieName, cookie),
  };
}
