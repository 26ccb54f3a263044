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
  for (const [name, night, storage, expected] of [
    ['the device by day', false, {}, DAY],
    ['the device by night', true, {}, NIGHT],
    ['a choice of the day at night', true, withTheme('day'), DAY],
    ['a choice of the night by day', false, withTheme('night'), NIGHT],
  ] as const)
    test(`follow ${name}`, async ({ newGuest }) => {
      const guest = await newGuest({ night, storage });
      await guest.open('/');
      expect(await shown(guest)).toEqual(expected);
    });

  test('apply before the first paint, without a flash', async ({ newGuest }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const guest = await newGuest({
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
    const guest = await newGuest();
    await guest.open('/');
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
    await other.page.getByRole('radio', { name: 'Match my device', exact: true }).click();
    await expect.poll(() => shown(guest)).toEqual(DAY);
    await guest.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shown(guest)).toEqual(NIGHT);
  });

  test("change the scenery of Memory Cards with the person's choice, whatever the device's setting", async ({
    newGuest,
  }) => {
    const guest = await newGuest({ storage: withTheme('night') });
    await guest.open('/games/memory-cards');
    await guest.sees(guest.button('Start Game'));
    const scenery = () =>
      guest.page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .map((element) => getComputedStyle(element).backgroundImage)
          .filter((image) => /board-(day|night)/.test(image))
          .map((image) => /board-(\w+)-/.exec(image)?.[1]),
      );
    expect(await scenery()).toEqual(['night']);
    const other = await guest.openTab();
    await other.open('/profile');
    await other.page.getByRole('radio', { name: 'Day', exact: true }).click();
    await expect.poll(scenery).toEqual(['day']);
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

test.describe('settings with arbitrary contents', () => {
  const VALUES = {
    empty: '',
    broken: '{"theme":"night"',
    null: 'null',
    list: '["night"]',
    number: '1e309',
    foreign: '{"theme":"neon","volumes":[1,2],"muted":"yes","checkInReminders":1,"hideFigures":null}',
    huge: JSON.stringify({ theme: 'night', more: 'x'.repeat(200_000) }),
    deep: `${'['.repeat(400)}${']'.repeat(400)}`,
    prototype: '{"__proto__":{"theme":"night","muted":true},"constructor":{"name":"x"}}',
    script: '<script>alert(1)</script>',
  };
  test('fall back to defaults per field, and can be changed again', async ({ newGuest }) => {
    const guest = await newGuest();
    await guest.open('/profile');
    for (const [name, value] of Object.entries(VALUES)) {
      await guest.page.evaluate((text) => localStorage.setItem('stillgrove.settings', text), value);
      await guest.page.reload();
      await guest.page.getByRole('tabpanel').waitFor();
      const states = await guest.page
        .getByRole('switch')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked));
      expect(states, name).toEqual([true, false, true, true, true, true, true, false, false, true]);
      expect(await guest.page.getByRole('radio', { name: 'Match my device' }).isChecked(), name).toBe(true);
    }
    await guest.page.getByRole('switch', { name: 'Sound effects' }).click();
    expect(JSON.parse((await guest.stored('stillgrove.settings')) ?? '')).toMatchObject({
      soundEffects: false,
    });
  });

  test('keep valid fields beside invalid ones', async ({ newGuest }) => {
    const kept = { theme: 'night', muted: 3, volumes: { ambience: 12, effects: 101, voice: -1 } };
    const guest = await newGuest({ storage: { 'stillgrove.settings': JSON.stringify(kept) } });
    await guest.open('/profile');
    expect((await shown(guest)).theme).toBe('night');
    await guest.press('Audio Settings');
    await guest.sees(guest.dialog('Audio Settings'));
    const sliders = guest.dialog('Audio Settings').getByRole('slider');
    expect(await sliders.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      '12',
      '70',
      '100',
    ]);
  });

  test('from another tab are applied safely, however often they arrive', async ({ newGuest }) => {
    const guest = await newGuest();
    await guest.open('/profile');
    const other = await guest.openTab();
    await other.open('/');
    await other.page.evaluate((values) => {
      for (const value of values) localStorage.setItem('stillgrove.settings', value);
      for (let round = 0; round < 200; round++) {
        localStorage.setItem('stillgrove.settings', JSON.stringify({ hideFigures: round % 2 === 0 }));
      }
      localStorage.setItem('stillgrove.settings', JSON.stringify({ hideFigures: true, theme: 'night' }));
    }, Object.values(VALUES));
    await expect.poll(() => guest.page.getByRole('switch', { name: 'Hide timers' }).isChecked()).toBe(true);
    await expect.poll(async () => (await shown(guest)).theme).toBe('night');
    await other.page.evaluate(() => localStorage.clear());
    await expect.poll(() => guest.page.getByRole('switch', { name: 'Hide timers' }).isChecked()).toBe(false);
  });

  test('are kept for the visit when the browser stores nothing', async ({ newGuest }) => {
    const guest = await newGuest({
      prepare: (context) =>
        context.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }),
    });
    await guest.open('/profile');
    await guest.page.getByRole('radio', { name: 'Night', exact: true }).click();
    await guest.act(guest.link('Home'));
    await expect.poll(() => shown(guest)).toEqual(NIGHT);
  });
});

test('the app can be installed: manifest and icons load', async ({ newGuest }) => {
  const guest = await newGuest();
  await guest.open('/');
  const address = await guest.page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await guest.page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Stillgrove', start_url: '/', display: 'standalone' });
  const icons = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    await guest.page.locator('link[rel="apple-touch-icon"]').getAttribute('href'),
  ];
  for (const icon of icons) {
    const picture = await guest.page.request.get(icon);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});
