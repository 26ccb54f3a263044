/** Profile: its four tabs, the effect of each switch, and the stored settings. */
import { readFile } from 'node:fs/promises';
import type { Guest, GuestOptions } from '../drivers/guest';
import { focused, linesOf } from '../drivers/look/reading';
import { expect, type NewGuest, test } from '../drivers/test';

async function profile(newGuest: NewGuest, options: GuestOptions = {}, tab?: string): Promise<Guest> {
  const guest = await newGuest(options);
  await guest.open('/profile');
  await guest.sees(guest.heading('User Profile'));
  if (tab) await guest.act(guest.page.getByRole('tab', { name: tab, exact: true }));
  return guest;
}

const panel = (guest: Guest) => guest.page.getByRole('tabpanel');
const switches = (guest: Guest) => guest.page.getByRole('switch');
const kept = async (guest: Guest) => JSON.parse((await guest.stored('stillgrove.settings')) ?? '{}');

const SWITCHES = [
  ['Mood check-in reminders', 'checkInReminders', true],
  ['Mood before a game', 'moodBefore', false],
  ['Daily session reminders', 'dailyReminders', true],
  ['Weekly progress updates', 'weeklyUpdates', true],
  ['Background audio', 'backgroundAudio', true],
  ['Sound effects', 'soundEffects', true],
  ['Auto-play next track', 'autoPlayNext', true],
  ['Hide timers and scores', 'hideFigures', false],
  ['Keep controls visible', 'keepControls', false],
  ['Short names for screen readers', 'shortNames', false],
  ['Anonymous data collection', 'dataCollection', true],
] as const;

test('the four tabs have their texts, App Settings first, and support arrow keys', async ({ newGuest }) => {
  const guest = await profile(newGuest, { device: 'phone', night: true, hand: 'touch' });
  const tabs = guest.page.getByRole('tab');
  expect(await tabs.allInnerTexts()).toEqual(['Profile', 'App Settings', 'Premium', 'Help & Support']);
  expect(await guest.page.getByRole('tab', { selected: true }).innerText()).toBe('App Settings');
  await guest.sees(panel(guest));
  expect(await panel(guest).getByRole('heading').allInnerTexts()).toEqual([
    'Notifications',
    'Sound',
    'Appearance',
    'Games',
    'Privacy',
  ]);

  await guest.page.getByRole('tab', { selected: true }).focus();
  await guest.page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(guest.page)).toBe('Profile');
  await guest.sees(panel(guest).getByText('Sample', { exact: true }));
  // The section loads after the journal.
  await guest.sees(panel(guest).getByRole('region', { name: 'What helps me' }));
  expect(await linesOf(panel(guest))).toEqual([
    'Guest',
    'That is all you need.',
    'Your grove',
    'A day with a check-in adds a tree, a finished session a stone.',
    'Birch: mostly Good',
    'Pine: mostly Neutral',
    'Willow: mostly Not Great',
    'Sample',
    'Yours follow your first game or check-in.',
    'Sessions',
    '12',
    'Games',
    '8',
    'Music sessions',
    '15',
    'Good moods, this week vs. last',
    '+24%',
    'What helps me',
    'Say how you feel before and after a game 3 times, and see here how it went.',
    'Ask me before games',
    'Your days',
    'How are you now?',
    'Your week and last moods appear here, on this device alone.',
    'Emotional Trends',
    'Analytics Dashboard',
    'An account is optional. It holds a username and a scrambled password; your journal stays on this device unless you choose to keep a copy.',
    'Sign in or create an account',
  ]);

  await guest.page.keyboard.press('End');
  await guest.sees(panel(guest).getByText('Something isn’t working'));
  await guest.press('About');
  await guest.sees(guest.dialog('About Stillgrove'));
  await guest.page.keyboard.press('Escape');

  await guest.act(tabs.nth(2));
  await guest.sees(guest.heading('You’re using the free games'));
  expect(await linesOf(panel(guest))).toEqual([
    'You’re using the free games',
    'Memory Cards, Box Breathing and Forest Meditation are open to everyone. You have 5 free game(s) remaining.',
    'One-time payment of $9.99',
    'Upgrade to Premium',
    'Restore Purchase',
  ]);
  await guest.press('Restore Purchase');
  await guest.sees(guest.dialog('Restore Purchase'));
  await guest.press('Close');
  await expect.poll(() => focused(guest.page)).toBe('Restore Purchase');
});

