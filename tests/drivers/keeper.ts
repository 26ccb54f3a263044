/** A person whose browser keeps the app, at a server that a test may stop for real: nothing stands in for it. */
import path from 'node:path';
import type { Browser } from 'playwright';
import { expect } from 'vitest';
import type { Site } from '../fixtures/site';
import { pathsBelow } from '../house/support/tree';
import { Guest, type GuestOptions } from './guest';

/** What the browser says of a server that is gone, in the midst of an answer too. */
export const GONE =
  /ERR_CONNECTION_(?:REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED/;

/** Somebody at an empty device, whose browser takes the service worker. Besides `GONE`, `expected` may go wrong. */
export const arriveAt = (
  browser: Browser,
  site: Site,
  { expected, ...options }: GuestOptions & { expected?: RegExp } = {},
): Promise<Guest> =>
  Guest.arrive(browser, site.url, {
    serviceWorker: true,
    expectedWrongs: expected ? new RegExp(`${GONE.source}|${expected.source}`) : GONE,
    ...options,
  });

/** Waits until the worker answers this page. */
export async function untilKept(guest: Guest): Promise<void> {
  await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The addresses that are kept beyond the shell. */
export const keptOfGames = (guest: Guest): Promise<string[]> =>
  guest.page.evaluate(async () => {
    const cache = await caches.open('stillgrove-games');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** The boards' pictures, in the order of the levels. */
const BOARDS = ['mountain', 'ocean', 'sunset', 'forest', 'animals', 'flowers'];

/** Whether a built file of this name is there: with the hash that the build gives it, and nothing else. */
const isAmong = (addresses: readonly string[], name: string, ending: string): boolean =>
  addresses.some((address) => new RegExp(`^/static/${name}-[\\w-]{8}\\.${ending}$`).test(address));

/** The boards of which no picture is kept. */
export async function missingBoards(guest: Guest): Promise<string[]> {
  const kept = await keptOfGames(guest);
  return BOARDS.filter((name) => !isAmong(kept, name, 'avif'));
}

/** Opens the game and waits until all of it is kept. */
export async function openMemoryCards(guest: Guest): Promise<void> {
  await guest.open('/games/memory-cards');
  await expect.poll(() => missingBoards(guest), PATIENCE).toEqual([]);
}

/** The painted planes of the guided walk that are not kept. */
export async function missingScenes(guest: Guest): Promise<string[]> {
  const kept = await keptOfGames(guest);
  return pathsBelow('assets/images/guided-imagery')
    .map((file) => path.basename(file, '.avif'))
    .filter((name) => !isAmong(kept, name, 'avif'));
}

/**
 * The files of a game that are not kept, by the worker's own list: what is asked for last, a sound or so, may still be on its
 * way when all pictures are there.
 *
 * @throws when the list has none of this game
 */
export async function missingFiles(guest: Guest, site: Site, slug: string): Promise<string[]> {
  const worker = (await site.read('service-worker.js')).toString();
  const listed = [...worker.matchAll(/\{"games":\[([^\]]*)\][^}]*"url":"([^"]+)"/g)].flatMap(
    ([, games = '', url = '']) => (games.includes(`"${slug}"`) ? [url] : []),
  );
  if (listed.length === 0) throw new Error(`The worker lists no file of ${slug}`);
  const kept = await keptOfGames(guest);
  return listed.filter((url) => !kept.includes(url));
}

/** A busy machine is no failure (ms). */
export const PATIENCE = { timeout: 40_000 };

/** What the page complains of. */
export function warnings(guest: Guest): string[] {
  const said: string[] = [];
  guest.page.on('console', (message) => {
    // How fast this computer's graphics are is no business of ours here.
    if (message.type() === 'warning' && !message.text().includes('GL Driver Message'))
      said.push(message.text());
  });
  return said;
}
