import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types';
import { PrecacheController } from 'workbox-precaching';
import { singleFlights } from '../../../domain/single-flight';
import type { ListedFile } from '../listed-file';
import { partOf } from './part-of';

const CACHE = 'stillgrove-games';

/**
 * Pictures and sounds that are kept when they are first used, or when a game that needs them is opened. What the
 * build no longer lists is dropped when its worker takes over. A part of a sound is answered from the kept whole.
 */
export class GameFiles {
  readonly #files: readonly ListedFile[];
  /** Answers, names and prunes; it fetches nothing by itself. */
  readonly #controller: PrecacheController;
  readonly #fetching = singleFlights<void>();

  constructor(files: readonly ListedFile[]) {
    this.#files = files;
    this.#controller = new PrecacheController({
      cacheName: CACHE,
      plugins: [
        {
          cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
            cachedResponse && partOf(request, cachedResponse),
          // Called for what was not kept yet. The answer, which may be a part, is passed on without waiting.
          fetchDidSucceed: async ({ request, event, response }) => {
            event.waitUntil(this.#keepAll([addressOf(new URL(request.url))]));
            return response;
          },
        },
      ],
    });
    this.#controller.addToCacheList([...files]);
  }

  /** Whether a request is for one of the files. */
  readonly lists: RouteMatchCallback = ({ url }) => this.#keyOf(addressOf(url)) !== undefined;

  readonly answer: RouteHandlerCallback = ({ request, event, url }) =>
    this.#controller.strategy.handle({ request, event, params: { cacheKey: this.#keyOf(addressOf(url)) } });

  /** Drops what this build does not list. */
  prune(event: ExtendableEvent): void {
    this.#controller.activate(event);
  }

  /** Keeps everything that a game needs. Never rejects: what cannot be kept is logged. */
  keepPart(part: string): Promise<void> {
    return this.#keepAll(this.#addresses(({ games }) => games?.includes(part) ?? false));
  }

  /**
   * Keeps the new files of the games that the version before has kept, so that a game once opened stays playable
   * offline. Never rejects.
   */
  async keepKnown(): Promise<void> {
    const cache = await caches.open(CACHE);
    const known = new Set((await cache.keys()).map(({ url }) => addressOf(new URL(url))));
    const isKnown = ({ url }: ListedFile) => known.has(new URL(url, location.href).href);
    // What every game needs tells nothing of which was opened.
    const opened = new Set(
      this.#files.flatMap((file) => (file.games?.length === 1 && isKnown(file) ? file.games : [])),
    );
    const belongs = ({ games }: ListedFile) => games?.some((game) => opened.has(game)) ?? false;
    await this.#keepAll(this.#addresses((file) => isKnown(file) || belongs(file)));
  }

  #addresses(isWanted: (file: ListedFile) => boolean): string[] {
    return this.#files.filter(isWanted).map(({ url }) => new URL(url, location.href).href);
  }

  #keyOf(address: string): string | undefined {
    return this.#controller.getCacheKeyForURL(address);
  }

  /** One after another, so that what a page asks for meanwhile comes first. The first failure ends it. */
  async #keepAll(addresses: readonly string[]): Promise<void> {
    try {
      for (const address of addresses) await this.#keep(address);
    } catch (error) {
      // Offline, or the disk is full: everything works on without, and the next time tries again.
      console.warn('A file could not be kept for offline use', error);
    }
  }

  #keep(address: string): Promise<void> {
    return this.#fetching(address, () => this.#fetchWhole(address));
  }

  async #fetchWhole(address: string): Promise<void> {
    const key = this.#keyOf(address) ?? address;
    const cache = await caches.open(CACHE);
    if (await cache.match(key)) return;
    // An address without a hash may stand for an older content in the browser's own cache.
    const response = await fetch(address, {
      cache: key === address ? 'default' : 'no-cache',
      priority: 'low',
    });
    if (response.status !== 200) throw new Error(`${response.status} for ${address}`);
    await cache.put(key, response);
  }
}

/** Without what follows the path: pictures are asked for again as `…?retry=1`, and keys carry a revision. */
function addressOf(url: URL): string {
  return url.origin + url.pathname;
}
