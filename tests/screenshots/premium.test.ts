/** Pictures of checkout, the upgrade dialog and Restore Purchase in their states: `npm run screenshots`. */

import { Buyer } from '../drivers/buyer';
import type { Guest } from '../drivers/guest';
import { decodePictures } from '../drivers/look/settle';
import { VIEWS } from '../drivers/look/views';
import { type NewGuest, test } from '../drivers/test';

for (const view of VIEWS)
  test.describe(`${view.device} night=${view.night}`, () => {
    const save = async (guest: Guest, name: string) => {
      await decodePictures(guest.page);
      await guest.settles();
      await guest.page.screenshot({
        path: `screenshots/premium-${name}-${view.device}${view.night ? '-night' : ''}.png`,
        fullPage: true,
      });
    };
    const arrive = async (newGuest: NewGuest) => {
      const guest = await newGuest({
        ...view,
        expectedWrongs: /Failed to load resource/,
      });
      return { guest, buyer: new Buyer(guest) };
    };

    test('checkout', async ({ newGuest }) => {
      const { guest, buyer } = await arrive(newGuest);
      await buyer.open();
      await guest.page.waitForLoadState('networkidle');
      await save(guest, 'checkout-ready');
      await buyer.payButton.click();
      await buyer.window.waitFor();
      await save(guest, 'checkout-window');
      await buyer.window.getByRole('button', { name: 'Cancel' }).click();
      await buyer.notice.getByText(/Nothing was charged/).waitFor();
      await save(guest, 'checkout-cancelled');
      await buyer.pay('Let it fail');
      await buyer.notice.getByText(/did not go through/).waitFor();
      await save(guest, 'checkout-failed');
      await guest.page.route('**/paypal/order', () => new Promise(() => undefined));
      await buyer.payButton.click();
      await buyer.notice.getByText(/^Opening/).waitFor();
      await save(guest, 'checkout-opening');
      await guest.press('Stop waiting');
      await guest.page.unroute('**/paypal/order');
      await guest.page.route('**/capture', () => new Promise(() => undefined));
      await buyer.pay();
      await guest.heading('Confirming your payment').waitFor();
      await save(guest, 'checkout-confirming');
      await guest.page.route('**/capture', (route) => route.abort());
      await guest.page.reload();
      await guest.page.getByText(/Keep this number/).waitFor();
      await save(guest, 'checkout-unclear');
      await guest.page.unroute('**/capture');
      await guest.press('Check again');
      await buyer.succeeds();
      await save(guest, 'checkout-success');
      await guest.page.waitForURL('**/games');
      await guest.heading('Save your transaction ID').waitFor();
      await guest.page.waitForLoadState('networkidle');
      await save(guest, 'games-card');
      await guest.open('/checkout');
      await guest.heading('Everything is open to you').waitFor();
      await save(guest, 'checkout-owned');
      await guest.open('/profile');
      await guest.page.getByRole('tab', { name: 'Premium', exact: true }).click();
      await save(guest, 'profile');
    });

    test('restore and upgrade', async ({ newGuest }) => {
      const { guest } = await arrive(newGuest);
      await guest.open('/games');
      await guest.press('Unlock All Games');
      await guest.dialog('Unlock All Premium Games').waitFor();
      await save(guest, 'upgrade');
      await guest.press('Maybe Later');
      await guest.press('Settings');
      await guest.page.getByRole('menuitem', { name: 'Restore Purchase' }).click();
      const field = guest.page.getByRole('textbox', { name: 'Transaction ID' });
      await field.waitFor();
      await save(guest, 'restore-idle');
      await field.fill('SG-7KQM-2XWD-94TF');
      await guest.page.route('**/api/verify-purchase', () => new Promise(() => undefined));
      await guest.press('Verify');
      await guest.button('Verifying...').waitFor();
      await save(guest, 'restore-verifying');
      await guest.press('Close');
      await guest.page.unroute('**/api/verify-purchase');
      await guest.press('Settings');
      await guest.page.getByRole('menuitem', { name: 'Restore Purchase' }).click();
      await field.fill('SG-7KQM-2XWD-94TF');
      await guest.press('Verify');
      await guest.page
        .getByRole('alert')
        .getByText(/^Unable/)
        .waitFor();
      await save(guest, 'restore-error');
      await guest.page.route('**/api/verify-purchase', (route) =>
        route.fulfill({ json: { verified: true, message: '' } }),
      );
      await guest.press('Verify');
      await guest.heading('Purchase Restored!').waitFor();
      await save(guest, 'restore-success');
    });
  });
