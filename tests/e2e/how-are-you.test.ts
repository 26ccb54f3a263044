/** A person checks in without a game, and a guest sees their week and their last moods. */

import type { Guest, GuestOptions } from '../drivers/guest';
import { expect, type NewGuest, test } from '../drivers/test';
import { felt, keepJournal } from '../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../fixtures/analytics/random-journal';

let guest: Guest;

const QUESTION = 'How are you feeling now?';
const OPEN = 'How are you now?';
const moods = async () => (await guest.journal()).filter((entry) => entry.kind === 'mood');

const arrive = async (newGuest: NewGuest, options: GuestOptions = {}) => {
  guest = await newGuest(options);
};
const says = async (mood: string) => {
  await guest.sees(guest.dialog(QUESTION));
  await guest.dialog(QUESTION).getByRole('radio', { name: mood, exact: true }).click();
  await guest.press('Submit');
};
const opensProfile = async (hand: 'touch' | 'keyboard') => {
  await guest.open('/profile');
  if (hand === 'touch') await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
  else {
    await guest.focus(guest.page.getByRole('tab', { name: 'App Settings' }));
    await guest.page.keyboard.press('ArrowLeft');
  }
  await guest.sees(guest.heading('Your days'));
};

test('on a translated Home a tap opens the check-in although reminders are off, and no other dialog follows', async ({
  newGuest,
}) => {
  await arrive(newGuest, {
    device: 'phone',
    night: true,
    hand: 'touch',
    isNew: true,
    isTranslated: true,
    storage: {
      'stillgrove.settings': JSON.stringify({ checkInReminders: false }),
      lastCheckInTime: String(Date.now() - 60_000),
    },
  });
  await guest.open('/');
  await guest.press(OPEN);
  await says('Good');
  await guest.noLongerSees(guest.page.getByRole('dialog'));
  expect(await moods()).toMatchObject([{ mood: 'positive', when: 'after' }]);
  expect((await moods())[0]).not.toHaveProperty('after');
  await guest.press(OPEN);
  await says('Not Great');
  // No exercise came before the check-in.
  await guest.seesText('Some moments stay heavy');
  await guest.press('Not now');
  await guest.press(OPEN);
  await says('Neutral');
  await expect.poll(async () => (await moods()).length).toBe(3);
  expect(await guest.page.getByRole('dialog').count()).toBe(0);
  // A skip stores its time, as after a game.
  const before = await guest.stored('lastCheckInTime');
  await guest.press(OPEN);
  await guest.sees(guest.dialog(QUESTION));
  await guest.press('Skip');
  await guest.noLongerSees(guest.dialog(QUESTION));
  expect(Number(await guest.stored('lastCheckInTime'))).toBeGreaterThan(Number(before));
});

test("a guest's Profile shows the week's weather and the last five moods, which need no account", async ({
  newGuest,
}) => {
  await arrive(newGuest, { device: 'phone', hand: 'touch', turnsClock: true });
  await opensProfile('touch');
  await guest.seesText('Your week and last moods appear here');
  const told = (['positive', 'negative', 'neutral', 'positive', 'positive', 'negative'] as const).map(
    (mood, ago) => felt(mood, dayBefore(TODAY, ago), 9),
  );
  await keepJournal(guest, 'guest', [...told, felt('negative', dayBefore(TODAY, 9), 9)]);
  await opensProfile('touch');
  const list = (name: string) => guest.page.getByRole('list', { name }).getByRole('listitem');
  await guest.sees(list('Last moods').first());
  await guest.seesText('On this device alone.');
  expect(await list('Weather of the week').locator('.visually-hidden').allInnerTexts()).toEqual([
    'Saturday, 14 Nov 2026: no check-in',
    'Sunday, 15 Nov 2026: 1 not great',
    'Monday, 16 Nov 2026: 1 good',
    'Tuesday, 17 Nov 2026: 1 good',
    'Wednesday, 18 Nov 2026: 1 neutral',
    'Thursday, 19 Nov 2026: 1 not great',
    'Friday, 20 Nov 2026: 1 good',
  ]);
  expect(await list('Last moods').allInnerTexts()).toEqual(
    ['Good\n20 Nov', 'Not Great\n19 Nov', 'Neutral\n18 Nov', 'Good\n17 Nov', 'Good\n16 Nov'].map(
      (row) => `${row}, 09:00`,
    ),
  );
  await guest.findsItAccessible();
});
