/** Faults in the communication with PayPal. */

/** REST calls that can fail. */
export type Call =
  | 'token'
  | 'client-token'
  | 'create'
  | 'read'
  | 'capture'
  | 'read-capture'
  | 'verify-signature';

export type Fault =
  /** The connection breaks before or after the call takes effect. */
  | 'drop-before'
  | 'drop-after'
  /** The call gets no response, without or with its effect. */
  | 'silent-before'
  | 'silent-after'
  /** The call gets status 503, without or with its effect. */
  | 'error-before'
  | 'error-after'
  /** 429 with a `Retry-After` of 0 s or of an hour. */
  | 'busy'
  | 'busy-for-long'
  /** The access token is no longer accepted. */
  | 'stale-token'
  /** PayPal answers that it is still processing the same request. */
  | 'in-progress'
  /** The call takes effect, and the response is HTML instead of JSON. */
  | 'html'
  /** The call takes effect, and the response has a wrong value. */
  | 'wrong-amount'
  | 'wrong-spelling'
  | 'wrong-currency'
  | 'wrong-invoice'
  | 'wrong-custom'
  | 'wrong-payee'
  | 'no-payee'
  | 'not-final';

/** Faults that prevent the effect of the call. */
export const BEFORE: readonly Fault[] = [
  'drop-before',
  'silent-before',
  'error-before',
  'busy',
  'busy-for-long',
  'stale-token',
  'in-progress',
];

/** Faults that a test may give to a call of any kind. */
export const ANY_TIME: readonly Fault[] = [
  'drop-before',
  'drop-after',
  'error-before',
  'error-after',
  'busy',
  'stale-token',
  'in-progress',
  'html',
];
