/** Leaving a session in a real browser: the message, and the confirmation when the person has typed text. */

import { GroundingTechniquesDriver } from '../drivers/grounding-techniques.driver';
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';

const STOPPED = 'Stopped. That still counts.';
const QUESTION = 'Leave without your words?';

test.use({ guestOptions: { isUnseen: true, storage: { 'stillgrove.isPremium': 'true' } } });

/** Opens the game from the list, so that the browser's Back leads there, and starts an exercise. */
async function begins(guest: Guest): Promise<GroundingTechniquesDriver> {
  await guest.open('/games');
  await guest.act(guest.link(/Grounding Techniques/));
  await guest.press('Start Exercise');
  return new GroundingTechniquesDriver(guest).arrives();
}

test.describe('leaving by the browser’s Back', () => {
  test('asks once about typed words: Stay keeps the words, Leave leaves', async ({ newGuest }) => {
    const guest = await newGuest({ hand: 'keyboard' });
    const grounder = await begins(guest);
    await grounder.write('a red kite');
    await guest.page.goBack();
    await guest.sees(guest.dialog(QUESTION));
    await guest.press('Stay');
    await guest.noLongerSees(guest.dialog(QUESTION));
    expect(await grounder.field.inputValue()).toBe('a red kite');
    await guest.page.goBack();
    await guest.sees(guest.dialog(QUESTION));
    await guest.press('Leave');
    await guest.seesText(STOPPED);
    await guest.sees(guest.heading('Games').first());
    expect(await guest.dialog(QUESTION).count()).toBe(0);
  });
});
