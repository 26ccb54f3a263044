/** Exports and deletes all of the person's data on this device. */

import { GUEST } from '../../domain/person';
import { deleteDatabase } from './database';
import { writeExport } from './export-file';
import { readChoices } from './game-choices';
import { readInterrupted } from './interrupted';
import type { Journal } from './journal';
import { DATABASE_NAME } from './journal-store';
import { currentPerson } from './new-entries';
import { keptTransactionId } from './purchase';
import { SettingsStore } from './settings';
import { keptSignOut } from './stored-values';

/** The app's storage keys that lack the common prefix, except keys of games. */
const FIRST_KEYS = ['isPremium', 'lastCheckInTime'];

/** Database in which earlier versions of the app counted free tries. */
const TRIES_DATABASE = 'stillgrove-tries';

const isOurs = (key: string): boolean => key.startsWith('stillgrove.') || FIRST_KEYS.includes(key);

/**
 * Removes the app's keys from localStorage or sessionStorage. A browser that refuses access has stored nothing.
 * @param open returns the storage
 */
function clear(open: () => Storage): void {
  try {
    const storage = open();
    const keys = Object.keys(storage).filter((key) => isOurs(key) && key !== keptSignOut.key);
    for (const key of keys) storage.removeItem(key);
  } catch (error) {
    console.warn('Storage could not be read', error);
  }
}

/**
 * Exports the journals of the guest and of the signed-in person, the settings, interrupted sessions, the games' data,
 * the transaction ID, and the choices on intros. Premium, free tries and the signed-in user belong to this device and
 * are not exported.
 * @param games data by slug
 * @returns the text of the file
 * @throws SilentDatabase, and errors of IndexedDB
 */
export async function exportEverything(journal: Journal, games: Record<string, unknown>): Promise<string> {
  const people = [...new Set([GUEST, currentPerson()])];
  const entries = (await Promise.all(people.map((person) => journal.entries(person)))).flat();
  const removalsOf = async (person: string) =>
    (await journal.removals(person)).map((removal) => ({ ...removal, person }));
  const removed = (await Promise.all(people.map(removalsOf))).flat();
  const { stored: settings } = new SettingsStore();
  const { stored: transactionId } = keptTransactionId;
  const [choices, interrupted] = [readChoices(), readInterrupted()];
  return writeExport({
    exportedAt: Date.now(),
    people,
    journal: entries,
    ...(removed.length > 0 && { removed }),
    ...(settings && { settings }),
    ...(choices && { choices }),
    ...(interrupted && { interrupted }),
    ...(transactionId && { transactionId }),
    games,
  });
}

/**
 * Deletes the journals of all people, the free tries of earlier versions, and the app's localStorage keys, for all tabs,
 * and a pending check-in of this tab. Each game deletes its other data (`GameData`). The caller must then reload the
 * page, because its memory is stale. A pending sign-out stays until the server has received it. The service worker's
 * cached files also stay, because they contain no personal data.
 * @throws like `deleteDatabase`. The keys then stay.
 */
export async function deleteEverything(): Promise<void> {
  await Promise.all([DATABASE_NAME, TRIES_DATABASE].map(deleteDatabase));
  clear(() => localStorage);
  clear(() => sessionStorage);
}
