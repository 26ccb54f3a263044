/** Pictures of the empty and the grown grove for visual review: `npm run screenshots -- grove`. */

import { BEGINNING } from '../drivers/guest';
import { VIEWS } from '../drivers/look/views';
import { test } from '../drivers/test';
import { keepJournal } from '../fixtures/analytics/kept-journal';
import { everyDay } from '../fixtures/grove';

for (const view of VIEWS)
  test.describe(`the grove, ${view.device} night=${view.night}`, () => {
    for (const days of [0, 1, 30, 3650])
      test(`of ${days} days`, async ({ newGuest }) => {
        const guest = await newGuest({ ...view, isSharp: true });
        await guest.page.clock.setFixedTime(BEGINNING);
        await guest.open('/profile');
        const opens = async () => {
          await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
          await guest.page.locator('canvas[data-painted]').waitFor();
        };
        await opens();
        if (days > 0) {
          await keepJournal(guest, 'guest', everyDay(days));
          await guest.page.reload();
          await opens();
        }
        await guest.settles();
        await guest.page.screenshot({
          path: `screenshots/grove-${days}-${view.device}${view.night ? '-night' : ''}.png`,
          fullPage: true,
        });
      });
  });
