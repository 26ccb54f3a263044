/** All that this device stores about the person: to export, and to delete. */
import { GUEST } from '../../domain/person';
import { deleteDatabase } from './database';
import { TRIES_DATABASE } from './free-tries';
import type { Journal } from './journal';
import { DATABASE_NAME } from './journal-store';
import { currentPerson } from './new-entries';
import { KEYS } from './stored-values';

/** Whether a key of localStorage is ours. */
const isOurs = (key: string): boolean =>
  key.startsWith('stillgrove.') || Object.values<string>(KEYS).includes(key);

/** Our values in localStorage; empty when the browser refuses access. */
function storedValues(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => isOurs(key)));
  } catch (error) {
    console.warn('Storage could not be read', error);
    return {};
  }
}

/**
 * Everything as a JSON text: the guest's journal and that of who is signed in, what the games store, and our values in
 * localStorage.
 * @param games by their slugs
 * @throws what IndexedDB throws when the journal cannot be read
 */
export async function exportEverything(journal: Journal, games: Record<string, unknown>): Promise<string> {
  const people = [...new Set([GUEST, currentPerson()])];
  const entries = (await Promise.all(people.map((person) => journal.entries(person)))).flat();
  const everything = { exportedAt: Date.now(), journal: entries, games, storedValues: storedValues() };
  return JSON.stringify(everything, undefined, 2);
}

/**
 * Deletes everything but what the games store, in every tab. The page must be reloaded afterwards, since what it holds
 * in memory is stale. Only a pending sign-out stays, until the server was told. So do the app's own files in the
 * service worker's cache: they are the same for everyone.
 * @throws what IndexedDB throws when it refuses
 */
export async function deleteEverything(): Promise<void> {
  for (const key of Object.keys(storedValues()))
    if (key !== KEYS.signOutPending) localStorage.removeItem(key);
  await Promise.all([DATABASE_NAME, TRIES_DATABASE].map(deleteDatabase));
}
