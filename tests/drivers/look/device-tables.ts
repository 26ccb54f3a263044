/** The tables of the app's database on the device, as a test reads and writes them. */
import type { Page } from 'playwright';
import { KEY_PATHS, type TableName } from '../../../src/device/tables';

/**
 * Returns the records of a table; none if the app has not opened its database yet. The value of `bytes` is a list of
 * bytes or null.
 */
export const readTable = (page: Page, table: TableName): Promise<unknown[]> =>
  page.evaluate(
    (table) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('stillgrove');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const close = (records: { readonly bytes?: ArrayBuffer | null }[]) => {
            database.close();
            resolve(
              records.map((one) => (one.bytes ? { ...one, bytes: [...new Uint8Array(one.bytes)] } : one)),
            );
          };
          if (!database.objectStoreNames.contains(table)) {
            close([]);
            return;
          }
          const reading = database.transaction(table).objectStore(table).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => close(reading.result);
        };
      }),
    table,
  );

/**
 * Writes records before the app opens its database.
 * @param records of JSON values. The value of `bytes` is a list of bytes or null
 */
export const layTable = (page: Page, table: TableName, records: readonly object[]): Promise<void> =>
  page.evaluate(
    ({ table, records, paths }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('stillgrove', 5);
        opening.onupgradeneeded = () => {
          for (const [name, keyPath] of Object.entries(paths))
            opening.result.createObjectStore(name, { keyPath: keyPath as string | string[] });
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(table, 'readwrite');
          for (const record of records) {
            const { bytes } = record as { bytes?: readonly number[] | null };
            writing
              .objectStore(table)
              .put(bytes ? { ...record, bytes: Uint8Array.from(bytes).buffer } : record);
          }
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { table, records, paths: KEY_PATHS },
  );
