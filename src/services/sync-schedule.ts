/** Schedules the sync of the journal. The app loads this module only for signed-in people with sync on. */

import type { CurrentUser } from '../../domain/contract';
import { syncJournal } from '../data/sync-journal';
import type { JournalRecorder } from '../device/journal-recorder';
import type { SyncOutcome } from '../device/sync';

/** Delay of the sync after a written entry, ms. Entries that are written during the delay share one sync. */
const AFTER_WRITING_MS = 1500;

/** Delay of the first retry after a failure, ms. It doubles with each failure. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;

/**
 * Syncs now, after every written entry, when the network returns, when the page becomes visible, and after a failure.
 * @param onServerSaid called when the server reports a sign-out, or that sync is off
 */
export function startSync(
  recorder: JournalRecorder,
  username: string,
  onServerSaid: (user: CurrentUser | null) => void,
  onRefused: (count: number) => void,
): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;
  let isOver = false;

  const runOnce = async (): Promise<SyncOutcome> => {
    try {
      return isOver ? 'done' : await syncJournal(recorder, username, onRefused);
    } catch (error) {
      console.warn('The sync of the journal failed', error);
      return 'later';
    }
  };

  const settle = (outcome: SyncOutcome): void => {
    if (isOver) return;
    if (outcome === 'ended') onServerSaid(null);
    if (outcome === 'off') onServerSaid({ username, sync: false });
    if (outcome === 'later' || outcome === 'unanswered') {
      soon(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
    if (outcome === 'done') pause = FIRST_PAUSE_MS;
  };

  const now = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // Offline, the `online` event triggers the next attempt.
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

  /** Syncs after a delay. A delay that is already running stays unchanged. */
  const soon = (ms: number): void => {
    timer ??= setTimeout(now, ms);
  };

  const onOnline = () => {
    pause = FIRST_PAUSE_MS;
    void now();
  };
  const onVisibility = () => {
    // A hidden page may never become visible again, so it sends pending entries now.
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
