/**
 * Calls about a person's own account. Unless its comment says otherwise, a call rejects like `request`, or with a
 * SyntaxError or ZodError when the answer is malformed. {@link messageFor} turns the error into a sentence.
 */
import {
  type CurrentUser,
  currentUserSchema,
  type JournalChanges,
  journalChangesSchema,
  type NewAccount,
  newAccountSchema,
  partitionVersions,
  type RecoveredUser,
  recoveredUserSchema,
  recoveryCodesSchema,
  refusalSchema,
  type SignedInDevice,
  type SyncedVersion,
  sessionListSchema,
} from '../../domain/contract';
import { storedSignOutPending } from '../device/values';
import { RequestError, RequestTimeoutError, sendRequest } from './request';

const USER = '/api/auth/user';
const JOURNAL = '/api/journal';

const ask = async (method: string, url: string, body?: unknown): Promise<unknown> =>
  (await sendRequest(method, url, body)).json();

/** Sends a pending sign-out first, then a request that starts a session. */
async function enter(url: string, body: unknown): Promise<unknown> {
  await reportPendingSignOut();
  return ask('POST', url, body);
}

export const register = async (username: string, password: string): Promise<NewAccount> =>
  newAccountSchema.parse(await enter('/api/auth/register', { username, password }));

export const signIn = async (username: string, password: string): Promise<CurrentUser> =>
  currentUserSchema.parse(await enter('/api/auth/login', { username, password }));

/** `password` is the new one. */
export const recover = async (username: string, code: string, password: string): Promise<RecoveredUser> =>
  recoveredUserSchema.parse(await enter('/api/auth/recover', { username, code, password }));

export const changePassword = (current: string, next: string): Promise<unknown> =>
  sendRequest('POST', '/api/auth/password', { current, next });

const CODES = '/api/auth/recovery-codes';

/** Replaces the recovery codes. `password` is optional on the account's first day, until the newest codes are saved. */
export const renewRecoveryCodes = async (password?: string): Promise<readonly string[]> =>
  recoveryCodesSchema.parse(await ask('POST', CODES, { password })).recoveryCodes;

/** Tells the server that the person has saved the newest codes. Until then the app offers new ones. Never rejects. */
export const reportCodesSaved = (): Promise<unknown> =>
  sendRequest('POST', `${CODES}/saved`).catch((error: unknown) =>
    console.warn('The server could not store that the recovery codes are saved', error),
  );

const SESSIONS = '/api/auth/sessions';

/** Returns this person's sessions, oldest first. */
export const listSignInSessions = async (): Promise<readonly SignedInDevice[]> =>
  sessionListSchema.parse(await ask('GET', SESSIONS)).sessions;

/** Ends another session. A session that has already ended is not an error. */
export async function endSignInSession(id: string): Promise<void> {
  try {
    await sendRequest('DELETE', `${SESSIONS}/${encodeURIComponent(id)}`);
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 404) throw error;
  }
}

/** Turns sync on or off. Turning sync off deletes the server's copy of the journal. */
export const setSyncEnabled = async (sync: boolean): Promise<CurrentUser> =>
  currentUserSchema.parse(await ask('PATCH', USER, { sync }));

export const deleteAccount = (password: string): Promise<unknown> =>
  sendRequest('DELETE', USER, { password });

/** Maximum wait of a sign-out or 'Delete everything', ms, because the person may be leaving a shared device. */
export const SIGN_OUT_TIMEOUT_MS = 5000;

/** Never rejects: if the server does not answer in time, it learns of the sign-out later. */
export async function signOut(): Promise<void> {
  storedSignOutPending.set(true);
  const finish = () =>
    reportPendingSignOut(SIGN_OUT_TIMEOUT_MS).catch((error: unknown) => {
      console.warn('The sign-out has not reached the server yet', error);
      window.addEventListener('online', finish, { once: true });
    });
  await finish();
}

/** Reports a pending sign-out, which stays pending without an answer in this time, ms. @throws like `request` */
export async function reportPendingSignOut(withinMs?: number): Promise<void> {
  if (!storedSignOutPending.value) return;
  await sendRequest('POST', '/api/auth/logout', undefined, {}, withinMs);
  storedSignOutPending.remove();
}

/** Returns one page of changes to the server's copy of the journal after a cursor; undefined for the first page. */
export const fetchJournalChanges = async (since: string | undefined): Promise<JournalChanges> =>
  journalChangesSchema.parse(
    await ask('GET', since === undefined ? JOURNAL : `${JOURNAL}?since=${encodeURIComponent(since)}`),
  );

export const sendVersions = (versions: readonly SyncedVersion[]): Promise<unknown> =>
  sendRequest('POST', JOURNAL, partitionVersions(versions));

/** Replaces the server's copy by an empty one. Rejects if it does not answer within {@link SIGN_OUT_TIMEOUT_MS}. */
export const deleteRemoteJournal = (): Promise<unknown> =>
  sendRequest('DELETE', JOURNAL, undefined, {}, SIGN_OUT_TIMEOUT_MS);

export const isUnauthorizedError = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 401;

/** Returns a sentence for the person: the server's if it sent one. */
export function messageFor(error: unknown): string {
  if (error instanceof RequestError) return serverWords(error) ?? TROUBLE;
  if (error instanceof RequestTimeoutError) return NO_ANSWER;
  return error instanceof TypeError ? NO_CONNECTION : TROUBLE;
}

const TROUBLE = 'Something went wrong on our side. Nothing is lost; please try again in a moment.';
const NO_ANSWER = 'No answer. Try again.';
const NO_CONNECTION =
  "This needs an internet connection, and you're offline right now. Everything else still works.";

function serverWords({ message, status }: RequestError): string | undefined {
  try {
    return refusalSchema.parse(JSON.parse(message.slice(`${status}: `.length))).message;
  } catch {
    return undefined;
  }
}
