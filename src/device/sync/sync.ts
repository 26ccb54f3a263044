/** Syncs this device's journal with its copy on the server. */
import { BATCH_SIZE, type JournalChanges, type SyncedVersion } from '../../../domain/contract';
import type { CopyNotes } from './copy-notes';

/**
 * Calls to the copy. They reject with a `RequestError`, with the error of `fetch` when there is no answer, or with a
 * SyntaxError or ZodError when the answer is malformed.
 */
export interface Copy {
  changes(since: string | undefined): Promise<JournalChanges>;
  send(versions: readonly SyncedVersion[]): Promise<unknown>;
}

/**
 * `done`: device and copy are equal, except for refused entries. `later`: a call failed, nothing is lost, and a retry
 * continues the sync. `unanswered`: the same, because there was no answer. `ended`: the session is over. `off`: sync is off and the copy is deleted.
 */
export type Outcome = 'done' | 'later' | 'unanswered' | 'ended' | 'off';

/** HTTP statuses with which the server refuses entries: 400 for malformed ones, 413 for a body that is too large. */
const REFUSED: readonly unknown[] = [400, 413];
/** HTTP status with which the server refuses new entries because the copy is full. */
const FULL = 422;

/** Number of deletions of the copy during one sync after which the sync gives up. */
const MOST_DELETIONS = 3;

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/**
 * Merges the copy's changes, then sends the unsent entries. After an interruption some entries are sent twice, which
 * changes nothing.
 * @param onTaken called after a change of the journal: a merge of the copy's changes, or a deletion of the copy
 * @param onRefused called with the number of refused entries, which stay on this device and are not sent again
 * @throws the error of IndexedDB, or the SyntaxError or ZodError of a malformed answer
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
    for (let since of await notes.begin()) {
      for (let hasMore = true; hasMore; ) {
        const changes = await copy.changes(since);
        if (await notes.takeIn(changes, since)) onTaken();
        ({ cursor: since, hasMore } = changes);
      }
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
    if (status !== undefined) return 'later';
    if (error instanceof TypeError) return 'unanswered';
    throw error;
  } finally {
    if (refused > 0) onRefused(refused);
  }
}

/**
 * Sends entries and removals. If the server refuses a batch, sends the batch again in halves until the refused entry is
 * alone. A full copy refuses all new entries of a batch at once, but still accepts changes and removals of its own
 * entries. Refused entries are set aside and block no others.
 * @returns the number of entries set aside
 */
async function sendWhatIsTaken(
  notes: CopyNotes,
  copy: Copy,
  versions: readonly SyncedVersion[],
): Promise<number> {
  if (versions.length === 0) return 0;
  try {
    await copy.send(versions);
  } catch (error) {
    const status = statusOf(error);
    if (status !== FULL && !REFUSED.includes(status)) throw error;
    const isRefused = ({ rev }: SyncedVersion): boolean =>
      versions.length === 1 || (status === FULL && rev === undefined);
    const refused = versions.filter(isRefused);
    if (refused.length > 0) await notes.noteRefused(refused);
    const rest = versions.filter((version) => !isRefused(version));
    const middle = Math.ceil(rest.length / 2);
    const first = await sendWhatIsTaken(notes, copy, rest.slice(0, middle));
    return refused.length + first + (await sendWhatIsTaken(notes, copy, rest.slice(middle)));
  }
  await notes.noteSent(versions);
  return 0;
}
