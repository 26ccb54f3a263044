/** Download size up to the first play, the page before hydration, and the loop point of the forest's ambience. */
import type { Page, Route } from 'playwright';
import { expect, test } from '../drivers/test';

/**
 * Maximum download before the first playable frame, KB (1000 bytes): the size of bubbo-bubbo from pixijs/open-games.
 * The limit excludes sounds, which load after the frame, and everything that a page loads when idle: the signed-in
 * user, an interrupted import, tooltips, offline support, and the home screen icon.
 */
const FIRST_FRAME_KB = 556;
const LATER =
  /\.mp3$|\/(?:start-deferred-services|importing|Tooltips|OfflineSupport|worker-registration|apple-touch-icon)-[^/]*$/;

/** Returns whether a loaded script contains Pixi. */
async function hasPixi(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const urls = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    const sources = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    return sources.some((source) => source.includes('webglcontextlost'));
  });
}

test('a first game of Memory Cards stays within its budget of bytes, and Home loads no byte of Pixi', async ({
  newGuest,
}) => {
  const guest = await newGuest({ isNew: true });
  const devtools = await guest.context.newCDPSession(guest.page);
  await devtools.send('Network.enable');
  const urls = new Map<string, string>();
  const weights = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weights.set(urls.get(requestId) ?? requestId, encodedDataLength);
  });
  await guest.open('/games/memory-cards');
  await guest.press('Start Game');
  await guest.button(/^Card 1,/).waitFor();
  await guest.hasAll();
  const needed = [...weights].filter(([url]) => !LATER.test(url));
  const kilobytes = needed.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  expect([...weights.keys()].some((url) => url.includes('mountain'))).toBe(true);
  expect(kilobytes, needed.join('\n')).toBeLessThanOrEqual(FIRST_FRAME_KB);
  // No script that the page names is preloaded a second time.
  const { named, preloaded } = await guest.page.evaluate(() => ({
    named: [...document.scripts].map(({ src }) => src),
    preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
      ({ href }) => href,
    ),
  }));
  expect(preloaded.length).toBeGreaterThan(0);
  expect(preloaded.filter((address) => named.includes(address))).toEqual([]);
  expect(await hasPixi(guest.page)).toBe(true);
  await guest.open('/');
  await guest.hasAll();
  expect(await hasPixi(guest.page)).toBe(false);
});

/**
 * Returns the text and box of every element on Home except icons, because the icon of a leaf replaces each cover until
 * hydration.
 */
const placesOnHome = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['header', 'main', 'footer', 'nav'].flatMap((part) =>
      [...document.querySelectorAll(`${part}, ${part} :not(svg, svg *)`)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
    ),
  );

/**
 * Returns the growing list of Home's large background pictures that the page has loaded. Chromium's own list of resources
 * sometimes lacks a picture that loads before the first paint.
 */
function heroesOf(page: Page): readonly string[] {
  const heroes: string[] = [];
  page.on('requestfinished', (request) => heroes.push(...(/hero-\w+(?=-)/.exec(request.url()) ?? [])));
  return heroes;
}

/** Returns the computed background pictures of the page. */
const backgrounds = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((element) => getComputedStyle(element).backgroundImage)
      .filter((image) => image !== 'none')
      .join(' '),
  );

/**
 * Delays the app's script once.
 * @returns a function that lets the script load
 */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route('**/static/index-*.js', hold, { times: 1 });
  return release;
}

test('Home shows before its scripts load, and hydration keeps every element', async ({ newGuest }) => {
  const guest = await newGuest({ device: 'phone', night: true, isNew: true });
  const { page } = guest;
  await page.addInitScript(() => {
    const noted = globalThis as unknown as { shifts: { value: number; startTime: number }[] };
    noted.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, startTime } of list.getEntries() as unknown as typeof noted.shifts)
        noted.shifts.push({ value, startTime });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const heroes = heroesOf(page);
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await guest.link('I need calm now').waitFor();
  // The link may be visible before the style sheet has arrived and the rest of the page is parsed.
  await expect.poll(() => backgrounds(page)).toContain('hero-night');
  await page.waitForFunction(() => document.readyState !== 'loading');
  // A font that arrives late moves text on a machine without the fallback fonts. The test measures later shifts only.
  const since = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now();
  });
  const places = await placesOnHome(page);
  expect(places.length).toBeGreaterThan(60);
  const calm = await guest.link('I need calm now').elementHandle();
  release();
  await guest.press('I Understand & Agree');
  await page.locator('main img').first().waitFor();
  expect(await calm?.evaluate((link) => link.isConnected)).toBe(true);
  expect(await placesOnHome(page)).toEqual(places);
  // Chromium may delay a background picture until the scripts have loaded.
  await expect.poll(() => heroes).toEqual(['hero-night']);
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; startTime: number }[] }).shifts,
  );
  const later = shifts.filter(({ startTime }) => startTime >= since);
  expect(later.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.02);
});

test('the prerendered Home stays hidden where the app shows something else', async ({ newGuest }) => {
  const guest = await newGuest({
    storage: { 'stillgrove.isPremium': 'true' },
  });
  const { page } = guest;
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const main = page.locator('main');
  await main.waitFor({ state: 'attached' });
  // The styles hide the prerendered Home.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  expect(await main.isVisible()).toBe(false);
  release();
  await main.waitFor();
  expect(await guest.link('I need calm now').count()).toBe(1);
});
