/** Brings this device's journal and its copy with the account together, once for all who ask at the same time. */

import type { Recorder } from '../device/recorder';
import { keptUser } from '../device/stored-values';
import { CopyNotes } from '../device/sync/copy-notes';
import { type Copy, type Outcome, sync } from '../device/sync/sync';
import { journalSince, sendEntries } from './account';

/** One tab at a time, where the browser can see to it; two would only do the same work twice. */
const alone = (act: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('stillgrove.sync', act) : act();

const isHere = (username: string): boolean => keptUser.value?.username === username;

/** The copy of this person's journal, as long as they are the one who is signed in here. */
function copyOf(username: string): Copy {
  const asThem = <T>(call: () => Promise<T>): Promise<T> =>
    isHere(username) ? call() : Promise.reject(new TypeError('Somebody else is here now'));
  return {
    changes: (since) => asThem(() => journalSince(since)),
    send: (entries) => asThem(() => sendEntries(entries)),
  };
}

interface Exchange {
  readonly username: string;
  readonly outcome: Promise<Outcome>;
  /** Told of entries that the server will not take, how many; nothing else is held up by them. */
  readonly onRefused: Set<(count: number) => void>;
}

/** The exchange that has not begun yet: whoever asks now is served by it, and nothing written until now is missed. */
let awaited: Exchange | undefined;

/**
 * Takes in what the copy has and sends what it lacks. When somebody else is signed in by then, nothing is done.
 *
 * @param onRefused told of entries that the server will not take, how many; they are kept on the device
 * @throws what IndexedDB throws
 */
export function bringTogether(
  recorder: Recorder,
  username: string,
  onRefused?: (count: number) => void,
): Promise<Outcome> {
  if (awaited?.username === username) {
    if (onRefused) awaited.onRefused.add(onRefused);
    return awaited.outcome;
  }
  const exchange: Exchange = {
    username,
    outcome: Promise.resolve().then(() => alone(begin)),
    onRefused: new Set(onRefused ? [onRefused] : []),
  };
  const begin = async (): Promise<Outcome> => {
    if (awaited === exchange) awaited = undefined;
    const { store } = await recorder.journal();
    if (!isHere(username)) return 'done';
    return sync(
      new CopyNotes(store, username),
      copyOf(username),
      () => recorder.notify('taken'),
      (count) => {
        for (const tell of exchange.onRefused) tell(count);
      },
    );
  };
  awaited = exchange;
  return exchange.outcome;
}
