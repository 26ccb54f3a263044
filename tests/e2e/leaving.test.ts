/** Leaving a session in a real browser: the message, and the confirmation when the person has typed text. */

import { expect, test } from '../drivers/test';

const STOPPED = 'Stopped. That still counts.';
const QUESTION = 'Leave without your words?';

test.use({ guestOptions: { isUnseen: true, storage: { 'stillgrove.isPremium': 'true' } } });

test.describe('leaving by the browser’s Back', () => {
  test('asks once about typed words: Stay keeps the words, Leave leaves', async ({ newGuest }) => {
    const guest = await newGuest({ hand: 'keyboard' });
    // Opens the game from the list, so that the browser's Back leads there.
    await guest.open('/games');
    await guest.act(guest.link(/Grounding Techniques/));
    await guest.press('Start Exercise');
    const field = guest.page.getByLabel('Your response:');
    await field.fill('a red kite');
    /** Goes back once the history has the entry of the guard, which React adds after the words. */
    const goesBack = async () => {
      await guest.page.waitForFunction(() => history.state?.isLayer === true);
      await guest.page.goBack();
    };
    await goesBack();
    await guest.sees(guest.dialog(QUESTION));
    await guest.press('Stay');
    await guest.noLongerSees(guest.dialog(QUESTION));
    expect(await field.inputValue()).toBe('a red kite');
    await goesBack();
    await guest.sees(guest.dialog(QUESTION));
    await guest.press('Leave');
    await guest.seesText(STOPPED);
    await guest.sees(guest.heading('Games').first());
    expect(await guest.dialog(QUESTION).count()).toBe(0);
  });
});
