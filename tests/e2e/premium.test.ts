/** Premium from any source unlocks everything in all tabs at once, and removes all prices. */

import type { Guest } from '../drivers/guest';
import { linesOf } from '../drivers/look/reading';
import { expect, test } from '../drivers/test';

/** Texts that offer premium. */
const OFFERS = /Upgrade|Unlock|\$9\.99|free game\(s\)|free try|used all your free games|part of premium/;

const main = (guest: Guest) => guest.page.getByRole('main');

test('everywhere, without a reload', async ({ newGuest }) => {
  const guest = await newGuest({
    isUnseen: true,
    storage: { 'stillgrove.trialGamesRemaining': '3' },
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await guest.open('/');
  /** Opens a tab at an address, and waits until it shows the offer `saysSo`. */
  const at = async (path: string, saysSo: RegExp | string) => {
    const tab = await guest.openTab();
    await tab.open(path);
    await tab.page.getByText(saysSo).first().waitFor();
    return tab;
  };
  const tabs = [
    await at('/games', 'Unlock All Games'),
    await at('/games/sound-journey', 'Premium Feature'),
    await at('/games/memory-cards', 'You have 3 free game(s) remaining'),
    await at('/games/zen-garden', /This exercise is part of premium/),
    await at('/checkout', 'one-time, no recurring charges'),
  ];
  const [games, detail, memory, zen, checkout] = tabs as [Guest, Guest, Guest, Guest, Guest];
  expect(await games.page.getByRole('group', { name: 'Show' }).isVisible()).toBe(true);
  const locked = games.page.getByRole('listitem').locator('[aria-haspopup="dialog"]');
  expect(await locked.count()).toBeGreaterThan(5);
  const profile = await guest.openTab();
  await profile.open('/profile');
  await profile.act(profile.page.getByRole('tab', { name: 'Premium', exact: true }));
  await profile.sees(profile.button('Upgrade to Premium'));
  const offered = await guest.openTab();
  await offered.open('/games');
  await offered.press('Grounding Techniques');
  await offered.sees(offered.dialog('Unlock All Premium Games'));

  // The person restores a purchase in one tab.
  await guest.page.route('**/api/verify-purchase', (route) =>
    route.fulfill({ json: { verified: true, message: '' } }),
  );
  await guest.press('Settings');
  await guest.page.getByRole('menuitem', { name: 'Restore Purchase' }).click();
  await guest.page.getByRole('textbox', { name: 'Transaction ID' }).fill('SG-7KQM-2XWD-94TF');
  await guest.press('Verify');
  await guest.sees(guest.heading('Purchase Restored!'));
  await guest.press('Close');

  for (const tab of [guest, ...tabs, profile, offered]) {
    await tab.sees(tab.page.getByRole('banner').getByText('Premium', { exact: true }));
    await tab.noLongerSees(tab.button('Unlock All Games'));
    await tab.noLongerSees(tab.page.getByRole('dialog'));
  }
  for (const tab of [guest, games, detail, memory, zen, profile, offered]) {
    expect((await linesOf(main(tab))).filter((line) => OFFERS.test(line))).toEqual([]);
  }
  expect(await games.page.getByRole('group', { name: 'Show' }).count()).toBe(0);
  expect(await locked.count()).toBe(0);
  expect(await games.page.locator('svg.lucide-lock').count()).toBe(0);
  // With premium an unbuilt game shows no offer, and still has no start button.
  expect(await detail.button('Start Game').count()).toBe(0);
  expect(await detail.page.getByText('Premium Feature').count()).toBe(0);
  expect(await profile.heading('Everything is open to you').isVisible()).toBe(true);
  expect(await linesOf(profile.page.getByRole('tabpanel'))).toContain('SG-7KQM-2XWD-94TF');
  await profile.page.bringToFront();
  await profile.press('Copy');
  await profile.seesText('Keep your transaction ID in a safe place.');
  expect(await profile.page.evaluate(() => navigator.clipboard.readText())).toBe('SG-7KQM-2XWD-94TF');
  expect(await checkout.button(/^Pay/).count()).toBe(0);
  expect(await linesOf(main(checkout))).toContain('SG-7KQM-2XWD-94TF');
  await games.press('Settings');
  await games.page.getByRole('menu').waitFor();
  expect(await games.page.getByRole('menuitem').first().innerText()).toBe('Restore Purchase');
  expect(await games.page.getByRole('menuitem').count()).toBe(4);

  // With premium a start uses up no free try.
  await zen.press('Begin Zen Garden');
  await zen.button('Reset Garden').waitFor();
  await expect.poll(() => guest.stored('stillgrove.trialGamesRemaining')).toBe('3');
});
