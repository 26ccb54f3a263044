/** Faults in the communication with PayPal. */

/** REST calls that can get a fault. */
export type Call =
  | 'token'
  | 'client-token'
  | 'create'
  | 'read'
  | 'capture'
  | 'read-capture'
  | 'verify-signature';

export type Fault =
  /** The connection breaks before the call has its effect, or after it. */
  | 'drop-before'
  | 'drop-after'
  /** No answer, without or with the effect of the call. */
  | 'silent-before'
  | 'silent-after'
  | 'error-before'
  | 'error-after'
  /** 429 with a `Retry-After` of 0, or of an hour. */
  | 'busy'
  | 'busy-for-long'
  /** The access token is no longer accepted. */
  | 'stale-token'
  /** The same request is still being processed. */
  | 'in-progress'
  /** The call has its effect, and the answer is HTML instead of JSON. */
  | 'html'
  /** The call has its effect, and the answer is wrong. */
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

/** Faults that any call may get. */
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
