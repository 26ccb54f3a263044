/** Pictures of the shell's pages, dialogs and menu for visual review: `npm run screenshots`. */

import type { Guest, GuestOptions } from '../drivers/guest';
import { decodePictures } from '../drivers/look/settle';
import { VIEWS } from '../drivers/look/views';
import { type NewGuest, test } from '../drivers/test';

const ROUTES = {
  home: '/',
  games: '/games',
  'calm-now': '/games/basic-breathing',
  'game-detail': '/games/water-flow',
  'game-being-made': '/games/sound-journey/play',
  'game-unknown': '/games/nobody-knows',
  profile: '/profile',
  'not-found': '/nowhere',
};

for (const view of VIEWS)
  test.describe(`${view.device} night=${view.night}`, () => {
    const save = async (guest: Guest, name: string, fullPage = false) => {
      await decodePictures(guest.page);
      await guest.page.screenshot({
        path: `screenshots/shell-${name}-${view.device}${view.night ? '-night' : ''}.png`,
        fullPage,
      });
    };
    const arrive = (newGuest: NewGuest, options: GuestOptions = {}) => newGuest({ ...view, ...options });

    test('every route', async ({ newGuest }) => {
      const guest = await arrive(newGuest);
      for (const [name, path] of Object.entries(ROUTES)) {
        await guest.open(path);
        await guest.page.waitForLoadState('networkidle');
        await guest.settles();
        await save(guest, name);
      }
    });

    test('the tabs of the profile, whole', async ({ newGuest }) => {
      const guest = await arrive(newGuest, { storage: { 'stillgrove.transactionId': 'SG-7K2M-91QX' } });
      await guest.open('/profile');
      for (const tab of ['Profile', 'App Settings', 'Premium', 'Help & Support']) {
        await guest.act(guest.page.getByRole('tab', { name: tab, exact: true }));
        if (tab === 'Profile') await guest.page.locator('canvas[data-painted]').waitFor();
        await guest.settles();
        await save(guest, `profile-${tab.toLowerCase().replace(/\W+/g, '-')}`, true);
      }
    });

    test('premium', async ({ newGuest }) => {
      const guest = await arrive(newGuest, { storage: { 'stillgrove.isPremium': 'true' } });
      for (const [name, path] of [
        ['home', '/'],
        ['games', '/games'],
        ['game-detail', '/games/water-flow'],
      ] as const) {
        await guest.open(path);
        await guest.page.waitForLoadState('networkidle');
        await save(guest, `premium-${name}`);
      }
    });

    test('every dialog', async ({ newGuest }) => {
      const guest = await arrive(newGuest, { isNew: true });
      await guest.page.goto('/');
      await guest.sees(guest.dialog('Important Medical Disclaimer'));
      await save(guest, 'disclaimer');
      await guest.press('I Understand & Agree');
      await guest.press('Settings');
      await guest.sees(guest.page.getByRole('menu'));
      await guest.settles();
      await save(guest, 'menu');
      await guest.page.keyboard.press('Escape');
      const shoot = async (name: string) => {
        await guest.page.getByRole('dialog').waitFor();
        await guest.settles();
        await save(guest, name);
        await guest.page.keyboard.press('Escape');
        await guest.noLongerSees(guest.page.getByRole('dialog'));
      };
      for (const item of [
        'Upgrade to Premium',
        'Restore Purchase',
        'Audio Settings',
        'Help & Support',
        'About',
      ]) {
        await guest.press('Settings');
        await guest.act(guest.page.getByRole('menuitem', { name: item }));
        await shoot(`dialog-${item.toLowerCase().replace(/\W+/g, '-')}`);
      }
      await guest.press('Talk to someone');
      await shoot('dialog-talk-to-someone');
      for (const path of ['privacy', 'disclaimer']) {
        await guest.page.goto(`/${path}`);
        await shoot(`dialog-${path}`);
      }
      await guest.open('/games');
      await guest.press('Grounding Techniques');
      await shoot('dialog-free-try');
    });
  });

test.describe('other sizes', () => {
  const SIZES = {
    '320': { width: 320, height: 640 },
    landscape: { width: 740, height: 360 },
    '2560': { width: 2560, height: 1440 },
  };
  for (const [name, device] of Object.entries(SIZES))
    test(`${name}`, async ({ newGuest }) => {
      const guest = await newGuest({ device });
      for (const [screen, path] of Object.entries(ROUTES)) {
        await guest.open(path);
        await guest.page.waitForLoadState('networkidle');
        await guest.page.screenshot({ path: `screenshots/shell-${screen}-${name}.png` });
      }
    });

  test('text twice as large', async ({ newGuest }) => {
    const guest = await newGuest({ device: 'phone' });
    for (const [screen, path] of Object.entries(ROUTES)) {
      await guest.open(path);
      await guest.page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await guest.page.waitForLoadState('networkidle');
      await guest.page.screenshot({ path: `screenshots/shell-${screen}-large-text.png` });
    }
  });
});
