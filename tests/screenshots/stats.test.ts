/**
 * Pictures of Emotional Trends, of Profile, and of intros with the mood question for visual review: `npm run
 * screenshots -- stats`.
 */

import { VIEWS } from '../drivers/look/views';
import { REFUSALS } from '../drivers/member';
import { test } from '../drivers/test';
import { keepJournal } from '../fixtures/analytics/kept-journal';
import { somebodysMonth } from '../fixtures/analytics/somebodys-month';

for (const view of VIEWS)
  test.describe(`stats ${view.device} night=${view.night}`, () => {
    test('empty and full', async ({ newMember }) => {
      const member = await newMember({
        ...view,
        turnsClock: true,
        storage: { 'stillgrove.isPremium': 'true' },
        expectedWrongs: REFUSALS,
      });
      const { guest } = member;
      const save = async (name: string, fullPage = true) => {
        await guest.page.waitForLoadState('networkidle');
        await guest.settles();
        const path = `screenshots/${name}-${view.device}${view.night ? '-night' : ''}.png`;
        await guest.page.screenshot({ path, fullPage });
      };
      await guest.open('/stats');
      await guest.sees(guest.heading('Sign in'));
      await save('stats-why', false);
      await member.fillsInNew();
      await guest.press("I've saved them");
      await member.answers({ copy: false });
      await guest.sees(guest.heading('Recent moods'));
      await save('stats-empty');
      await keepJournal(guest, member.name, somebodysMonth('2026-11-20'));
      await guest.page.reload();
      await guest.sees(guest.heading('Recent moods'));
      await save('stats-first', false);
      await save('stats-full');
      await guest.open('/profile');
      await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
      await guest.sees(guest.heading('What helps me'));
      await save('stats-profile');
      await guest.press('Ask me before games');
      for (const game of ['zen-garden', 'memory-cards', 'breathing-puzzle']) {
        await guest.open(`/games/${game}`);
        await guest.act(guest.button('Neutral'));
        await save(`before-${game}`, false);
      }
    });
  });
