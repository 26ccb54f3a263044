/** Checkout is a separate document without personal data: every way in or out loads a page. */

import { CATALOG } from '../../domain/catalog';
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';

/** Marks the current document. */
const mark = (guest: Guest) => guest.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (guest: Guest) => guest.page.evaluate(() => 'isSameDocument' in window);
const atCheckout = (guest: Guest) => guest.sees(guest.heading('Complete Your Purchase'));

test.describe('every entrance', () => {
  test('loads it: the upgrade dialog, and every navigation to its address', async ({ newGuest }) => {
    const guest = await newGuest();
    await guest.open('/');
    await mark(guest);
    await guest.press('Unlock All Games');
    await guest.act(
      guest.dialog('Unlock All Premium Games').getByRole('button', { name: 'Unlock All Games' }),
    );
    await atCheckout(guest);
    expect(await isMarked(guest)).toBe(false);
    for (const address of ['/checkout', '/Checkout/', '/checkout?from=games']) {
      await guest.open('/games');
      await mark(guest);
      await guest.page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await atCheckout(guest);
      expect(await isMarked(guest)).toBe(false);
    }
  });
});

test('every exit loads another document', async ({ newGuest }) => {
  const guest = await newGuest();
  const ways: [name: string, path: string][] = [
    ['Back to Games', '/games'],
    ['Stillgrove, home', '/'],
    ['Games', '/games'],
    ['Home', '/'],
    ['Profile', '/profile'],
  ];
  for (const [name, path] of ways) {
    await guest.open('/checkout');
    await atCheckout(guest);
    await mark(guest);
    await guest.act(guest.link(name).first());
    await guest.page.waitForURL((url) => url.pathname === path);
    await guest.page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await isMarked(guest)).toBe(false);
  }
});

test('it contains neither the journal nor a name, and no game', async ({ newGuest }) => {
  const guest = await newGuest({
    prepare: (context) =>
      context.addInitScript(() => {
        const opened: string[] = [];
        Object.assign(window, { opened });
        const open = indexedDB.open.bind(indexedDB);
        indexedDB.open = (name, version) => {
          opened.push(name);
          return open(name, version);
        };
      }),
  });
  const asked: string[] = [];
  guest.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await guest.open('/checkout');
  await guest.seesText('Test mode: no money is charged');
  await guest.hasAll();
  expect(await guest.page.evaluate(() => (window as unknown as { opened: string[] }).opened)).toEqual([]);
  expect(await guest.page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(asked).toContain('/paypal/setup');
  expect(asked).not.toContain('/api/auth/user');
  expect(asked.filter((path) => /\.game-|\.scene-/.test(path))).toEqual([]);
});

test('a page from the back/forward cache reads the device again', async ({ newGuest }) => {
  const guest = await newGuest();
  await guest.open('/games');
  await guest.sees(guest.button('Unlock All Games'));
  // Simulates a return from the back/forward cache after a write in another tab. A cached page receives no storage
  // event. This page receives none either, because it writes the value itself.
  await guest.page.evaluate(() => {
    localStorage.setItem('stillgrove.isPremium', 'true');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await guest.noLongerSees(guest.button('Unlock All Games'));
  await guest.open('/checkout');
  await guest.sees(guest.heading('Everything is open to you'));
  await mark(guest);
  const loaded = guest.page.waitForEvent('load');
  await guest.page.evaluate(() => {
    setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
  await loaded;
  expect(await isMarked(guest)).toBe(false);
});

test('no page except checkout contacts the payment provider, and none contacts other hosts', async ({
  newGuest,
  appUrl,
}) => {
  const guest = await newGuest({
    storage: { 'stillgrove.isPremium': 'true' },
    isUnseen: true,
  });
  const hosts = new Set<string>();
  const payment: string[] = [];
  guest.context.on('request', (request) => {
    const { host, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
    if (pathname.startsWith('/paypal')) payment.push(pathname);
  });
  const paths = [
    ...['/', '/games', '/profile', '/stats', '/analytics', '/login', '/nowhere', '/games/water-flow'],
    ...CATALOG.map(({ path }) => path),
  ];
  for (const path of paths) {
    await guest.open(path);
    await guest.hasAll();
  }
  expect(payment).toEqual([]);
  // With premium the page requests nothing from the provider.
  await guest.open('/checkout');
  await guest.hasAll();
  expect(payment).toEqual([]);
  await guest.page.evaluate(() => localStorage.clear());
  await guest.open('/checkout');
  await guest.seesText('Test mode: no money is charged');
  expect(payment).toContain('/paypal/setup');
  expect([...hosts]).toEqual([new URL(appUrl).host]);
});
