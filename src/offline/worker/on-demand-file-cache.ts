import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types';
import { PrecacheController } from 'workbox-precaching';
import { createKeyedSingleFlight } from '../../../domain/single-flight';
import type { ListedFile } from '../listed-file';
import { rangeResponseOf } from './range-response-of';
import { wholeFileResponse } from './whole-file-response';

const CACHE = 'stillgrove-games';

/**
 * Cache of files that the installation leaves out: pictures, sounds, and the chart library. It stores a file at the
 * first use, or when a game or the dashboard that needs it first opens, and answers range requests from whole files.
 */
export class OnDemandFileCache {
  readonly #files: readonly ListedFile[];
  /** Its installation, which would download all files, is not used. */
  readonly #controller: PrecacheController;
  readonly #fetching = createKeyedSingleFlight<void>();

  constructor(files: readonly ListedFile[]) {
    this.#files = files;
    this.#controller = new PrecacheController({
      cacheName: CACHE,
      plugins: [
        {
          cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
            cachedResponse && rangeResponseOf(request, cachedResponse),
          // Workbox calls this for uncached files. The possibly partial response is passed on without a delay.
          fetchDidSucceed: async ({ request, event, response }) => {
            event.waitUntil(this.#cacheAll([addressOf(new URL(request.url))]));
            return response;
          },
        },
      ],
    });
    this.#controller.addToCacheList([...files]);
  }

  readonly lists: RouteMatchCallback = ({ url }) => this.#keyOf(addressOf(url)) !== undefined;

  readonly answer: RouteHandlerCallback = ({ request, event, url }) =>
    this.#controller.strategy.handle({ request, event, params: { cacheKey: this.#keyOf(addressOf(url)) } });

  /** Deletes files that this build does not list. */
  prune(event: ExtendableEvent): void {
    this.#controller.activate(event);
  }

  /** Logs failures instead of rejecting. */
  cachePart(part: string): Promise<void> {
    return this.#cacheAll(this.#addresses(({ games }) => games?.includes(part) ?? false));
  }

  /**
   * Caches files of the games that the previous version had cached, so that they stay playable offline.
   * @throws when the browser cannot open the cache
   */
  async cacheKnown(): Promise<void> {
    const cache = await caches.open(CACHE);
    const known = new Set((await cache.keys()).map(({ url }) => addressOf(new URL(url))));
    const isKnown = ({ url }: ListedFile) => known.has(new URL(url, location.href).href);
    // A file that several games share does not show which of them was opened.
    const opened = new Set(
      this.#files.flatMap((file) => (file.games?.length === 1 && isKnown(file) ? file.games : [])),
    );
    const belongs = ({ games }: ListedFile) => games?.some((game) => opened.has(game)) ?? false;
    await this.#cacheAll(this.#addresses((file) => isKnown(file) || belongs(file)));
  }

  #addresses(isWanted: (file: ListedFile) => boolean): string[] {
    return this.#files.filter(isWanted).map(({ url }) => new URL(url, location.href).href);
  }

  #keyOf(address: string): string | undefined {
    return this.#controller.getCacheKeyForURL(address);
  }

  /** Caches files one after the other, so that requests of pages have priority. Stops at the first failure. */
  async #cacheAll(addresses: readonly string[]): Promise<void> {
    try {
      for (const address of addresses) await this.#cache(address);
    } catch (error) {
      // The device is offline, or its disk is full. The app works without the file, and the next call retries.
      console.warn('A file could not be cached for offline use', error);
    }
  }

  #cache(address: string): Promise<void> {
    return this.#fetching(address, () => this.#fetchWhole(address));
  }

  async #fetchWhole(address: string): Promise<void> {
    const key = this.#keyOf(address) ?? address;
    const cache = await caches.open(CACHE);
    if (await cache.match(key)) return;
    // For an address without a hash the HTTP cache may have older content.
    const request = new Request(address, {
      cache: key === address ? 'default' : 'no-cache',
      priority: 'low',
    });
    const response = await wholeFileResponse(request, await fetch(request));
    if (response.status !== 200) throw new Error(`${response.status} for ${address}`);
    await cache.put(key, response);
  }
}

/** Returns the address without its query, because a cache key contains a revision. */
function addressOf(url: URL): string {
  return url.origin + url.pathname;
}
