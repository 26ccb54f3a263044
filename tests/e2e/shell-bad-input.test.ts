/** Invalid and hostile input to the shell. */

import type { Guest } from '../drivers/guest';
import { focused, focusIsBehind, linesOf } from '../drivers/look/reading';
import { expect, test } from '../drivers/test';

/** Navigates within the document, as a link does. */
const go = (guest: Guest, path: string) =>
  guest.page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('unknown routes show the not-found screen; hostile ids are unknown games, never executed, never shown', async ({
  newGuest,
}) => {
  const guest = await newGuest();
  await guest.open('/');
  await guest.page.goto('/%F0%9F%8C%B2?really=1#no');
  await guest.sees(guest.heading('404 Page Not Found'));
  const within = [
    `/${'x'.repeat(3000)}`,
    '/games/water-flow/play/again',
    '/games/nobody/play',
    '/%E0%A4%A',
    '/<script>alert(1)</script>',
    '/..%2f..%2fetc%2fpasswd',
    '/javascript:alert(1)',
    '/constructor',
    '/🌲/?q=%00',
  ];
  for (const path of within) {
    await go(guest, '/');
    await guest.heading('Welcome to Stillgrove').waitFor();
    await go(guest, path);
    await guest.heading('404 Page Not Found').waitFor();
    await expect.poll(() => guest.page.title()).toBe('404 Page Not Found | Stillgrove');
  }
  expect(await linesOf(guest.page.getByRole('main'))).toEqual([
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
    'This page has wandered off.',
    'Take me home',
  ]);
  await guest.act(guest.link('Take me home'));
  const ids = [
    '__proto__',
    'constructor',
    'Water-Flow',
    'water-flow%20',
    '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    "'%3B%20drop%20table%20games%3B--",
    '0',
    'x'.repeat(3000),
    '%F0%9F%8C%B2',
    '%E2%80%AEwolf-retaw',
  ];
  for (const id of ids) {
    await go(guest, '/');
    await guest.heading('Welcome to Stillgrove').waitFor();
    await go(guest, `/games/${id}`);
    await guest.page.getByRole('main').getByText('Loading game...').waitFor();
    await guest.page.getByText('Game Not Found', { exact: true }).waitFor();
    await guest.page.getByText('The requested game could not be found.').first().waitFor();
    expect(await guest.page.locator('img[src="x"]').count()).toBe(0);
    expect(await guest.page.getByRole('status').count()).toBeLessThanOrEqual(2);
  }
  // Premium does not open an unknown id either.
  await guest.page.evaluate(() => localStorage.setItem('stillgrove.isPremium', 'true'));
  await guest.page.goto('/games/__proto__');
  await guest.page.getByText('Game Not Found', { exact: true }).waitFor();
  expect(await guest.button('Start Game').count()).toBe(0);
});

test.describe('dialogs', () => {
  test('opened twice, or by keyboard while another closes, show one dialog and never lose the focus', async ({
    newGuest,
  }) => {
    const guest = await newGuest();
    await guest.open('/');
    const dialogs = guest.page.locator('dialog[open]');
    const buttons = ['Talk to someone', 'Privacy Policy', 'Medical Disclaimer', 'Unlock All Games'];
    // Presses every button twice in one task, before the first dialog has opened.
    await guest.page.evaluate((names) => {
      const all = [...document.querySelectorAll<HTMLElement>('button, a')];
      const find = (name: string) =>
        all.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
      for (const name of [...names, ...names]) find(name)?.click();
    }, buttons);
    // The upgrade dialog has priority, so it opens first. Of the other dialogs only the last one opens, after its
    // script has loaded.
    for (const name of ['Unlock All Premium Games', 'Medical Disclaimer']) {
      await guest.dialog(name).waitFor();
      expect(await dialogs.count()).toBe(1);
      expect(await focusIsBehind(guest.page)).toBe(false);
      await guest.page.keyboard.press('Escape');
    }
    await expect.poll(() => dialogs.count()).toBe(0);
    expect(await focused(guest.page)).not.toBe('nothing');

    // One dialog closes and the next one opens in the same task, six times.
    for (let round = 0; round < 6; round++) {
      const name = buttons[round % 3] as string;
      const opener = guest.page.getByRole(round % 3 === 0 ? 'button' : 'link', { name });
      await opener.focus();
      await guest.page.keyboard.press('Enter');
      await dialogs.first().waitFor();
      await guest.page.evaluate(
        (next) => {
          document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
          const button = [...document.querySelectorAll<HTMLElement>('button, a')].find(
            (one) => (one.getAttribute('aria-label') ?? one.textContent) === next,
          );
          button?.focus();
          button?.click();
        },
        buttons[(round + 1) % 3] as string,
      );
      await dialogs.first().waitFor();
      expect(await dialogs.count()).toBe(1);
      await guest.page.keyboard.press('Escape');
      await expect.poll(() => dialogs.count()).toBe(0);
      expect(buttons).toContain(await focused(guest.page));
    }
  });
});
