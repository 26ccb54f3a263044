import type { CurrentUser } from '../../../../domain/contract';
import { LEAVE_WITHIN_MS } from '../../../data/account';
import { syncJournal } from '../../../data/sync-journal';
import { inTime } from '../../../device/in-time';
import type { Recorder } from '../../../device/recorder';

export interface JournalToLeave {
  /** Number of the person's entries on this device. */
  readonly entries: number;
  /** Number of the person's entries and removals that the server's copy lacks; 0 if there is no copy. */
  readonly unsent: number;
}

/** Sends unsent entries within {@link LEAVE_WITHIN_MS}, then counts. An unreadable journal counts as empty. */
export async function journalToLeave(
  recorder: Recorder,
  { username, sync: isCopied }: CurrentUser,
): Promise<JournalToLeave> {
  try {
    if (isCopied && navigator.onLine) await inTime(syncJournal(recorder, username), LEAVE_WITHIN_MS);
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
