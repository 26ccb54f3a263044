/** Changes a person's journal on this device after a sign-out, a deletion of the account, or the end of sync. */
import { GUEST_OWNER } from '../../domain/person';
import type { JournalTask } from '../../machines/app/account.machine';
import type { JournalRecorder } from '../device/journal-recorder';
import { forgetSyncState } from '../device/sync';

/** Logs an error, which leaves the data unchanged. @throws errors of IndexedDB */
export async function runJournalTask(recorder: JournalRecorder, { person, act }: JournalTask): Promise<void> {
  try {
    const journal = await recorder.journal();
    if (act === 'remove') await journal.forget(person);
    if (act === 'hand-over') await journal.move(person, GUEST_OWNER);
    if (act === 'unlink') await forgetSyncState(journal.database, person);
  } catch (error) {
    console.warn(`The journal task failed: ${act}`, error);
    throw error;
  }
  if (act !== 'unlink') recorder.notify('merged');
}
