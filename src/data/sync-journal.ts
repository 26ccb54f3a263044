import type { JournalRecorder } from '../device/journal-recorder';
import { type RemoteJournal, type SyncOutcome, syncWithRemote } from '../device/sync';
import { storedUser } from '../device/values';
import { fetchJournalChanges, sendVersions } from './account';

/** Time after which a sync no longer waits for another tab's sync, ms. A suspended tab never ends its own. */
const LOCK_WITHIN_MS = 20_000;

/** Runs a function in one tab at a time (with Web Locks), because two tabs would send the same entries. */
async function withLock(act: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
  if (!navigator.locks) return act();
  const signal = AbortSignal.timeout(LOCK_WITHIN_MS);
  try {
    return await navigator.locks.request('stillgrove.sync', { signal }, act);
  } catch (error) {
    if (signal.aborted && error === signal.reason) return 'unanswered';
    throw error;
  }
}

const isHere = (username: string): boolean => storedUser.value?.username === username;

/** Returns calls to this person's copy. They reject when this person is no longer signed in. */
function remoteJournalOf(username: string): RemoteJournal {
  const asThem = <T>(call: () => Promise<T>): Promise<T> =>
    isHere(username) ? call() : Promise.reject(new TypeError('Another person is signed in now'));
  return {
    changes: (since) => asThem(() => fetchJournalChanges(since)),
    send: (versions) => asThem(() => sendVersions(versions)),
  };
}

interface Exchange {
  readonly username: string;
  readonly outcome: Promise<SyncOutcome>;
  readonly onRefused: Set<(count: number) => void>;
}

/** The run that has not started yet. New calls join it, because it sends everything written before it starts. */
let awaited: Exchange | undefined;

/** Runs `sync`, unless this person is no longer signed in at its start. Errors and `onRefused` are those of `sync`. */
export function syncJournal(
  recorder: JournalRecorder,
  username: string,
  onRefused?: (count: number) => void,
): Promise<SyncOutcome> {
  if (awaited?.username === username) {
    if (onRefused) awaited.onRefused.add(onRefused);
    return awaited.outcome;
  }
  const exchange: Exchange = {
    username,
    outcome: Promise.resolve()
      .then(() => withLock(begin))
      .finally(() => {
        if (awaited === exchange) awaited = undefined;
      }),
    onRefused: new Set(onRefused ? [onRefused] : []),
  };
  const begin = async (): Promise<SyncOutcome> => {
    if (awaited === exchange) awaited = undefined;
    const { database } = await recorder.journal();
    if (!isHere(username)) return 'done';
    return syncWithRemote(
      database,
      username,
      remoteJournalOf(username),
      () => recorder.notify('merged'),
      (count) => {
        for (const tell of exchange.onRefused) tell(count);
      },
    );
  };
  awaited = exchange;
  return exchange.outcome;
}
