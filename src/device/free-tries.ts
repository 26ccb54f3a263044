/**
 * Spending a free try. Tabs that start at the same moment must not spend the same one, and a browser tells one tab what
 * another wrote to localStorage only a moment later: here they stand in line, in a transaction of IndexedDB.
 */
import type { DBSchema } from 'idb';
import { Database } from './database';
import { keptTries } from './stored-values';

export const TRIES_DATABASE = 'stillgrove-tries';

interface Schema extends DBSchema {
  /** The last try that was spent: how many were left, and when, ms since 1970. */
  spent: { key: 'last'; value: { readonly left: number; readonly at: number } };
}

const database = new Database<Schema>({
  name: TRIES_DATABASE,
  version: 1,
  stores: ['spent'],
  upgrade: (opened) => void opened.createObjectStore('spent'),
});

/** Opens the database ahead of the first try. @throws what IndexedDB throws when it refuses */
export const openTries = (): Promise<void> => database.open();

/** By then every tab has heard what another wrote to localStorage, whose number alone counts from then on, ms. */
const LAG_MS = 2000;

/**
 * Spends one of the tries that are left.
 * @returns how many were left before, in whatever tab; at 0 nothing was spent
 * @throws what IndexedDB throws when it refuses
 */
export async function spendOne(): Promise<number> {
  const transaction = await database.begin('readwrite');
  const store = transaction.objectStore('spent');
  const last = (await store.get('last')) as { left?: unknown; at?: unknown } | undefined;
  const now = Date.now();
  const isRecent = typeof last?.at === 'number' && Math.abs(now - last.at) < LAG_MS;
  const stored = keptTries.value;
  const left = isRecent && typeof last?.left === 'number' ? Math.min(stored, last.left) : stored;
  if (left > 0) await store.put({ left: left - 1, at: now }, 'last');
  await transaction.done;
  return left;
}
