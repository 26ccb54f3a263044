/** When the journal and its copy with the account are brought together. Loaded only for who is signed in with sync. */

import type { CurrentUser } from '../../domain/contract';
import { journalSince, sendEntries } from '../data/account';
import type { Recorder } from '../device/recorder';
import { readUser } from '../device/stored-values';
import { CopyNotes } from '../device/sync/copy-notes';
import { type Copy, type Outcome, sync } from '../device/sync/sync';

/** After an entry was written, this long may pass for more of them (ms). */
const AFTER_WRITING_MS = 1500;

/** After something was in the way (ms): twice as long each time. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;

/** One tab at a time, where the browser can see to it; two would only do the same work twice. */
const alone = (act: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('stillgrove.sync', act) : act();

/** The copy of this person's journal, as long as they are the one who is signed in here. */
function copyOf(username: string): Copy {
  const asThem = <T>(call: () => Promise<T>): Promise<T> =>
    readUser()?.username === username ? call() : Promise.reject(new TypeError('Somebody else is here now'));
  return {
    changes: (since) => asThem(() => journalSince(since)),
    send: (entries) => asThem(() => sendEntries(entries)),
  };
}

interface SyncOptions {
  /** Asked when the lock is free: the person may have signed out by then. */
  readonly isWanted?: () => boolean;
  /** Told of entries that the server will not take, how many; nothing else is held up by them. */
  readonly onRefused?: (count: number) => void;
}

/**
 * Brings them together once, when no other tab does.
 * @throws what IndexedDB throws
 */
export async function syncOnce(
  recorder: Recorder,
  username: string,
  { isWanted = () => true, onRefused = () => undefined }: SyncOptions = {},
): Promise<Outcome> {
  const { store } = await recorder.journal();
  const notes = new CopyNotes(store, username);
  return alone(async () =>
    isWanted() ? sync(notes, copyOf(username), () => recorder.notify('taken'), onRefused) : 'done',
  );
}

/**
 * Brings them together now, after every entry that is written, when the network comes back, and when the page comes
 * into view again.
 * @param onServerSaid called when the server says that nobody is signed in any more, or that sync is off
 * @param onRefused called once with how many entries the server will not take
 * @returns how to stop
 */
export function startSync(
  recorder: Recorder,
  username: string,
  onServerSaid: (user: CurrentUser | null) => void,
  onRefused: (count: number) => void,
): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;
  let isOver = false;

  const runOnce = async (): Promise<Outcome> => {
    try {
      return await syncOnce(recorder, username, { isWanted: () => !isOver, onRefused });
    } catch (error) {
      console.warn('The journal could not be brought together with its copy', error);
      return 'later';
    }
  };

  const settle = (outcome: Outcome): void => {
    if (isOver) return;
    if (outcome === 'ended') onServerSaid(null);
    if (outcome === 'off') onServerSaid({ username, sync: false });
    if (outcome === 'later') {
      soon(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
    if (outcome === 'done') pause = FIRST_PAUSE_MS;
  };

  const now = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // The browser says when the network is back.
    if (!navigator.onLine) return;
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted && !isOver) {
      isWanted = false;
      settle(await runOnce());
    }
    isRunning = false;
  };

  /** Unless something was in the way: then it comes when its pause is over. */
  const soon = (ms: number): void => {
    timer ??= setTimeout(now, ms);
  };

  const onOnline = () => {
    pause = FIRST_PAUSE_MS;
    void now();
  };
  const onVisibility = () => {
    // A hidden page may never come back: what waits goes now.
    if (document.visibilityState === 'visible' || timer !== undefined) void now();
  };
  const stopListening = recorder.subscribe((change) => {
    if (change === 'written') soon(AFTER_WRITING_MS);
  });
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
  void now();

  return () => {
    isOver = true;
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
