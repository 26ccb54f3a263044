/** Every page, tab, menu and dialog at every size: nothing is wider than the window, and nothing covers a control. */

import type { Guest, GuestOptions } from '../drivers/guest';
import { FEW_SIZES, LATER_SIZES, looksRound, SIZES } from '../drivers/look/look-round';
import { expect, type NewMember, test } from '../drivers/test';
import { soak } from '../fixtures/soak';

/** Returns a person with one window for all pages. Reduced motion disables fades, so checks see the final layout. */
const arrive = (newMember: NewMember, options: GuestOptions) =>
  newMember({ ...options, device: SIZES[0], isCoarse: true, reducedMotion: true });

const SIZES_TO_CHECK = soak(SIZES, FEW_SIZES);
const SIZES_OF_LATER = soak(SIZES, LATER_SIZES);

const PAGES = [
  '/',
  '/games',
  '/games/memory-cards',
  '/games/water-flow',
  '/games/sound-journey',
  '/games/sound-journey/play',
  '/games/nobody-knows',
  '/nowhere',
];
/** Number of the first {@link PAGES}, whose layouts differ most. */
const FEW_PAGES = 4;
const TABS = ['Profile', 'App Settings', 'Premium', 'Help & Support'];
const ITEMS = ['Upgrade to Premium', 'Restore Purchase', 'Audio Settings', 'Help & Support', 'About'];
const LINKS = ['Privacy Policy', 'Medical Disclaimer'];

/** Checks the open dialog and closes it. */
async function looksAtDialog(guest: Guest, name: string): Promise<string[]> {
  await guest.until(guest.page.getByRole('dialog'));
  const wrongs = await looksRound(guest, name, SIZES_OF_LATER);
  await guest.page.keyboard.press('Escape');
  await guest.noLongerSees(guest.page.getByRole('dialog'));
  return wrongs;
}

test('for a guest', async ({ newMember }) => {
  const { guest } = await arrive(newMember, { holdsClock: true, isNew: true });
  const payment: string[] = [];
  guest.context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/paypal')) payment.push(request.url());
  });
  await guest.page.goto('/');
  await guest.sees(guest.dialog('Important Medical Disclaimer'));
  const wrongs = await looksRound(guest, 'disclaimer', SIZES_TO_CHECK);
  for (const [index, path] of PAGES.entries()) {
    await guest.open(path);
    wrongs.push(...(await looksRound(guest, path, index < FEW_PAGES ? SIZES_TO_CHECK : SIZES_OF_LATER)));
  }
  await guest.page.evaluate(() => localStorage.setItem('stillgrove.firstDay', '2026-01-01'));
  await guest.open('/');
  await guest.sees(guest.page.getByRole('img', { name: /^Your grove: / }));
  wrongs.push(...(await looksRound(guest, 'Home with the grove', SIZES_TO_CHECK)));
  // Checkout is a separate document, so it loads everything again. It alone asks the payment provider.
  expect(payment).toEqual([]);
  await guest.page.goto('/checkout');
  await guest.until(guest.heading(/\w/).first());
  await expect.poll(() => payment.length).toBeGreaterThan(0);
  wrongs.push(...(await looksRound(guest, '/checkout', SIZES_TO_CHECK)));
  await guest.open('/profile');
  for (const tab of TABS) {
    await guest.act(guest.page.getByRole('tab', { name: tab, exact: true }));
    wrongs.push(...(await looksRound(guest, tab, SIZES_TO_CHECK)));
  }
  const gear = guest.button('Settings');
  await guest.act(gear);
  await guest.sees(guest.page.getByRole('menu'));
  wrongs.push(...(await looksRound(guest, 'menu', SIZES_TO_CHECK)));
  await guest.page.keyboard.press('Escape');
  for (const item of ITEMS) {
    await guest.act(gear);
    await guest.act(guest.page.getByRole('menuitem', { name: item }));
    wrongs.push(...(await looksAtDialog(guest, item)));
  }
  await guest.open('/');
  await guest.press('Talk to someone');
  wrongs.push(...(await looksAtDialog(guest, 'Talk to someone')));
  await guest.press('How are you now?');
  await guest.until(guest.dialog('How are you feeling now?'));
  wrongs.push(...(await looksRound(guest, 'check-in', SIZES_TO_CHECK)));
  await guest.page.getByRole('radio', { name: 'Not Great', exact: true }).click();
  await guest.press('Submit');
  await guest.until(guest.dialog('Thank you for saying so.'));
  wrongs.push(...(await looksAtDialog(guest, 'offers')));
  for (const link of LINKS) {
    await guest.act(guest.link(link));
    wrongs.push(...(await looksAtDialog(guest, link)));
  }
  await guest.open('/games');
  await guest.press('Grounding Techniques');
  wrongs.push(...(await looksAtDialog(guest, 'free try')));
  expect(wrongs).toEqual([]);
});

test('for a member', async ({ newMember }) => {
  // Responses of the server take real time, so the clock stops only during the checks.
  const member = await arrive(newMember, { turnsClock: true });
  const { guest } = member;
  const wrongs: string[] = [];
  const looks = async (where: string) => {
    await guest.stopClock();
    wrongs.push(...(await looksRound(guest, where, SIZES_TO_CHECK)));
    await guest.resumeClock();
  };
  await guest.open('/login');
  await looks('/login');
  await member.fillsInNew();
  await looks('recovery codes');
  await guest.press("I've saved them");
  await guest.sees(guest.heading(`Welcome, ${member.name}`));
  await looks('questions');
  await member.answers({ copy: false });
  await member.isGreeted();
  // Navigates by links, because a reload would install a new clock that does not run.
  await guest.act(guest.link('Stats'));
  await guest.sees(guest.heading('Emotional Trends'));
  await looks('/stats');
  await guest.act(guest.link('Analytics Dashboard'));
  await guest.sees(guest.page.getByText('Track your progress and emotional wellbeing'));
  await looks('/analytics');
  await guest.act(guest.page.getByRole('navigation').getByRole('link', { name: 'Profile' }));
  await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
  await looks('account');
  expect(wrongs).toEqual([]);
});
