/** Checkout is a separate document without personal data: every way in or out loads a page. */

import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';

/** Marks the current document. */
const mark = (guest: Guest) => guest.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (guest: Guest) => guest.page.evaluate(() => 'isSameDocument' in window);
const atCheckout = (guest: Guest) => guest.sees(guest.heading('Complete Your Purchase'));

test('every way in and out loads a document, which contains neither the journal nor a name, and no game', async ({
  newGuest,
}) => {
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

  for (const [name, path] of [
    ['Back to Games', '/games'],
    ['Stillgrove, home', '/'],
    ['Profile', '/profile'],
  ] as const) {
    await mark(guest);
    await guest.act(guest.link(name).first());
    await guest.page.waitForURL((url) => url.pathname === path);
    await guest.page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await isMarked(guest)).toBe(false);
    await mark(guest);
    if (path === '/profile') {
      await guest.page.evaluate(() => {
        history.pushState({}, '', '/Checkout/');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    } else {
      await guest.press('Unlock All Games');
      const upgrade = guest.dialog('Unlock All Premium Games');
      await guest.act(upgrade.getByRole('button', { name: 'Unlock All Games' }));
    }
    await atCheckout(guest);
    expect(await isMarked(guest)).toBe(false);
  }
});

test('a page from the back/forward cache reads the device again, and with premium asks no payment provider', async ({
  newGuest,
}) => {
  const guest = await newGuest();
  const payment: string[] = [];
  guest.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/paypal')) payment.push(request.url());
  });
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
  expect(payment).toEqual([]);
});
