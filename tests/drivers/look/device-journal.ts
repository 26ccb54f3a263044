import type { Page } from 'playwright';
import type { JournalEntry } from '../../../domain/journal';

/**
 * Returns the journal entries on the device, oldest first. Entries without a time, written by a test, come first.
 */
export const readJournal = async (page: Page): Promise<JournalEntry[]> =>
  (await page.evaluate(readJournalHere)) as JournalEntry[];

/** Returns the journal entries on the device, oldest first. Runs in the page. */
export function readJournalHere(): Promise<object[]> {
  return new Promise((resolve, reject) => {
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
        const entries: { at?: number }[] = reading.result.flatMap(({ entries }) => entries);
        resolve(entries.sort((one, other) => (one?.at ?? 0) - (other?.at ?? 0)));
      };
    };
  });
}
