/**
 * Two tabs, for cases that need a real browser. `tests/src/services/two-tabs.test.ts` has the cases that need no
 * browser.
 */
import pixelmatch from 'pixelmatch';
import type { SpaceDraftRecord } from '../../src/device/tables';
import type { Guest, GuestOptions } from '../drivers/guest';
import { readTable } from '../drivers/look/device-tables';
import { SafeSpaceBuilderDriver } from '../drivers/safe-space-builder.driver';
import { expect, type NewGuest, test } from '../drivers/test';
import { difference, ZenGardenDriver } from '../drivers/zen-garden.driver';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

const arrive = (newGuest: NewGuest, storage: Record<string, string> = {}, options: GuestOptions = {}) =>
  newGuest({ device: { width: 800, height: 760 }, storage, ...options });

test('two tabs rake one garden, and a deletion in one leaves the other usable', async ({ newGuest }) => {
  const guest = await arrive(newGuest, { 'stillgrove.isPremium': 'true' }, { turnsClock: true });
  const here = await ZenGardenDriver.begin(guest);
  await here.drag([
    [40, 60],
    [300, 60],
  ]);
  await here.keeps(1);
  const other = await guest.openTab();
  const there = await ZenGardenDriver.begin(other);
  await there.drag([
    [40, 340],
    [300, 340],
  ]);
  await there.keeps(2);
  await guest.page.bringToFront();
  await guest.page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => here.said()).toContain('2 lines in the sand.');
  const both = await here.rests();
  await other.page.bringToFront();
  expect(difference(both, await there.rests(), pixelmatch)).toBeLessThan(0.001);

  await other.open('/profile');
  await other.act(other.page.getByRole('tab', { name: 'App Settings' }));
  await other.press('Delete everything');
  await other.act(other.page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }));
  await other.sees(other.dialog('Important Medical Disclaimer'));

  await guest.page.bringToFront();
  await here.drag([
    [40, 200],
    [120, 200],
  ]);
  await here.keeps(1);
  // Rakes for 20 s, which completes the play. The check-in then opens when the person leaves.
  const { x, y } = await here.box();
  await guest.page.mouse.move(x + 40, y + 120);
  await guest.page.mouse.down();
  await guest.page.mouse.move(x + 90, y + 120, { steps: 4 });
  await guest.stopClock();
  for (let second = 0; second < 21; second++) await guest.skip(1000);
  await guest.page.mouse.up();
  await guest.resumeClock();
  await guest.act(guest.link('Back to Games'));
  await guest.sees(guest.dialog('How are you feeling now?'));
  await guest.page.getByRole('radio', { name: 'Good', exact: true }).click();
  await guest.press('Submit');
  await guest.seesText('Glad to hear it. Noted.');
  await expect.poll(() => guest.journal()).toMatchObject([{ kind: 'mood', mood: 'positive' }]);
});

test('a duplicated tab has a draft of its own in the Safe Space, and does not repeat an open check-in', async ({
  newGuest,
}) => {
  const guest = await arrive(newGuest, { 'stillgrove.isPremium': 'true' }, { isUnseen: true });
  const here = await SafeSpaceBuilderDriver.begin(guest);
  await here.add('tree');
  const drafts = async () =>
    ((await readTable(guest.page, 'drafts')) as SpaceDraftRecord[])
      .map(({ space }) => space.elements.length)
      .sort();
  await expect.poll(drafts).toEqual([1]);
  const other = await guest.duplicatesTab();
  const there = new SafeSpaceBuilderDriver(other);
  await there.start();
  await there.add('flower', 'river');
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
  const guest = await arrive(
    newGuest,
    { 'stillgrove.disclaimerAccepted': 'true' },
    { holdsClock: true, isUnseen: true },
  );
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
