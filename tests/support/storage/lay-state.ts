import type { StoredDatabase } from './random-state';

/** Lays databases on a device, as whoever wrote them has left them. It needs nothing around it: a page can be given it. */
export async function layDatabases(databases: readonly StoredDatabase[]): Promise<void> {
  for (const { name, version, stores } of databases) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        for (const { name, keyPath, autoIncrement } of stores) {
          const store = opening.result.createObjectStore(name, {
            ...(keyPath !== undefined && { keyPath }),
            ...(autoIncrement && { autoIncrement }),
          });
          for (const { key, value } of stores.find((other) => other.name === name)?.records ?? []) {
            if (key === undefined) store.put(value);
            else store.put(value, key);
          }
        }
      };
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }
}
