/** When the journal and its copy with the account are brought together. Loaded only for who is signed in with sync. */

import { journalSince, sendEntries } from '../data/account';
import { showUser } from '../data/current-user';
import { readUser } from '../device/kept';
import { CopyNotes } from '../device/sync/copy-notes';
import { type Copy, type Outcome, sync } from '../device/sync/sync';
import type { Services } from './services';

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

/** Said once of entries that the server will not take: nothing else is held up by them. */
const tellRefused =
  ({ toasts }: Pick<Services, 'toasts'>) =>
  (count: number): void =>
    toasts.show({
      title: count === 1 ? 'One entry stays on this device' : `${count} entries stay on this device`,
      description: 'The copy with your account could not take them in. Nothing is lost: they are kept here.',
    });

/**
 * Brings them together now, after every entry that is written, when the network comes back, and when the page comes
 * into view again.
 * @returns how to stop
 */
export function keepInSync(
  { recorder, queryClient, toasts }: Pick<Services, 'recorder' | 'queryClient' | 'toasts'>,
  username: string,
): () => void {
  const copy = copyOf(username);
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;
  let isOver = false;

  const runOnce = async (): Promise<Outcome> => {
    try {
      const { store } = await recorder.journal();
      const notes = new CopyNotes(store, username);
      return await alone(async () =>
        isOver ? 'done' : sync(notes, copy, () => recorder.tellChanged('taken'), tellRefused({ toasts })),
      );
    } catch (error) {
      console.warn('The journal could not be brought together with its copy', error);
      return 'later';
    }
  };

  const settle = (outcome: Outcome): void => {
    if (isOver) return;
    if (outcome === 'ended') showUser(queryClient, null);
    if (outcome === 'off') showUser(queryClient, { username, sync: false });
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
