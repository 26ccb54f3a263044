/** Calls about accounts. */
import * as contract from '../../domain/contract';
import { ALWAYS, type Call, CHANGES, LIMITED, refused, SENT, SIGNED_IN, withCookie } from './call';

export const ACCOUNT_CALLS: readonly Call[] = [
  // Accounts
  {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Who is signed in.',
    answers: {
      ...ALWAYS,
      ...SIGNED_IN,
      200: { what: 'This person.', schema: contract.signedInUser },
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
    method: 'POST',
    path: '/api/auth/recovery-codes/saved',
    summary: 'Says that the recovery codes are saved.',
    answers: {
      ...ALWAYS,
      ...CHANGES,
      ...SIGNED_IN,
      204: { what: 'It is noted.' },
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
];
