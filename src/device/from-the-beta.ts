/**
 * Carries over what the build of 28 November 2026 stored: places of Memory Cards, choices, the signed-in user and the
 * garden. All other values are stored as they were. The next sync sends the whole journal again, which changes nothing
 * in a copy that has it. This file may go on 1 March 2027.
 */
import type * as Idb from 'idb';
import { newId } from './new-id';
import { readText, writeText } from './stored';
import type { Database, GardenMarkKey, GardenMarkRecord } from './tables';

export const BETA_GARDEN_DATABASE = 'stillgrove-garden';

/** Prefix of the keys of choices. The slug of a game follows. */
const CHOICES = 'stillgrove.choices.';

/** Carries over texts of localStorage. A second call changes nothing. */
export function migrateBetaLocalStorage(): void {
  const [, sign, username] = /^([+-])([\w.-]{1,64})$/.exec(readText('stillgrove.user') ?? '') ?? [];
  if (username) writeText('stillgrove.user', JSON.stringify({ username, sync: sign === '+' }));
  const places = readText('stillgrove.memoryCards.places');
  if (places && /^[a-z,]+$/.test(places))
    writeText('stillgrove.memoryCards.places', JSON.stringify({ places: places.split(',') }));
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(CHOICES));
    const choices = keys.map((key) => [key.slice(CHOICES.length), JSON.parse(readText(key) ?? '{}')]);
    if (keys.length > 0) writeText('stillgrove.choices', JSON.stringify(Object.fromEntries(choices)));
    for (const key of keys) writeText(key, null);
  } catch (error) {
    console.warn('The choices of the last version could not be carried over', error);
  }
}

/** Never rejects: the next visit tries again. The caller passes idb, because the first screen does not load it. */
export async function migrateBetaGarden(
  database: Database,
  { openDB, deleteDB }: Pick<typeof Idb, 'openDB' | 'deleteDB'>,
): Promise<void> {
  try {
    const old = await openDB(BETA_GARDEN_DATABASE, undefined, {
      // The database does not exist.
      upgrade(_database, _from, _to, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).catch(() => undefined);
    if (!old) return;
    const marks = old.transaction('marks').store;
    const [keys, values] = await Promise.all([marks.getAllKeys(), marks.getAll()]);
    old.close();
    await database.change(
      async (tables) => {
        for (const [index, key] of keys.entries()) {
          const record = { ...values[index], key: key as unknown as GardenMarkKey } as GardenMarkRecord;
          await (Array.isArray(key)
            ? tables.marks.put(record)
            : tables.aside.put({ id: newId(), game: 'zen-garden', value: values[index] }));
        }
      },
      ['marks', 'aside'],
    );
    await deleteDB(BETA_GARDEN_DATABASE);
  } catch (error) {
    console.warn('The garden of the last version could not be carried over', error);
  }
}
