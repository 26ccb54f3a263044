/**
 * Two tabs, for cases that need a real browser. `tests/src/services/two-tabs.test.ts` has the cases that need no
 * browser.
 */
import type { SpaceDraftRecord } from '../../src/device/tables';
import type { Guest, GuestOptions } from '../drivers/guest';
import { readTable } from '../drivers/look/device-tables';
import { expect, type NewGuest, test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

const arrive = (newGuest: NewGuest, storage: Record<string, string> = {}, options: GuestOptions = {}) =>
  newGuest({ device: { width: 800, height: 760 }, storage, ...options });

test('a duplicated tab has a draft of its own in the Safe Space, and does not repeat an open check-in', async ({
  newGuest,
}) => {
  const guest = await arrive(newGuest, { 'stillgrove.isPremium': 'true' }, { isUnseen: true });
  await guest.open('/games/safe-space-builder');
  await guest.press('Start Building');
  await guest.press('Add Tree');
  const drafts = async () =>
    ((await readTable(guest.page, 'drafts')) as SpaceDraftRecord[])
      .map(({ space }) => space.elements.length)
      .sort();
  await expect.poll(drafts).toEqual([1]);
  const other = await guest.duplicatesTab();
  await other.press('Start Building');
  for (const name of ['Add Flower', 'Add River']) await other.press(name);
  await expect.poll(drafts).toEqual([1, 3]);

  await guest.press('Save Space');
  await guest.sees(guest.dialog('How are you feeling now?'));
  const pending = (tab: Guest) => tab.page.evaluate(() => sessionStorage.getItem('stillgrove.checkIn'));
  await expect.poll(() => pending(guest)).not.toBeNull();
  const third = await guest.duplicatesTab();
  await expect.poll(() => pending(third)).toBeNull();
  expect(await third.dialog('How are you feeling now?').isVisible()).toBe(false);
  await guest.page.bringToFront();
  expect(await guest.dialog('How are you feeling now?').isVisible()).toBe(true);
});

test('a session is offered in another tab when the tab that played it is closed, and not before', async ({
  newGuest,
}) => {
  const guest = await arrive(newGuest, {}, { holdsClock: true, isUnseen: true });
  const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
  await player.open('/games/memory-cards');
  await player.start();
  await guest.page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => readTable(guest.page, 'sessions')).toHaveLength(1);
  const other = await guest.openTab();
  const offer = other.button(/^Go on with /);
  await other.open('/games/memory-cards');
  await other.until(other.button('Start Game'));
  await other.skip(1000);
  expect(await offer.count()).toBe(0);
  await guest.closesTab();
  // The browser releases the lock of a closed tab a moment later, so the test makes the other page check the lock
  // repeatedly.
  await expect
    .poll(async () => {
      await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return offer.count();
    })
    .toBe(1);
});
