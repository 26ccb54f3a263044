import type { CurrentUser } from '../../../../domain/contract';
import { SIGN_OUT_TIMEOUT_MS } from '../../../data/account';
import { syncJournal } from '../../../data/sync-journal';
import type { JournalRecorder } from '../../../device/journal-recorder';
import { withTimeout } from '../../../device/with-timeout';

export interface JournalCounts {
  /** Number of the person's entries on this device. */
  readonly entries: number;
  /** Number of the person's entries and removals that the server's copy lacks; 0 if there is no copy. */
  readonly unsent: number;
}

/** Sends unsent entries within {@link SIGN_OUT_TIMEOUT_MS}, then counts. An unreadable journal counts as empty. */
export async function sendAndCountJournal(
  recorder: JournalRecorder,
  { username, sync: isCopied }: CurrentUser,
): Promise<JournalCounts> {
  try {
    if (isCopied && navigator.onLine) await withTimeout(syncJournal(recorder, username), SIGN_OUT_TIMEOUT_MS);
  } catch (error) {
    console.warn('Some entries could not be sent', error);
  }
  try {
    const journal = await recorder.journal();
    return {
      entries: (await journal.entries(username)).length,
      unsent: isCopied ? await journal.unsentCount(username) : 0,
    };
  } catch (error) {
    console.warn('The journal could not be read', error);
    return { entries: 0, unsent: 0 };
  }
}
