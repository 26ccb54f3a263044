/** Buying premium in the sandbox: from a locked game to a restore in another browser, and failures on the way. */

import { Buyer, TRANSACTION_ID } from '../drivers/buyer';
import type { Guest, GuestOptions } from '../drivers/guest';
import { focused, linesOf } from '../drivers/look/reading';
import { expect, type NewGuest, test } from '../drivers/test';

async function arrive(
  newGuest: NewGuest,
  options: GuestOptions = {},
): Promise<{ guest: Guest; buyer: Buyer }> {
  const guest = await newGuest(options);
  return { guest, buyer: new Buyer(guest) };
}

const card = (guest: Guest) => guest.page.getByRole('region', { name: 'Save your transaction ID' });
const isPremium = async (guest: Guest) => (await guest.stored('stillgrove.isPremium')) === 'true';

test('premium is bought, every game opens, and the ID restores it in another browser', async ({
  newGuest,
}) => {
  const { guest, buyer } = await arrive(newGuest);
  await guest.open('/games');
  await guest.press('Zen Garden');
  const upgrade = guest.dialog('Unlock All Premium Games');
  await guest.act(upgrade.getByRole('button', { name: 'Unlock All Games' }));
  await guest.sees(guest.heading('Complete Your Purchase'));
  await guest.seesText('Test mode: no money is charged');
  expect(await linesOf(guest.page.getByRole('main'))).toEqual([
    'Back to Games',
    'Complete Your Purchase',
    '$9.99',
    'one-time, no recurring charges',
    'All 10 games',
    'Relaxation activities',
    'Lifetime updates',
    'No account needed',
    'Pay $9.99 with PayPal',
    'Test mode: no money is charged',
    'Terms: by paying you agree to a one-time purchase of $9.99 USD. There are no recurring charges.',
    'What we keep: the transaction ID and that it was paid.',
    'Already paid, here or on another device?',
    'Restore Purchase',
  ]);
  await buyer.pay();
  const id = await buyer.succeeds();
  expect(id).toMatch(TRANSACTION_ID);
  expect(await isPremium(guest)).toBe(true);
  await guest.page.waitForURL('**/games');

  // The card with the ID stays until the person saves the ID, also after a reload and in other tabs.
  await guest.sees(card(guest));
  await guest.page.reload();
  await guest.sees(card(guest).getByText(id, { exact: true }));
  const other = await guest.openTab();
  await other.open('/games');
  await other.sees(card(other));
  await guest.press("I've saved it");
  await guest.noLongerSees(card(guest));
  await other.noLongerSees(card(other));
  await expect.poll(() => focused(guest.page)).not.toBe('nothing');
  await guest.page.reload();
  await guest.sees(guest.link('Zen Garden'));
  expect(await card(guest).count()).toBe(0);
  expect(await guest.page.getByRole('listitem').getByRole('link').count()).toBeGreaterThanOrEqual(10);
  await guest.leave();

  // Another browser has no premium.
  const { guest: elsewhere } = await arrive(newGuest, { device: 'phone', hand: 'touch' });
  await elsewhere.open('/games');
  await elsewhere.sees(elsewhere.button('Zen Garden'));
  await elsewhere.press('Settings');
  await elsewhere.act(elsewhere.page.getByRole('menuitem', { name: 'Restore Purchase' }));
  await elsewhere.page.getByRole('textbox', { name: 'Transaction ID' }).fill(` ${id.toLowerCase()} `);
  await elsewhere.press('Verify');
  await elsewhere.seesText('Purchase Restored!');
  await elsewhere.press('Close');
  await elsewhere.sees(elsewhere.link('Zen Garden'));
  expect(await elsewhere.page.getByRole('listitem').locator('[aria-haspopup]').count()).toBe(0);
});

