/** What can go wrong on the way to PayPal and back. */

/** The calls of the REST service that a fault can be laid on. */
export type Call =
  | 'token'
  | 'client-token'
  | 'create'
  | 'read'
  | 'capture'
  | 'read-capture'
  | 'verify-signature';

export type Fault =
  /** The connection is cut before anything is done, or after it is done and before it is answered. */
  | 'drop-before'
  | 'drop-after'
  /** No answer ever comes; nothing was done, or it was. */
  | 'silent-before'
  | 'silent-after'
  | 'error-before'
  | 'error-after'
  /** 429 with a `Retry-After` of no time, or of an hour. */
  | 'busy'
  | 'busy-for-long'
  /** The access token is not taken any more. */
  | 'stale-token'
  /** The same request is still being dealt with. */
  | 'in-progress'
  /** Done, and answered with a page instead of JSON. */
  | 'html'
  /** Done, and told wrongly. */
  | 'wrong-amount'
  | 'wrong-spelling'
  | 'wrong-currency'
  | 'wrong-invoice'
  | 'wrong-custom'
  | 'wrong-payee'
  | 'not-final';

/** Faults that leave what was asked for undone. */
export const BEFORE: readonly Fault[] = [
  'drop-before',
  'silent-before',
  'error-before',
  'busy',
  'busy-for-long',
  'stale-token',
  'in-progress',
];

/** Faults that may happen to any call, whoever asks. */
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
