/** Description of a call, and answers that several calls share. */
import type * as z from 'zod/mini';
import * as contract from '../../domain/contract';

/** One of the answers to a call. */
export interface CallAnswer {
  /** Meaning of the answer. */
  readonly what: string;
  /** Schema of the JSON. Absent for an empty answer, or one that is not described. */
  readonly schema?: z.ZodMiniType;
  /** Headers in addition to those of every answer. */
  readonly headers?: readonly string[];
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path in Hono's form: `/paypal/order/:orderId/capture`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodMiniType;
  /** Headers that the call needs in addition to the usual ones. */
  readonly headers?: z.ZodMiniType;
  /** Schema of the request's JSON body. */
  readonly request?: z.ZodMiniType;
  /** Answers by status. */
  readonly answers: Readonly<Record<number, CallAnswer>>;
}

export const refused = (what: string): CallAnswer => ({ what, schema: contract.refusal });
export const withCookie = (what: string, schema?: z.ZodMiniType): CallAnswer => ({
  what,
  ...(schema && { schema }),
  headers: ['Set-Cookie'],
});

/** Answer to a request from another site. It reveals nothing. */
const FOREIGN = { 403: refused('Another site asked.') };
export const ALWAYS = {
  ...FOREIGN,
  500: refused('Something of ours is broken.'),
  503: refused('Please try again soon.'),
};
export const CHANGES = { 413: refused('Too much was sent.') };
export const SENT = {
  400: refused('What was sent does not fit; the message says what would.'),
  415: refused('What was sent is not called JSON.'),
};
export const SIGNED_IN = { 401: refused('Nobody is signed in.') };
export const LIMITED = {
  429: { ...refused('That was tried too often.'), headers: ['Retry-After'] },
};
export const WITH_SYNC = { ...SIGNED_IN, 409: refused('No copy of the journal is kept.') };