test('by keyboard premium is bought after a blocked script, a cancel, a failure and a decline', async ({
  newGuest,
}) => {
  const { guest, buyer } = await arrive(newGuest, {
    hand: 'keyboard',
    expectedWrongs: /Failed to load resource/,
  });
  await guest.page.route('**/sdk.js', (route) => route.abort('blockedbyclient'));
  const refused = guest.page.waitForEvent('requestfailed');
  await guest.open('/checkout');
  await refused;
  // The page shows no message before the press.
  expect(await buyer.notice.innerText()).toBe('');
  await guest.act(buyer.payButton);
  await guest.sees(
    buyer.notice.getByText(/^The payment window did not open\. Nothing was charged\. You can try again/),
  );
  await guest.page.unroute('**/sdk.js');
  await buyer.pay('Cancel');
  await guest.sees(
    buyer.notice.getByText('Nothing was charged. You can try again whenever you like.', { exact: true }),
  );
  await expect.poll(() => focused(guest.page)).toBe('Pay $9.99 with PayPal');
  await buyer.pay('Let it fail');
  await guest.sees(buyer.notice.getByText(/^The payment did not go through. Nothing was charged\./));
  expect(await isPremium(guest)).toBe(false);
  await guest.page.route('**/capture', (route) =>
    route.fulfill({ json: { status: 'DECLINED', transactionId: 'SG-7KQM-2XWD-94TF' } }),
  );
  await buyer.pay();
  await guest.sees(buyer.notice.getByText(/^PayPal declined this payment\. Nothing was charged\./));
  await expect.poll(() => guest.stored('stillgrove.pendingPayment')).toBeNull();
  await guest.page.unroute('**/capture');
  await buyer.pay();
  const id = await buyer.succeeds();
  await expect.poll(() => focused(guest.page)).toBe('Payment Successful!');
  await expect.poll(() => guest.stored('stillgrove.pendingPayment')).toBeNull();
  await guest.page.waitForURL('**/games');
  await guest.sees(card(guest).getByText(id, { exact: true }));
});

test('double clicks pay once; the success page stays for three seconds, and Back does not return to it', async ({
  newGuest,
}) => {
  const { guest, buyer } = await arrive(newGuest, { turnsClock: true });
  await guest.open('/profile');
  await buyer.open();
  const posts: string[] = [];
  guest.page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await buyer.payButton.dblclick();
  await buyer.window.waitFor();
  expect(await buyer.window.count()).toBe(1);
  await guest.stopClock();
  await buyer.window.getByRole('button', { name: 'Pay', exact: true }).dblclick();
  const success = guest.heading('Payment Successful!');
  await success.waitFor();
  await guest.sees(success);
  expect(posts.filter((path) => path === '/paypal/order')).toHaveLength(1);
  expect(posts.filter((path) => path.endsWith('/capture'))).toHaveLength(1);
  // After the payment the page shows no price.
  expect(await guest.page.getByRole('main').textContent()).not.toContain('$9.99');
  await guest.wait(2999);
  expect(new URL(guest.page.url()).pathname).toBe('/checkout');
  await Promise.all([guest.page.waitForURL('**/games'), guest.wait(1)]);
  // Goes back in a later task of the page, after the page has handled its navigation.
  await guest.page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => history.back();
    port2.postMessage(null);
  });
  await guest.page.waitForURL('**/profile');
});

test.describe('a capture', () => {
  test('with a lost response is checked again, by the person or on return', async ({ newGuest }) => {
    const { guest, buyer } = await arrive(newGuest, { expectedWrongs: /Failed to load resource/ });
    await buyer.open();
    // The payment succeeds, but its response is lost.
    await guest.page.route('**/capture', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await buyer.pay();
    await guest.sees(guest.page.getByText(/^Your payment is being confirmed\. Keep this number: SG-.*\.$/));
    const id = await buyer.id();
    expect(await guest.page.getByText(/Keep this number/).innerText()).toContain(id);
    expect(await buyer.payButton.count()).toBe(0);
    await guest.press('Check again');
    await guest.sees(guest.page.getByText(/Keep this number/));
    expect(await isPremium(guest)).toBe(false);
    await guest.page.reload();
    await guest.sees(guest.page.getByText(/Keep this number/));
    expect(await buyer.payButton.count()).toBe(0);
    await guest.page.unroute('**/capture');
    await guest.press('Check again');
    expect(await buyer.succeeds()).toBe(id);
    await guest.page.waitForURL('**/games');
    await expect.poll(() => guest.stored('stillgrove.pendingPayment')).toBeNull();
  });
});
