/** Every call that the server answers: the one list that its description is made from, and tests check it against. */
import * as z from 'zod/mini';
import * as contract from '../domain/contract';

/** One of the answers to a call. */
export interface CallAnswer {
  /** What it means. */
  readonly what: string;
  /** Of its JSON; without it the answer is empty, or not ours to describe. */
  readonly schema?: z.ZodMiniType;
  /** Headers that come with it, beside those of every answer. */
  readonly headers?: readonly string[];
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As Hono writes it: `/paypal/order/:orderId/capture`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodMiniType;
  /** What is sent, as JSON. */
  readonly request?: z.ZodMiniType;
  /** By status. */
  readonly answers: Readonly<Record<number, CallAnswer>>;
}

const refused = (what: string): CallAnswer => ({ what, schema: contract.refusal });
const withCookie = (what: string, schema?: z.ZodMiniType): CallAnswer => ({
  what,
  ...(schema && { schema }),
  headers: ['Set-Cookie'],
});

/** Also to a link from another site: nothing is told to it. */
const FOREIGN = { 403: refused('Another site asked.') };
const ALWAYS = {
  ...FOREIGN,
  500: refused('Something of ours is broken.'),
  503: refused('Please try again soon.'),
};
const CHANGES = { 413: refused('Too much was sent.') };
const SENT = {
  400: refused('What was sent does not fit; the message says what would.'),
  415: refused('What was sent is not called JSON.'),
};
const SIGNED_IN = { 401: refused('Nobody is signed in.') };
const LIMITED = {
  429: { ...refused('That was tried too often.'), headers: ['Retry-After'] },
};
const WITH_SYNC = { ...SIGNED_IN, 409: refused('No copy of the journal is kept.') };

const health = z.object({ status: z.enum(['ok', 'unavailable']), database: z.string() });

