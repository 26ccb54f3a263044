/** Brings this device's journal and its copy with the account together, once for all who ask at the same time. */
import { readUser } from '../device/kept';
import type { Recorder } from '../device/recorder';
import { CopyNotes } from '../device/sync/copy-notes';
import { type Copy, type Outcome, sync } from '../device/sync/sync';
import { journalSince, sendEntries } from './account';

/** One tab at a time, where the browser can see to it; two would only do the same work twice. */
const alone = (act: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('stillgrove.sync', act) : act();

const isHere = (username: string): boolean => readUser()?.username === username;

/** The copy of this person's journal, as long as they are the one who is signed in here. */
function copyOf(username: string): Copy {
  const asThem = <T>(call: () => Promise<T>): Promise<T> =>
    isHere(username) ? call() : Promise.reject(new TypeError('Somebody else is here now'));
  return {
    changes: (since) => asThem(() => journalSince(since)),
    send: (entries) => asThem(() => sendEntries(entries)),
  };
}

/** The exchange that has not begun yet: whoever asks now is served by it, and nothing written until now is missed. */
let awaited: { username: string; outcome: Promise<Outcome> } | undefined;

/**
 * Takes in what the copy has and sends what it lacks. When somebody else is signed in by then, nothing is done.
 *
 * @throws what IndexedDB throws
 */
export function bringTogether(recorder: Recorder, username: string): Promise<Outcome> {
  if (awaited?.username === username) return awaited.outcome;
  const exchange = { username, outcome: Promise.resolve().then(() => alone(begin)) };
  const begin = async (): Promise<Outcome> => {
    if (awaited === exchange) awaited = undefined;
    const { store } = await recorder.journal();
    if (!isHere(username)) return 'done';
    return sync(new CopyNotes(store, username), copyOf(username), () => recorder.tellChanged('taken'));
  };
  awaited = exchange;
  return exchange.outcome;
}
