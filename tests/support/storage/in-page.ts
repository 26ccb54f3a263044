/** Bundled for a page of the app's origin: lays there what a seed stands for, in the place of everything that is there. */
import { layDatabases } from './lay-state';
import { randomState } from './random-state';

export async function lay(seed: number): Promise<void> {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name ?? '');
      deleting.onsuccess = () => resolve();
      deleting.onerror = () => reject(deleting.error);
    });
  }
  const { values, databases } = randomState(seed);
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  await layDatabases(databases);
}
