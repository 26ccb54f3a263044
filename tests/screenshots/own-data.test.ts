/** Pictures of Profile, of an import and of the example dashboard for visual review: `npm run screenshots -- data`. */

import { VIEWS } from '../drivers/look/views';
import { test } from '../drivers/test';

const FILE = {
  format: 'stillgrove-export',
  version: 1,
  exportedAt: Date.UTC(2026, 10, 20),
  people: ['guest', 'somebody-else'],
  journal: [
    { id: 'entry-0001', person: 'guest', at: 1, day: '2026-11-19', hour: 9, kind: 'mood', mood: 'neutral' },
  ],
  games: {},
};

for (const view of VIEWS)
  test.describe(`own data, ${view.device} night=${view.night}`, () => {
    test("the profile's section, a file with its choices, a refused file, and the example", async ({
      newMember,
    }) => {
      const member = await newMember({ ...view, turnsClock: true });
      const { guest } = member;
      const save = async (name: string, fullPage = false) => {
        await guest.page.waitForLoadState('networkidle');
        await guest.settles();
        const path = `screenshots/data-${name}-${view.device}${view.night ? '-night' : ''}.png`;
        await guest.page.screenshot({ path, fullPage });
      };
      const chooses = async (text: string) => {
        const choosing = guest.page.waitForEvent('filechooser');
        await guest.press('Import my data');
        const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) };
        await (await choosing).setFiles(file);
      };
      await member.signsUp();
      await guest.open('/profile');
      await chooses('Dear diary');
      await guest.sees(guest.page.getByRole('alert'));
      await save('profile', true);
      await chooses(JSON.stringify(FILE));
      await guest.sees(guest.dialog('Import this file?'));
      await save('import');
      await guest.page.keyboard.press('Escape');
      await guest.open('/analytics');
      await guest.sees(guest.button('Show me an example'));
      await save('offer');
      await guest.press('Show me an example');
      await guest.seesText('This is an example.');
      await save('example', true);
    });
  });
