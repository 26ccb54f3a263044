/** Restore Purchase: all messages of the dialog, and the unlocked games. */
import type { Route } from 'playwright';
import type { Guest } from '../drivers/guest';
import { focused, linesOf } from '../drivers/look/reading';
import { expect, test } from '../drivers/test';

const ID = 'SG-7KQM-2XWD-94TF';
const UNVERIFIED = 'Unable to verify this purchase. Please check the transaction ID and try again.';

const dialog = (guest: Guest) => guest.dialog('Restore Purchase');
const field = (guest: Guest) => dialog(guest).getByRole('textbox', { name: 'Transaction ID' });
const verify = (guest: Guest) => dialog(guest).getByRole('button', { name: /^Verify/ });
const alert = (guest: Guest) => dialog(guest).getByRole('alert');

/** Opens the dialog through the settings menu. */
async function openRestore(guest: Guest): Promise<void> {
  await guest.button('Settings').click();
  await guest.page.getByRole('menuitem', { name: 'Restore Purchase' }).click();
  await guest.sees(dialog(guest));
}

/**
 * Replaces the server's response.
 * @returns the requests, in order of arrival
 */
async function answer(guest: Guest, reply: (route: Route) => Promise<void>): Promise<unknown[]> {
  const asked: unknown[] = [];
  await guest.page.route('**/api/verify-purchase', async (route) => {
    asked.push(route.request().postDataJSON());
    await reply(route);
  });
  return asked;
}

const REPLIES: readonly [string, (route: Route) => Promise<void>, string][] = [
  [
    "says the server's message",
    (route) => route.fulfill({ json: { verified: false, message: 'This purchase was refunded.' } }),
    'This purchase was refunded.',
  ],
  [
    "says the server's refusal",
    (route) => route.fulfill({ status: 429, json: { verified: false, message: 'Please wait a minute.' } }),
    'Please wait a minute.',
  ],
  ['says so where there is no message', (route) => route.fulfill({ status: 500, body: '' }), UNVERIFIED],
  [
    'says so where the message is empty',
    (route) => route.fulfill({ json: { verified: false, message: '' } }),
    UNVERIFIED,
  ],
  [
    'says so of an answer that is not JSON',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Please sign in to this network.</p>' }),
    UNVERIFIED,
  ],
  [
    'says so of an answer that only looks like one',
    (route) => route.fulfill({ json: { verified: 'yes', message: 5 } }),
    UNVERIFIED,
  ],
  [
    'says so of a yes that is not ok',
    (route) => route.fulfill({ status: 402, json: { verified: true, message: '' } }),
    UNVERIFIED,
  ],
  [
    'says so when there is no network',
    (route) => route.abort('internetdisconnected'),
    'An error occurred during verification. Please try again later.',
  ],
];

test('the dialog needs an ID, shows each failure at the field, and sends an ID once in its canonical form, which opens every game', async ({
  newGuest,
}) => {
  const guest = await newGuest({
    device: 'phone',
    night: true,
    hand: 'touch',
    expectedWrongs: /Failed to load resource/,
  });
  await guest.open('/games');
  await openRestore(guest);
  expect(await linesOf(dialog(guest))).toEqual([
    'Restore Purchase',
    'Enter the transaction ID from your purchase to bring premium back to this device.',
    'Transaction ID',
    "You saw it in the app after paying. It's also in your PayPal e-mail, as the invoice ID.",
    'Close',
    'Verify',
  ]);
  expect(await verify(guest).isDisabled()).toBe(true);
  await field(guest).fill('   ');
  expect(await verify(guest).isDisabled()).toBe(false);
  await guest.act(verify(guest));
  await guest.sees(alert(guest).getByText('Please enter a valid PayPal transaction ID', { exact: true }));
  await field(guest).fill('');
  expect(await alert(guest).innerText()).toBe('');
  expect(await verify(guest).isDisabled()).toBe(true);

  for (const [name, reply, message] of REPLIES) {
    await answer(guest, reply);
    await field(guest).fill(ID);
    await guest.act(verify(guest));
    await guest.sees(alert(guest).getByText(message, { exact: true }));
    expect(await focused(guest.page), name).toBe('');
    expect(await field(guest).inputValue(), name).toBe(ID);
    expect(await guest.stored('stillgrove.isPremium'), name).not.toBe('true');
    expect(await guest.stored('stillgrove.transactionId'), name).toBeNull();
    expect(await verify(guest).isDisabled(), name).toBe(false);
    // Editing the ID removes the message.
    await field(guest).fill('');
    await expect.poll(() => alert(guest).innerText(), { message: name }).toBe('');
    await guest.page.unroute('**/api/verify-purchase');
  }

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = await answer(guest, async (route) => {
    await held;
    await route.fulfill({ json: { verified: true, message: 'Found.' } });
  });
  await field(guest).fill(`  ${ID.toLowerCase().replaceAll('-', ' -')} `);
  await guest.act(verify(guest));
  await guest.sees(dialog(guest).getByRole('button', { name: 'Verifying...' }));
  expect(await verify(guest).isDisabled()).toBe(true);
  await field(guest).press('Enter');
  release();
  await guest.sees(dialog(guest).getByRole('heading', { name: 'Purchase Restored!' }));
  expect(await linesOf(dialog(guest))).toEqual([
    'Restore Purchase',
    'Purchase Restored!',
    'Your premium access has been successfully restored on this device.',
    'Close',
  ]);
  expect(asked).toEqual([{ transactionId: ID }]);
  await expect.poll(() => focused(guest.page)).toBe('Purchase Restored!');
  await guest.press('Close');
  await guest.noLongerSees(dialog(guest));
  expect(await guest.button('Unlock All Games').count()).toBe(0);
  expect(await guest.page.getByRole('banner').getByText('Premium', { exact: true }).isVisible()).toBe(true);
  // The person typed the ID, so no card asks them to save it. Profile shows it.
  expect(await guest.heading('Save your transaction ID').count()).toBe(0);
  await guest.page.reload();
  await guest.open('/profile');
  await guest.act(guest.page.getByRole('tab', { name: 'Premium', exact: true }));
  await guest.seesText(ID);
});
