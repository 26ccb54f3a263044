import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { createKeyedSingleFlight } from '../../../domain/single-flight';
import type { ListedFile } from '../listed-file';
import { wholeFileResponse } from './whole-file-response';

const refilling = createKeyedSingleFlight<void>();

/**
 * Caches files of the app shell again that the browser has deleted, for example on a full disk. Stops at the first
 * failure, and the next call continues. If the server has a newer build, the page, which comes first, fails its
 * integrity check, and the newer worker caches all files.
 */
export function refillShell(files: readonly ListedFile[]): Promise<void> {
  return refilling('shell', async () => {
    try {
      const cache = await caches.open(cacheNames.precache);
      const names = new Set((await cache.keys()).map(({ url }) => url));
      const keyOf = ({ url }: ListedFile) => getCacheKeyForURL(url) ?? url;
      const missing = files.filter((file) => !names.has(keyOf(file)));
      const pageFirst = missing.sort((one, other) => Number(!one.integrity) - Number(!other.integrity));
      // One file after the other, so that requests of pages have priority.
      for (const file of pageFirst) await keep(cache, keyOf(file), file);
    } catch (error) {
      console.warn('A file could not be cached again for offline use', error);
    }
  });
}

async function keep(cache: Cache, key: string, { url, integrity }: ListedFile): Promise<void> {
  const request = new Request(url, { cache: 'reload', priority: 'low', ...(integrity && { integrity }) });
  const response = await wholeFileResponse(request, await fetch(request));
  if (response.status !== 200) throw new Error(`${response.status} for ${url}`);
  await cache.put(key, response);
}
