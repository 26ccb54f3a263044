/** All that this device stores about the person: to export, and to delete. */
import { GUEST } from '../../domain/person';
import { deleteDatabase } from './database';
import { writeExport } from './export-file';
import type { Journal } from './journal';
import { DATABASE_NAME } from './journal-store';
import { currentPerson } from './new-entries';
import { keptTransactionId } from './purchase';
import { SettingsStore } from './settings';
import { keptSignOut } from './stored-values';

/** Keys of localStorage that are ours without beginning as ours do. */
const FIRST_KEYS = ['isPremium', 'lastCheckInTime'];

/** Earlier versions counted the free tries that tabs spend at the same moment in this one. */
const TRIES_DATABASE = 'stillgrove-tries';

const isOurs = (key: string): boolean => key.startsWith('stillgrove.') || FIRST_KEYS.includes(key);

/** Our keys in localStorage; none when the browser refuses access. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(isOurs);
  } catch (error) {
    console.warn('Storage could not be read', error);
    return [];
  }
}

/**
 * Everything that can be taken along: the guest's journal and that of who is signed in, the settings, what the games
 * store, and the transaction ID. What else lies here (premium itself, free tries, who is signed in) is of this device
 * alone.
 * @param games by their slugs
 * @returns the text of the file
 * @throws what IndexedDB throws when the journal cannot be read
 */
export async function exportEverything(journal: Journal, games: Record<string, unknown>): Promise<string> {
  const people = [...new Set([GUEST, currentPerson()])];
  const entries = (await Promise.all(people.map((person) => journal.entries(person)))).flat();
  const { stored: settings } = new SettingsStore();
  const { stored: transactionId } = keptTransactionId;
  return writeExport({
    exportedAt: Date.now(),
    people,
    journal: entries,
    ...(settings && { settings }),
    ...(transactionId && { transactionId }),
    games,
  });
}

/**
 * Deletes everything but what the games store, in every tab. The page must be reloaded afterwards, since what it holds
 * in memory is stale. Only a pending sign-out stays, until the server was told. So do the app's own files in the
 * service worker's cache: they are the same for everyone.
 * @throws what IndexedDB throws when it refuses
 */
export async function deleteEverything(): Promise<void> {
  for (const key of storedKeys()) if (key !== keptSignOut.key) localStorage.removeItem(key);
  await Promise.all([DATABASE_NAME, TRIES_DATABASE].map(deleteDatabase));
}
