/** Pictures of the dashboard for visual review: `npm run screenshots -- analytics`. */

import { VIEWS } from '../drivers/look/views';
import { REFUSALS } from '../drivers/member';
import { test } from '../drivers/test';
import { keepJournal, tenWeeks } from '../fixtures/analytics/kept-journal';

const TABS = ['Overview', 'Emotional', 'Games', 'Usage'];
const today = () => new Date().toISOString().slice(0, 10);

for (const view of VIEWS)
  test.describe(`${view.device} night=${view.night}`, () => {
    test('every tab, empty and full', async ({ newMember }) => {
      const member = await newMember({
        ...view,
        storage: { 'stillgrove.isPremium': 'true' },
        expectedWrongs: REFUSALS,
      });
      const { guest } = member;
      const save = async (name: string, fullPage = true) => {
        await guest.settles();
        const path = `screenshots/analytics-${name}-${view.device}${view.night ? '-night' : ''}.png`;
        await guest.page.screenshot({ path, fullPage });
      };
      const tabs = async (name: string) => {
        for (const tab of TABS) {
          await guest.act(guest.page.getByRole('tab', { name: tab }));
          await guest.page.waitForLoadState('networkidle');
          await save(`${name}-${tab.toLowerCase()}`);
        }
      };
      await member.signsUp();
      await guest.open('/analytics');
      await guest.sees(guest.heading('Analytics Dashboard'));
      await tabs('empty');
      await keepJournal(guest, member.name, tenWeeks(today()));
      // A reload would keep the last tab.
      await guest.open('/analytics');
      await guest.sees(guest.heading('Emotional Wellness Trend'));
      await guest.page.waitForLoadState('networkidle');
      await save('first', false);
      await tabs('full');
      await guest.press('Show Details');
      await guest.act(guest.page.getByRole('tab', { name: 'Overview' }));
      await guest.press('Show as table');
      await save('table');
    });
  });
