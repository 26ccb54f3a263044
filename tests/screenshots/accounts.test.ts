/** Pictures of the account pages for visual review: `npm run screenshots -- accounts`. */

import { VIEWS } from '../drivers/look/views';
import { REFUSALS } from '../drivers/member';
import { expect, test } from '../drivers/test';

for (const view of VIEWS)
  test.describe(`${view.device} night=${view.night}`, () => {
    test('from registration to deletion', async ({ newMember }) => {
      const member = await newMember({ ...view, expectedWrongs: REFUSALS });
      const { guest } = member;
      const save = async (name: string, fullPage = false) => {
        await guest.settles();
        const path = `screenshots/accounts-${name}-${view.device}${view.night ? '-night' : ''}.png`;
        await guest.page.screenshot({ path, fullPage });
      };
      await guest.open('/games/memory-cards');
      await guest.press('Start Game');
      await expect.poll(async () => (await guest.journal()).length).toBe(1);
      await guest.open('/login');
      await guest.sees(guest.heading('Sign in'));
      await save('sign-in', true);
      await member.fillsIn('not the password');
      await guest.seesText("isn't right");
      await save('refused');
      await guest.press('Forgot your password?');
      await save('recover', true);
      await guest.press('Back to sign in');
      await member.chooses("I'm new here");
      await save('create', true);
      await member.fillsInNew();
      await save('codes');
      await guest.press("I've saved them");
      await guest.sees(guest.heading(`Welcome, ${member.name}`));
      await save('questions', true);
      await member.answers({ join: true, copy: true });
      await member.isGreeted();
      await save('home');
      await guest.open('/login');
      await guest.sees(guest.heading('You’re signed in'));
      await save('inside');
      await member.opensProfile();
      await guest.sees(guest.button('Change password'));
      await save('profile', true);
      await guest.press('Change password');
      await guest.sees(guest.dialog('Change password'));
      await save('password');
      await guest.page.keyboard.press('Escape');
      await guest.page.getByRole('switch', { name: /Keep a copy/ }).click();
      await guest.sees(guest.dialog('Turn sync off?'));
      await save('sync-off');
      await guest.page.keyboard.press('Escape');
      await guest.press('Delete account');
      await guest.sees(guest.dialog('Delete your account?'));
      await save('delete');
      await guest.page.keyboard.press('Escape');
      await guest.press('Sign out');
      await guest.seesText('What should happen');
      await member.chooses(/^Remove it/);
      await save('sign-out');
    });
  });