test('every switch has its default, works by mouse and keyboard, and keeps its state; reminders are a calendar file', async ({
  newGuest,
}) => {
  const guest = await profile(newGuest);
  expect(await guest.page.getByRole('switch').count()).toBe(SWITCHES.length);
  const downloading = guest.page.waitForEvent('download');
  await guest.press(/Add to calendar: A quiet moment/);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('stillgrove-daily-session.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain('RRULE:FREQ=DAILY\r\n');
  for (const [index, [name, key, first]] of SWITCHES.entries()) {
    const control = guest.page.getByRole('switch', { name, exact: true });
    expect(await control.isChecked()).toBe(first);
    if (index % 2) await control.click();
    else {
      await control.focus();
      await guest.page.keyboard.press('Space');
    }
    expect(await control.isChecked()).toBe(!first);
    expect((await kept(guest))[key]).toBe(!first);
  }
  await guest.page.reload();
  await guest.sees(panel(guest));
  const states = await switches(guest).evaluateAll((all) =>
    all.map((one) => (one as HTMLInputElement).checked),
  );
  expect(states).toEqual(SWITCHES.map(([, , first]) => !first));
  expect(await guest.button(/Add to calendar/).count()).toBe(0);

  // Volumes and mute are stored, and the settings show which kind of sound is off.
  await guest.press('Audio Settings');
  const dialog = guest.dialog('Audio Settings');
  await guest.sees(dialog.getByText('Cards, stones and small chimes. Turned off in Profile.'));
  const slider = dialog.getByRole('slider', { name: 'Background' });
  await slider.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await guest.page.keyboard.press(key);
  expect(await slider.inputValue()).toBe('51');
  await guest.page.keyboard.press('Home');
  await dialog.getByRole('slider', { name: 'Voice' }).fill('35');
  await dialog.getByRole('switch', { name: 'Mute all sound' }).click();
  expect(await kept(guest)).toMatchObject({
    volumes: { ambience: 0, music: 70, effects: 70, voice: 35 },
    muted: true,
    soundEffects: false,
  });
  await guest.press('Close');
  await expect.poll(() => focused(guest.page)).toBe('Audio Settings');
});

test('a play appears in the figures, and can be deleted after a confirmation', async ({ newGuest }) => {
  const guest = await newGuest({
    storage: { 'stillgrove.isPremium': 'true', 'stillgrove.transactionId': 'SG-7K2M-91QX' },
  });
  await guest.open('/games/memory-cards');
  await guest.press('Start Game');
  await guest.button(/^Card 1,/).waitFor();
  await expect.poll(async () => (await guest.journal()).length).toBe(1);
  await guest.open('/profile');
  // Real figures have replaced the sample.
  await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
  const figures = guest.page.getByRole('region', { name: 'Your figures' });
  await guest.sees(figures);
  expect(await linesOf(figures)).toEqual([
    'Sessions',
    '1',
    'Games',
    '1',
    'Music sessions',
    '0',
    'Good moods, this week vs. last',
    '–',
  ]);
  await guest.act(guest.page.getByRole('tab', { name: 'App Settings' }));
  await guest.press('Delete everything');
  const asking = guest.dialog('Delete everything on this device?');
  await guest.sees(asking);
  // The person must not lose a purchase, and must know about the journals of others.
  await guest.sees(asking.getByText('SG-7K2M-91QX'));
  await guest.sees(asking.getByText('someone else keeps hidden', { exact: false }));
  await guest.press('Keep everything');
  await expect.poll(() => guest.journal()).toHaveLength(1);
  await guest.press('Delete everything');
  await guest.act(guest.page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }));
  await guest.sees(guest.dialog('Important Medical Disclaimer'));
  await guest.press('I Understand & Agree');
  await guest.sees(guest.button('Unlock All Games'));
  expect(await guest.page.evaluate(() => Object.keys(localStorage))).toEqual([
    'stillgrove.disclaimerAccepted',
  ]);
  await expect.poll(() => guest.journal()).toEqual([]);
});
