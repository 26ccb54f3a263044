/** Pictures of the check-in from Home and of corrected entries: `npm run screenshots -- put-right`. */

import type { Guest } from '../drivers/guest';
import { VIEWS } from '../drivers/look/views';
import { REFUSALS } from '../drivers/member';
import { test } from '../drivers/test';
import { keepJournal } from '../fixtures/analytics/kept-journal';
import { somebodysMonth } from '../fixtures/analytics/somebodys-month';

const saver =
  (guest: Guest, { device, night }: (typeof VIEWS)[number]) =>
  async (name: string, fullPage = true) => {
    await guest.page.waitForLoadState('networkidle');
    await guest.settles();
    await guest.page.screenshot({
      path: `screenshots/${name}-${device}${night ? '-night' : ''}.png`,
      fullPage,
    });
  };

for (const view of VIEWS)
  test.describe(`${view.device} night=${view.night}`, () => {
    test("a guest's check-in and days", async ({ newGuest }) => {
      const guest = await newGuest({ ...view, turnsClock: true });
      const save = saver(guest, view);
      await guest.open('/');
      await save('how-home', false);
      await guest.press('How are you now?');
      await guest.page.getByRole('dialog').getByRole('radio', { name: 'Good', exact: true }).click();
      await save('how-question', false);
      await guest.press('Submit');
      await guest.noLongerSees(guest.page.getByRole('dialog'));
      await keepJournal(guest, 'guest', somebodysMonth('2026-11-20'));
      await guest.open('/profile');
      await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
      await guest.sees(guest.page.getByRole('list', { name: 'Last moods' }));
      await save('how-guest');
    });

    test('changed and removed entries, and the confirmation', async ({ newMember }) => {
      const member = await newMember({
        ...view,
        turnsClock: true,
        expectedWrongs: REFUSALS,
      });
      const { guest } = member;
      const save = saver(guest, view);
      await guest.open('/stats');
      await member.fillsInNew();
      await guest.press("I've saved them");
      await member.answers({ copy: false });
      await guest.sees(guest.heading('Recent moods'));
      await keepJournal(guest, member.name, somebodysMonth('2026-11-20'));
      await guest.page.reload();
      await guest.sees(guest.heading('Recent moods'));
      const changes = guest.page
        .getByRole('region', { name: 'Recent moods' })
        .getByRole('button', { name: /^Change / });
      await guest.act(changes.nth(1));
      await guest.act(guest.button('Remove'));
      await guest.act(changes.nth(1));
      await guest.act(guest.page.getByRole('button', { name: 'Neutral', exact: true }));
      await guest.act(changes.nth(3));
      await save('put-right-rows');
      const all = guest.button('Remove all of this day');
      if (await all.isVisible()) await guest.act(all);
      await save('put-right-ask', false);
    });
  });
