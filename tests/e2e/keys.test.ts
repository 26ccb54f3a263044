/** Keys that are not meant for the app: those of an input method, and the repeats of a held key. */

import { expect, test } from '../drivers/test';

/** Sends a key as an input method does. Runs in the page. */
const compose = (element: Element, init: KeyboardEventInit) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

test('Escape in a text field cancels the candidates of an input method, and leaves nothing', async ({
  newGuest,
}) => {
  const guest = await newGuest({ isUnseen: true });
  await guest.open('/games/grounding-techniques');
  await guest.act(guest.page.locator('[data-next]'));
  const field = guest.page.getByLabel('Your response:');
  await field.fill('木');
  const composing = [
    { key: 'Escape', isComposing: true },
    // Safari ends the composition before the event.
    { key: 'Escape', keyCode: 229 },
  ];
  for (const init of composing) await field.evaluate(compose, init);
  await guest.hearsOfSizes();
  expect(await guest.page.getByRole('dialog').count()).toBe(0);
  await field.evaluate(compose, { key: 'Escape' });
  const asking = guest.dialog('Leave without your words?');
  await guest.sees(asking);
  for (const init of composing) await asking.evaluate(compose, init);
  await guest.hearsOfSizes();
  await guest.sees(asking);
});

test('a held Enter presses Next once, and a held Escape closes one layer', async ({ newGuest }) => {
  const guest = await newGuest({ isUnseen: true, storage: { 'stillgrove.isPremium': 'true' } });
  await guest.open('/games/guided-imagery');
  const { keyboard } = guest.page;
  await guest.page.locator('[data-next]').focus();
  for (let repeat = 0; repeat < 20; repeat++) await keyboard.down('Enter');
  await keyboard.up('Enter');
  await guest.sees(guest.button('Next'));
  const title = guest.page.getByRole('heading').first();
  const first = await title.innerText();
  await guest.button('Next').focus();
  await keyboard.down('Enter');
  await expect.poll(() => title.innerText()).not.toBe(first);
  const second = await title.innerText();
  for (let repeat = 0; repeat < 40; repeat++) await keyboard.down('Enter');
  await keyboard.up('Enter');
  await guest.hearsOfSizes();
  expect(await title.innerText()).toBe(second);
  await guest.press('Talk to someone');
  await guest.sees(guest.dialog('Talk to someone'));
  for (let repeat = 0; repeat < 5; repeat++) await keyboard.down('Escape');
  await keyboard.up('Escape');
  await guest.noLongerSees(guest.dialog('Talk to someone'));
  expect(await title.innerText()).toBe(second);
  expect((await guest.journal()).filter((entry) => entry.kind === 'play' && entry.completedAt)).toEqual([]);

  // A held Enter still makes new lines, and a held arrow key still moves a slider.
  await guest.open('/games/breathing-puzzle');
  const pace = guest.page.getByRole('slider', { name: 'Speed' });
  await pace.focus();
  const before = Number(await pace.inputValue());
  for (let repeat = 0; repeat < 3; repeat++) await guest.page.keyboard.down('ArrowRight');
  await guest.page.keyboard.up('ArrowRight');
  expect(Number(await pace.inputValue())).toBe(before + 3);
  await guest.open('/games/thought-bubbles');
  await guest.act(guest.page.locator('[data-next]'));
  await guest.act(guest.button('Create my own positive thought'));
  const field = guest.page.getByRole('textbox');
  await field.fill('one');
  for (let repeat = 0; repeat < 3; repeat++) await guest.page.keyboard.down('Enter');
  await guest.page.keyboard.up('Enter');
  expect(await field.inputValue()).toBe('one\n\n\n');
});
