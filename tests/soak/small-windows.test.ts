/** The accessibility of every page, intro and session in the smallest and lowest windows, by day and by night. */

import { BUILT_GAMES } from '../../domain/built-games';
import { CATALOGUE } from '../../domain/catalogue';
import type { Guest, GuestOptions } from '../drivers/guest';
import { examine } from '../drivers/look/axe';
import { expect, test } from '../drivers/test';

const GAME_PATHS = BUILT_GAMES.flatMap(({ addresses }) => addresses);
const DETAIL_PATHS = CATALOGUE.map(({ id }) => `/games/${id}`).filter((path) => !GAME_PATHS.includes(path));
const TABS = ['Profile', 'App Settings', 'Premium', 'Help & Support'];

/** Returns a function that lists the violations on the current page. */
const examiner = (guest: Guest) => {
  const wrongs: string[] = [];
  const looks = async (where: string) => {
    await guest.settles();
    wrongs.push(...(await examine(guest.page)).map((wrong) => `${where}: ${wrong}`));
  };
  return { wrongs, looks };
};

for (const device of [
  { width: 320, height: 568 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
])
  test.describe(`at ${device.width} x ${device.height}`, () => {
    for (const { theme } of [{ theme: 'day' }, { theme: 'night' }])
      test.describe(`by ${theme}`, () => {
        const options: GuestOptions = {
          device,
          isUnseen: true,
          reducedMotion: true,
          night: theme === 'night',
        };

        test('a guest finds no violation on any page', async ({ newGuest }) => {
          const guest = await newGuest(options);
          const { wrongs, looks } = examiner(guest);
          for (const path of ['/', '/games', ...DETAIL_PATHS, '/login', '/nowhere']) {
            await guest.open(path);
            await looks(path);
          }
          await guest.page.goto('/checkout');
          await guest.sees(guest.heading(/\w/).first());
          await looks('/checkout');
          await guest.open('/profile');
          for (const tab of TABS) {
            await guest.act(guest.page.getByRole('tab', { name: tab, exact: true }));
            await looks(tab);
          }
          expect(wrongs).toEqual([]);
        });

        test('a player finds no violation on any intro and in any session', async ({ newGuest }) => {
          const guest = await newGuest({
            ...options,
            storage: { 'stillgrove.isPremium': 'true' },
          });
          const { wrongs, looks } = examiner(guest);
          for (const path of GAME_PATHS) {
            await guest.open(path);
            const start = guest.page.locator('[data-next]');
            await guest.sees(start);
            await looks(`${path}, intro`);
            await guest.act(start);
            await guest.sees(guest.button('All sound'));
            await looks(`${path}, session`);
          }
          expect(wrongs).toEqual([]);
        });

        test('a member finds no violation in the statistics and the dashboard', async ({ newMember }) => {
          const member = await newMember(options);
          const { guest } = member;
          const { wrongs, looks } = examiner(guest);
          await member.signsUp();
          await guest.open('/stats');
          await guest.sees(guest.heading('Emotional Trends'));
          await looks('/stats');
          await guest.open('/analytics');
          for (const tab of await guest.page.getByRole('tab').all()) {
            await guest.act(tab);
            await looks(`/analytics, ${await tab.innerText()}`);
          }
          expect(wrongs).toEqual([]);
        });
      });
  });