export const CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the server can work.',
    answers: {
      200: { what: 'It can.', schema: health },
      503: { what: 'It cannot; `database` says why.', schema: health },
    },
  },
  {
    method: 'GET',
    path: '/readyz',
    summary: 'Whether anything new can be kept. It is tried by writing, every 30 s at most.',
    answers: {
      200: { what: 'It can.', schema: health },
      503: { what: 'It cannot, such as on a full disk; `database` says why.', schema: health },
    },
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    answers: { ...ALWAYS, 200: { what: 'An OpenAPI document.', schema: z.looseObject({}) } },
  },

  // Accounts
  {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Who is signed in.',
    answers: {
      ...ALWAYS,
      ...SIGNED_IN,
      200: { what: 'This person.', schema: contract.currentUser },
    },
  },
  {
    method: 'PATCH',
    path: '/api/auth/user',
    summary: 'Begins a copy of the journal, or deletes it.',
    request: contract.userChange,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...SIGNED_IN,
      200: { what: 'As it is now.', schema: contract.currentUser },
    },
  },
  {
    method: 'DELETE',
    path: '/api/auth/user',
    summary: 'Deletes the account and all that is kept with it.',
    request: contract.farewell,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...SIGNED_IN,
      ...LIMITED,
      204: withCookie('All is deleted.'),
      403: refused('The password is not right, or another site asked.'),
    },
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Makes an account and signs in.',
    request: contract.registration,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...LIMITED,
      201: withCookie('The account, with its recovery codes.', contract.newAccount),
      409: refused('Somebody has the name.'),
    },
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in.',
    request: contract.signIn,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...LIMITED,
      200: withCookie('Signed in.', contract.currentUser),
      401: refused('The name is not known, or the password is not right.'),
    },
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Signs out, if anybody is signed in.',
    answers: { ...ALWAYS, ...CHANGES, 204: withCookie('Signed out.') },
  },
  {
    method: 'POST',
    path: '/api/auth/recover',
    summary: 'Sets a new password with a recovery code, and signs in.',
    request: contract.recovery,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...LIMITED,
      200: withCookie('Signed in, and nobody else is.', contract.recovered),
      401: refused('The name is not known, or the code is not right.'),
    },
  },
  {
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Changes the password.',
    request: contract.passwordChange,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...SIGNED_IN,
      ...LIMITED,
      204: withCookie('Changed; every other session has ended.'),
      403: refused('The password is not right, or another site asked.'),
    },
  },

  {
    method: 'POST',
    path: '/api/auth/recovery-codes',
    summary: 'Makes new recovery codes; the ones before end.',
    request: contract.recoveryCodesRequest,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...SIGNED_IN,
      ...LIMITED,
      200: { what: 'The codes, this once.', schema: contract.recoveryCodes },
      403: refused('The password is not right, or another site asked.'),
    },
  },
  {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where this person is signed in.',
    answers: {
      ...ALWAYS,
      ...SIGNED_IN,
      200: { what: 'The sessions, oldest first.', schema: contract.sessionList },
    },
  },
  {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'Ends one of them.',
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SIGNED_IN,
      204: { what: 'It has ended.' },
      404: refused('There is none of that ID.'),
    },
  },

  // The journal
  {
    method: 'POST',
    path: '/api/journal',
    summary: 'Keeps entries with the account.',
    request: contract.journalBatch,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...WITH_SYNC,
      ...LIMITED,
      200: { what: 'They are kept.', schema: contract.journalReceived },
      422: refused('The copy is full. None of these entries is kept.'),
    },
  },
  {
    method: 'GET',
    path: '/api/journal',
    summary: 'What has changed in the copy of the journal.',
    query: contract.journalQuestion,
    answers: {
      ...ALWAYS,
      ...WITH_SYNC,
      200: { what: 'A page of it.', schema: contract.journalChanges },
      400: refused('The question does not fit.'),
      410: refused('The person has deleted the copy that this device knows.'),
    },
  },
  {
    method: 'DELETE',
    path: '/api/journal',
    summary: 'Deletes the copy of the journal and begins an empty one.',
    answers: { ...ALWAYS, ...CHANGES, ...WITH_SYNC, ...LIMITED, 204: { what: 'Deleted.' } },
  },

  // Payments
  {
    method: 'POST',
    path: '/api/verify-purchase',
    summary: 'Whether a transaction ID is one of premium.',
    request: contract.purchaseToVerify,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      200: { what: 'Whether it is.', schema: contract.purchaseVerified },
      429: {
        what: 'Asked too often; read as unverified.',
        schema: contract.purchaseVerified,
        headers: ['Retry-After'],
      },
    },
  },
  {
    method: 'GET',
    path: '/paypal/setup',
    summary: 'What the payment page needs.',
    answers: {
      ...ALWAYS,
      ...LIMITED,
      200: withCookie('For the provider’s browser SDK.', contract.paymentSetup),
    },
  },
  {
    method: 'POST',
    path: '/paypal/order',
    summary: 'Orders premium.',
    request: contract.orderRequest,
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SENT,
      ...LIMITED,
      201: withCookie('An order that can be paid.', contract.paymentOrder),
      409: withCookie('It is paid, or about to be.', contract.alreadyPaid),
    },
  },
  {
    method: 'POST',
    path: '/paypal/order/:orderId/capture',
    summary: 'Takes the money that was approved.',
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...LIMITED,
      200: { what: 'What came of it.', schema: contract.paymentCapture },
      400: refused('That cannot be the ID of an order.'),
      404: refused('This browser has made no such order.'),
    },
  },
  {
    method: 'POST',
    path: '/paypal/webhook',
    summary: 'What the payment provider tells, signed.',
    answers: {
      ...ALWAYS,
      ...LIMITED,
      200: { what: 'Received.', schema: z.object({}) },
      400: refused('It is not signed as it should be, or its IDs cannot be IDs.'),
      413: CHANGES[413],
    },
  },
];
