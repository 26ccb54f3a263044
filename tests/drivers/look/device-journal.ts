import type { Page } from 'playwright';
import type { JournalEntry } from '../../../domain/journal';

/**
 * Returns the journal entries on the device, oldest first. Entries without a time, written by a test, come first.
 */
export async function readJournal(page: Page): Promise<JournalEntry[]> {
  const entries = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('stillgrove');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('days')) {
            database.close();
            resolve([]);
            return;
          }
          const reading = database.transaction('days').objectStore('days').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result.flatMap((record: { entries: unknown[] }) => record.entries));
          };
        };
      }),
  );
  return (entries as JournalEntry[]).sort((one, other) => (one?.at ?? 0) - (other?.at ?? 0));
}
