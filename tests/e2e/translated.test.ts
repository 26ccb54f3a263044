/**
 * A page that the browser translates keeps working. `tests/contract/translated.test.ts` plays every game on such a page.
 */

import { test } from '../drivers/test';

test('a check-in, its answer and its offers work on a translated page', async ({ newGuest }) => {
  const guest = await newGuest({ isTranslated: true });
  await guest.open('/');
  for (const mood of ['Good', 'Not Great']) {
    await guest.press('How are you now?');
    await guest.act(guest.dialog('How are you feeling now?').getByRole('radio', { name: mood, exact: true }));
    await guest.press('Submit');
  }
  const offers = guest.dialog('Thank you for saying so.');
  await guest.act(offers.getByRole('button', { name: 'Talk to someone' }));
  await guest.sees(guest.dialog('Talk to someone'));
});
