/** Day and night themes, settings with arbitrary stored contents, and the files for installation. */

import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';

const withTheme = (theme: string) => ({ 'stillgrove.settings': JSON.stringify({ theme }) });

/** Returns the values that must all belong to the same theme: attribute, native controls, colors and picture. */
const shown = (guest: Guest) =>
  guest.page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return {
      theme: document.documentElement.dataset.theme,
      scheme: root.colorScheme,
      background: root.backgroundColor,
      bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((m) => m.content),
      picture: /hero-(\w+)/.exec(
        getComputedStyle(document.querySelector('main section > div') as Element).backgroundImage,
      )?.[1],
    };
  });

const DAY = {
  theme: 'day',
  scheme: 'light',
  background: 'rgb(238, 243, 236)',
  bars: ['#EEF3EC', '#EEF3EC'],
  picture: 'day',
};
const NIGHT = {
  theme: 'night',
  scheme: 'dark',
  background: 'rgb(14, 27, 29)',
  bars: ['#0E1B1D', '#0E1B1D'],
  picture: 'night',
};

test.describe('day and night', () => {
  test('apply before the first paint, without a flash', async ({ newGuest }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const guest = await newGuest({
      isNew: true,
      storage: withTheme('night'),
      // The app loads later, so the first paint must already be dark.
      prepare: (context) =>
        context.route(/\/static\/index-.*\.js$/, async (route) => {
          await held;
          await route.continue();
        }),
    });
    await guest.page.goto('/', { waitUntil: 'commit' });
    await guest.link('I need calm now').waitFor();
    await expect.poll(() => shown(guest)).toEqual(NIGHT);
    expect(await guest.page.getByRole('dialog').count()).toBe(0);
    release();
    await guest.sees(guest.page.getByRole('dialog'));
    expect(await shown(guest)).toEqual(NIGHT);
  });

  test('can be chosen in Profile, also by key, immediately apply in other tabs, and are stored', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ night: true, storage: withTheme('day') });
    await guest.open('/');
    expect(await shown(guest)).toEqual(DAY);
    const other = await guest.openTab();
    await other.open('/profile');
    await other.page.getByRole('radio', { name: 'Night', exact: true }).click();
    await expect.poll(() => shown(guest)).toEqual(NIGHT);
    await other.page.getByRole('radio', { name: 'Night' }).focus();
    await other.page.keyboard.press('ArrowUp');
    await expect.poll(() => shown(guest)).toEqual(DAY);
    await other.page.keyboard.press('ArrowDown');
    await guest.page.reload();
    await expect.poll(() => shown(guest)).toEqual(NIGHT);
    // The app follows the device's setting, which is first light and then dark.
    await guest.page.emulateMedia({ colorScheme: 'light' });
    await other.page.getByRole('radio', { name: 'Match my device', exact: true }).click();
    await expect.poll(() => shown(guest)).toEqual(DAY);
    await guest.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shown(guest)).toEqual(NIGHT);
  });
});

test('covers and illustrations follow the chosen theme, undimmed, and only the shown version loads', async ({
  newGuest,
}) => {
  const guest = await newGuest({ storage: withTheme('night') });
  const hours = () =>
    guest.page.locator('main img').evaluateAll((images) =>
      images.map((image) => {
        const { src } = image as HTMLImageElement;
        return `${src.includes('-night-') ? 'night' : 'day'} ${getComputedStyle(image).filter}`;
      }),
    );
  /** Returns the day pictures, or the night pictures, that the page has loaded so far. */
  const loaded = (hour: 'day' | 'night') =>
    guest.page.evaluate(
      (isNight) =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.webp') && name.includes('-night-') === isNight),
      hour === 'night',
    );
  for (const path of ['/games', '/games/zen-garden', '/nowhere', '/login']) {
    await guest.open(path);
    await guest.page.locator('main img').first().waitFor({ state: 'attached' });
    await guest.hasAll();
    expect(new Set(await hours()), path).toEqual(new Set(['night none']));
    expect(await loaded('day'), path).toEqual([]);
  }
  await guest.open('/games');
  const other = await guest.openTab();
  await other.open('/profile');
  await other.page.getByRole('radio', { name: 'Day', exact: true }).click();
  await expect.poll(async () => new Set(await hours())).toEqual(new Set(['day none']));
});

test('the app can be installed: manifest and icons load', async ({ request, appUrl }) => {
  const page = await (await request.get(appUrl)).text();
  const linked = (kind: string) =>
    `${appUrl}${new RegExp(`rel="${kind}"[^>]*href="([^"]+)"`).exec(page)?.[1]}`;
  const answer = await request.get(linked('manifest'));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Stillgrove', start_url: '/', display: 'standalone' });
  const icons = manifest.icons.map(({ src }: { src: string }) => new URL(src, appUrl).href);
  for (const icon of [...icons, linked('apple-touch-icon')]) {
    const picture = await request.get(icon);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});
