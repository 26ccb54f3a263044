/** All that this device keeps for the person: to take along, and to take away. */
import { GUEST } from '../../domain/person';
import { GARDEN_DATABASE } from './garden';
import type { Journal } from './journal';
import { DATABASE_NAME } from './journal-store';
import { currentPerson } from './new-entries';
import { KEYS } from './stored-values';

/** Ours, in the browser's small storage. */
const isOurs = (key: string): boolean =>
  key.startsWith('stillgrove.') || Object.values<string>(KEYS).includes(key);

/** What the small storage holds of ours; empty when the browser refuses it. */
function storedValues(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => isOurs(key)));
  } catch (error) {
    console.warn('Storage could not be read', error);
    return {};
  }
}

/** Everything as a JSON text: the guest's journal and that of who is signed in, and what the small storage holds. */
export async function exportEverything(journal: Journal): Promise<string> {
  const people = [...new Set([GUEST, currentPerson()])];
  const entries = (await Promise.all(people.map((person) => journal.entries(person)))).flat();
  const everything = { exportedAt: Date.now(), journal: entries, kept: storedValues() };
  return JSON.stringify(everything, undefined, 2);
}

/**
 * Deletes everything, in every tab. The page must be loaded anew afterwards: what it holds in memory is gone below it.
 * All that stays is that somebody has left, as long as the server has not heard of it.
 * The app's own files, which the service worker keeps, stay: they are the same for everyone.
 * @throws what IndexedDB throws when it refuses
 */
export async function deleteEverything(): Promise<void> {
  for (const key of Object.keys(storedValues()))
    if (key !== KEYS.signOutPending) localStorage.removeItem(key);
  await Promise.all([DATABASE_NAME, GARDEN_DATABASE].map(deleteDatabase));
}

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
