import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { GUEST_OWNER } from '../../../domain/person';
import { accessMachine, selectIsAuthenticated } from '../../../machines/app/access.machine';
import { selectUser } from '../../../machines/app/account.machine';
import { createQueryClient } from '../../../src/data/query-client';
import { JournalRecorder } from '../../../src/device/journal-recorder';
import { storedUser } from '../../../src/device/values';
import { createAccountActor } from '../../../src/services/account';
import { startAccountSync } from '../../../src/services/follow-account';
import { Toasts } from '../../../src/services/toasts';
import { mood, openJournal, PERSON } from '../device/support/device';

const ROWAN = { username: PERSON, sync: false };

/** The server's response about the signed-in user; null for a guest. */
let answer: unknown;
let stop: () => void;

beforeEach(() => {
  answer = ROWAN;
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () =>
    answer === null ? new Response(null, { status: 401 }) : new Response(JSON.stringify(answer)),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  stop();
  storedUser.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the account of a device, with a journal that may be broken. */
function begin(open = openJournal) {
  const recorder = new JournalRecorder(open, () => undefined);
  const toasts = new Toasts(() => undefined);
  const access = createActor(accessMachine, { input: { isPremium: false, trialGamesRemaining: 5 } }).start();
  const onUnsavedCodes = vi.fn();
  const queryClient = createQueryClient();
  const account = createAccountActor(recorder, queryClient, onUnsavedCodes);
  const begun = { account, access, recorder, toasts, queryClient, onUnsavedCodes };
  stop = startAccountSync(begun);
  return { ...begun, user: () => selectUser(account.getSnapshot()), title: () => toasts.toast?.title };
}

/** Returns a tab that has received the server's first response about the signed-in user. */
async function known(open = openJournal) {
  storedUser.set(ROWAN);
  const begun = begin(open);
  await expect.poll(() => begun.account.getSnapshot().matches('known')).toBe(true);
  return begun;
}

const broken: typeof openJournal = () => Promise.reject(new Error('the disk is gone'));

test('a sign-out forgets the answers that were for this person', async () => {
  const { account, queryClient } = await known();
  queryClient.setQueryData(['signed-in devices'], []);
  account.send({ type: 'signed.out', journal: 'stays' });
  expect(queryClient.getQueryData(['signed-in devices'])).toBeUndefined();
});

test.each([true, false])('recovery codes that are saved: %s', async (hasSavedCodes) => {
  answer = { ...ROWAN, hasSavedCodes };
  const { user, onUnsavedCodes } = begin();
  await expect.poll(user).toEqual(ROWAN);
  expect(onUnsavedCodes).toHaveBeenCalledTimes(hasSavedCodes ? 0 : 1);
});

describe('at the start', () => {
  test('the user is unknown until the server answers; then the device stores it', async () => {
    const { user, access } = begin();
    expect(user()).toBeUndefined();
    await expect.poll(user).toEqual(ROWAN);
    expect(storedUser.value).toEqual(ROWAN);
    expect(selectIsAuthenticated(access.getSnapshot())).toBe(true);
  });

  test('without an answer the last user stays, and the server is asked again when the network returns', async () => {
    storedUser.set(ROWAN);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { account, user, title } = begin();
    await expect.poll(() => account.getSnapshot().matches('unanswered')).toBe(true);
    expect(user()).toEqual(ROWAN);
    vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
    window.dispatchEvent(new Event('online'));
    await expect.poll(user).toBeNull();
    expect(title()).toBe('You are signed out');
    expect(storedUser.value).toBeNull();
  });
});

describe('the journal of a person who leaves', () => {
  test('is deleted on sign-out, if they chose so', async () => {
    const { account, recorder, user } = await known();
    await recorder.write(mood());
    account.send({ type: 'signed.out', journal: 'goes' });
    expect(user()).toBeNull();
    expect(storedUser.value).toBeNull();
    const journal = await recorder.journal();
    await expect.poll(() => journal.entries(PERSON)).toEqual([]);
  });

  test('becomes the guest’s when the account is deleted, if they chose so', async () => {
    const { account, recorder } = await known();
    await recorder.write(mood());
    account.send({ type: 'account.deleted', journal: 'stays' });
    const journal = await recorder.journal();
    await expect.poll(() => journal.entries(GUEST_OWNER)).toHaveLength(1);
    expect(await journal.entries(PERSON)).toEqual([]);
  });

  test.each([
    ['goes', 'Your journal is still here'],
    ['stays', "Your journal wasn't brought along"],
  ] as const)(
    'causes a message and a log entry when it %s and that fails, although its dialog is closed',
    async (journal, told) => {
      const { account, title, user } = await known(broken);
      account.send({ type: 'account.deleted', journal });
      expect(user()).toBeNull();
      await expect.poll(title).toBe(told);
      expect(console.warn).toHaveBeenCalledWith(
        expect.stringContaining('The journal task failed'),
        expect.any(Error),
      );
    },
  );
});

test("another tab's sign-in or sign-out is followed, and not written again", async () => {
  const { access, user } = await known();
  const writing = vi.spyOn(localStorage, 'setItem');
  localStorage.removeItem(storedUser.key);
  const event = Object.assign(new Event('storage'), { key: storedUser.key, storageArea: localStorage });
  window.dispatchEvent(event);
  expect(user()).toBeNull();
  expect(selectIsAuthenticated(access.getSnapshot())).toBe(false);
  expect(writing).not.toHaveBeenCalled();
});
