/** A person with an installed service worker, on a server that the test can stop. */
import { expect } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { listIn } from '../fixtures/worker-list';
import type { Guest, GuestOptions } from './guest';
import type { NewGuest } from './test';

/** Browser errors for a stopped server, also while a response is under way. */
export const GONE =
  /ERR_CONNECTION_(?:REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED/;

/**
 * Returns a person with an empty device, on which the browser installs the service worker. Errors that match `GONE` or
 * `expected` count as no failure.
 */
export const arriveAt = (
  newGuest: NewGuest,
  site: Site,
  { expected, ...options }: GuestOptions & { expected?: RegExp } = {},
): Promise<Guest> =>
  newGuest({
    baseURL: site.url,
    serviceWorker: true,
    expectedWrongs: expected ? new RegExp(`${GONE.source}|${expected.source}`) : GONE,
    ...options,
  });

/** Waits until the worker controls this page. */
export async function untilKept(guest: Guest): Promise<void> {
  await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Returns the cached addresses that do not belong to the shell. */
export const keptOfGames = (guest: Guest): Promise<string[]> =>
  guest.page.evaluate(async () => {
    const cache = await caches.open('stillgrove-games');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** File names of the boards' pictures, in level order. */
const BOARDS = ['mountain', 'ocean', 'sunset', 'forest', 'animals', 'flowers'];

/** Returns whether the list has a built file with this name: the name, the build's hash and the extension. */
const isAmong = (addresses: readonly string[], name: string, ending: string): boolean =>
  addresses.some((address) => new RegExp(`^/static/${name}-[\\w-]{8}\\.${ending}$`).test(address));

/** Returns the boards without a cached picture. */
export async function missingBoards(guest: Guest): Promise<string[]> {
  const kept = await keptOfGames(guest);
  return BOARDS.filter((name) => !isAmong(kept, name, 'avif'));
}

/** Opens Memory Cards and waits until the pictures of all boards are cached. */
export async function openMemoryCards(guest: Guest): Promise<void> {
  await guest.open('/games/memory-cards');
  await expect.poll(() => missingBoards(guest), PATIENCE).toEqual([]);
}

/** Returns the addresses of a game's own files, as the worker lists them. */
export async function filesOf(site: Site, slug: string): Promise<string[]> {
  const worker = (await site.read('service-worker.js')).toString();
  return listIn(worker)
    .filter(({ games }) => games?.includes(slug))
    .map(({ url }) => url);
}

/**
 * Returns the files of a game that are not cached. A sound may still be loading when all pictures are cached.
 *
 * @throws when the game has no file
 */
export async function missingFiles(guest: Guest, site: Site, slug: string): Promise<string[]> {
  const files = await filesOf(site, slug);
  if (files.length === 0) throw new Error(`The worker lists no file of ${slug}`);
  const kept = await keptOfGames(guest);
  return files.filter((url) => !kept.includes(url));
}

/** Timeout that is long enough for a slow machine, ms. */
export const PATIENCE = { timeout: 40_000 };

/** Records the warnings of the page's console. @returns an array to which each later warning is added */
export function warnings(guest: Guest): string[] {
  const said: string[] = [];
  guest.page.on('console', (message) => {
    // Ignores the graphics driver's performance warnings.
    if (message.type() === 'warning' && !message.text().includes('GL Driver Message'))
      said.push(message.text());
  });
  return said;
}
