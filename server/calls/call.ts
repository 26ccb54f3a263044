/** Types for the description of an API endpoint, and responses that several endpoints share. */
import type * as z from 'zod/mini';
import * as contract from '../../domain/contract';

/** A possible response of an endpoint. */
export interface CallAnswer {
  /** Meaning of the response. */
  readonly what: string;
  /** Schema of the JSON body. Absent for an empty response. */
  readonly schema?: z.ZodMiniType;
  /** Response headers in addition to those of every response. */
  readonly headers?: readonly string[];
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path in Hono's form: `/paypal/order/:orderId/capture`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodMiniType;
  /** Request headers that the endpoint reads in addition to the usual ones. */
  readonly headers?: z.ZodMiniType;
  /** Schema of the request's JSON body. */
  readonly request?: z.ZodMiniType;
  /** Responses by status. */
  readonly answers: Readonly<Record<number, CallAnswer>>;
}

export const refused = (what: string): CallAnswer => ({ what, schema: contract.refusal });
export const withCookie = (what: string, schema?: z.ZodMiniType): CallAnswer => ({
  what,
  ...(schema && { schema }),
  headers: ['Set-Cookie'],
});

/** Refusal of a request that another site triggers (see `refuseCrossSite`). */
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
