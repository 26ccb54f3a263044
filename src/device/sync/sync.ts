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

/** How often a copy may turn out to be deleted while it is read, before this attempt gives up. */
const MOST_DELETIONS = 3;

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/**
 * Takes in what the copy has, then sends what it does not have. It may be interrupted anywhere: what was not noted as
 * sent is only sent again.
 * @param onTaken called when entries came from the copy
 * @throws what IndexedDB throws
 */
export async function sync(notes: CopyNotes, copy: Copy, onTaken: () => void): Promise<Outcome> {
  for (let deletions = 0; deletions < MOST_DELETIONS; deletions++) {
    const outcome = await exchange(notes, copy, onTaken);
    if (outcome !== 'deleted') return outcome;
    await notes.forgetSent();
    onTaken();
  }
  return 'later';
}

async function exchange(notes: CopyNotes, copy: Copy, onTaken: () => void): Promise<Outcome | 'deleted'> {
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
      await copy.send(entries);
      await notes.noteSent(entries);
    }
  } catch (error) {
    const status = statusOf(error);
    if (status === 401) return 'ended';
    if (status === 409) return 'off';
    if (status === 410) return 'deleted';
    if (status === undefined && !(error instanceof TypeError)) throw error;
    return 'later';
  }
}
