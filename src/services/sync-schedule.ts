/** When the journal and its copy with the account are brought together. Loaded only for who is signed in with sync. */

import type { CurrentUser } from '../../domain/contract';
import { bringTogether } from '../data/together';
import type { Recorder } from '../device/recorder';
import type { Outcome } from '../device/sync/sync';

/** After an entry was written, this long may pass for more of them (ms). */
const AFTER_WRITING_MS = 1500;

/** After something was in the way (ms): twice as long each time. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;

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
      return isOver ? 'done' : await bringTogether(recorder, username, onRefused);
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
