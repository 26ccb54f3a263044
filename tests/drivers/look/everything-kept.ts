/**
 * Returns everything that the browser stores for this page, as one text. The text has only the addresses of cached
 * responses. Runs in the page.
 */
export async function everythingKept(): Promise<string> {
  const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
  kept.push(JSON.stringify(history.state));
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames) {
      kept.push(
        await new Promise<string>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          reading.onerror = () => reject(reading.error);
        }),
      );
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    kept.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
  }
  return kept.join('\n');
}
