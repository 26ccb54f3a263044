/** Brings this device's journal and its copy on the server together. */
import { BATCH_SIZE, type JournalChanges, type SyncedEntry } from '../../../domain/contract';
import type { CopyNotes } from './copy-notes';

/** The copy, wherever it is. Both reject with a `RequestError`, or with what `fetch` throws when there is no answer. */
export interface Copy {
  changes(since: string | undefined): Promise<JournalChanges>;
  send(entries: readonly SyncedEntry[]): Promise<unknown>;
}

/**
 * `done`: both hold the same. `later`: something was in the way, nothing is lost, and it can be tried again.
 * `ended`: the session is over. `off`: the copy was deleted, sync is off.
 */
export type Outcome = 'done' | 'later' | 'ended' | 'off';

/** What the server says of entries that it will not take: they do not fit, or are too large. */
const REFUSED: readonly unknown[] = [400, 413];
/** There is no room for any more. */
const FULL = 422;

/** How often a copy may turn out to be deleted while it is read, before this attempt gives up. */
const MOST_DELETIONS = 3;

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/**
 * Takes in what the copy has, then sends what it does not have. It may be interrupted anywhere: what was not noted as
 * sent is only sent again.
 * @param onTaken called when entries came from the copy
 * @param onRefused called once for entries that the copy will not take: they stay on this device, and are not sent again
 * @throws what IndexedDB throws
 */
export async function sync(
  notes: CopyNotes,
  copy: Copy,
  onTaken: () => void,
  onRefused: (count: number) => void = () => undefined,
): Promise<Outcome> {
  for (let deletions = 0; deletions < MOST_DELETIONS; deletions++) {
    const outcome = await exchange(notes, copy, onTaken, onRefused);
    if (outcome !== 'deleted') return outcome;
    await notes.forgetSent();
    onTaken();
  }
  return 'later';
}

async function exchange(
  notes: CopyNotes,
  copy: Copy,
  onTaken: () => void,
  onRefused: (count: number) => void,
): Promise<Outcome | 'deleted'> {
  let refused = 0;
  try {
    let cursor = await notes.begin();
    for (let hasMore = true; hasMore; ) {
      const changes = await copy.changes(cursor);
      if (await notes.takeIn(changes)) onTaken();
      ({ cursor, hasMore } = changes);
    }
    for (;;) {
      const entries = await notes.unsent(BATCH_SIZE);
      if (entries.length === 0) return 'done';
      refused += await sendWhatIsTaken(notes, copy, entries);
    }
  } catch (error) {
    const status = statusOf(error);
    if (status === 401) return 'ended';
    if (status === 409) return 'off';
    if (status === 410) return 'deleted';
    if (status === undefined && !(error instanceof TypeError)) throw error;
    return 'later';
  } finally {
    if (refused > 0) onRefused(refused);
  }
}

/**
 * Sends entries; what is refused is sent again in halves, until the one that is to blame stands alone. That one is set
 * aside: it holds up nothing behind it.
 * @returns how many were set aside
 */
async function sendWhatIsTaken(
  notes: CopyNotes,
  copy: Copy,
  entries: readonly SyncedEntry[],
): Promise<number> {
  try {
    await copy.send(entries);
  } catch (error) {
    const status = statusOf(error);
    if (status !== FULL && !REFUSED.includes(status)) throw error;
    if (status === FULL || entries.length === 1) {
      await notes.noteRefused(entries);
      return entries.length;
    }
    const middle = Math.ceil(entries.length / 2);
    const first = await sendWhatIsTaken(notes, copy, entries.slice(0, middle));
    return first + (await sendWhatIsTaken(notes, copy, entries.slice(middle)));
  }
  await notes.noteSent(entries);
  return 0;
}
