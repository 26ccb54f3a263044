/** The product under adverse conditions: plain http, silent databases, and a silent server. */

import { writeDataFile } from '../../src/device/data-file';
import { BEGINNING, type Guest } from '../drivers/guest';
import { beginGarden } from '../drivers/sand';
import { expect, test } from '../drivers/test';

/** Longest wait for the message that the server does not answer. The app waits 15 s, which pass in large steps. */
const NO_ANSWER = { within: 16_000, step: 1000 };

const PREMIUM = { 'stillgrove.isPremium': 'true' };

/** Answers the open check-in. */
async function says(guest: Guest, mood: string): Promise<void> {
  const question = guest.dialog('How are you feeling now?');
  await guest.sees(question);
  await guest.act(question.getByRole('radio', { name: mood, exact: true }));
  await guest.press('Submit');
}

test.describe('over plain http in a home network', () => {
  test('an account is made, a safe space is saved, and session, play and mood are there after a reload', async ({
    newMember,
  }) => {
    const member = await newMember({ plainHttp: true, storage: PREMIUM });
    const { guest } = member;
    await member.signsUp();
    await guest.open('/games/safe-space-builder');
    await guest.press('Start Building');
    await guest.sees(guest.button('Save Space'));
    expect(await guest.page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
      false,
      false,
    ]);
    await guest.press('Add Tree');
    await guest.press('Save Space');
    await says(guest, 'Good');
    await guest.noLongerSees(guest.dialog('How are you feeling now?'));
    await guest.page.reload();
    const [play, mood] = await guest.journal();
    expect(play).toMatchObject({ kind: 'play', game: 'safe-space-builder' });
    expect(mood).toMatchObject({ kind: 'mood', mood: 'positive', play: play?.id });
    await guest.open('/stats');
    await guest.sees(guest.heading('Emotional Trends'));
  });
});

test.describe('with a database that is silent', () => {
  test('a check-in says that it could not save, and can be skipped; an import says that nothing has changed', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ silentDatabase: 'opened', holdsClock: true });
    await guest.open('/');
    await guest.press('How are you now?');
    await guest.until(guest.dialog('How are you feeling now?'));
    await guest.act(
      guest.dialog('How are you feeling now?').getByRole('radio', { name: 'Good', exact: true }),
    );
    await guest.press('Submit');
    await guest.until(guest.page.getByText("Your browser couldn't save this."), { within: 5000 });
    await guest.press('Skip');
    await expect.poll(() => guest.dialog('How are you feeling now?').isVisible()).toBe(false);

    await guest.open('/profile');
    await guest.act(guest.page.getByRole('tab', { name: 'App Settings' }));
    await guest.until(guest.button('Import my data'));
    const text = writeDataFile({
      exportedAt: BEGINNING.getTime(),
      people: ['guest'],
      journal: [],
      removed: [],
      own: {},
      games: {},
    });
    await guest.page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'stillgrove.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await guest.until(guest.dialog('Import this file?'));
    await guest.act(guest.page.getByRole('radio', { name: /^Add it/ }));
    await guest.act(guest.dialog('Import this file?').getByRole('button', { name: 'Import' }));
    await guest.until(guest.page.getByText('everything is still as it was'), { within: 20_000 });
  });
});

test.describe('with canvases that return noise', () => {
  test('the grove appears, and a picture is not saved but explained', async ({ newGuest }) => {
    const guest = await newGuest({ noisyCanvas: true, storage: PREMIUM });
    await guest.open('/profile');
    await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
    await guest.page.locator('canvas[data-painted]').waitFor();
    await beginGarden(guest);
    await guest.press('Save as picture');
    await guest.seesText('A screenshot works.');
  });
});

test('a deletion that a suspended tab blocks asks to close the other tabs', async ({ newGuest }) => {
  const guest = await newGuest({ turnsClock: true });
  await guest.open('/');
  // A tab that keeps its connection open, like a suspended one.
  const other = await guest.openTab();
  await other.page.goto('/licenses.txt');
  await other.page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('stillgrove');
        opening.onsuccess = () => resolve(Object.assign(window, { kept: opening.result }) && true);
      }),
  );
  await guest.open('/profile');
  await guest.act(guest.page.getByRole('tab', { name: 'App Settings' }));
  await guest.press('Delete everything');
  await guest.act(guest.page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }));
  await guest.until(guest.page.getByText('Close the other tabs of Stillgrove'), { within: 6000 });
  await other.page.close();
  await guest.act(guest.page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }));
  await guest.sees(guest.dialog('Important Medical Disclaimer'));
});

test.describe('with a server that never answers', () => {
  test('Emotional Trends wait visibly for the account and then ask to sign in, which says that there was no answer', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ silentServer: true, holdsClock: true });
    await guest.page.goto('/stats');
    await guest.until(guest.page.getByText('One moment …'));
    await guest.until(guest.button('Sign in'), NO_ANSWER);
    await guest.open('/login');
    await guest.page.getByLabel('Username', { exact: true }).fill('rowan');
    await guest.page.getByLabel('Password', { exact: true }).fill('a quiet place in the wood');
    await guest.act(guest.page.locator('form').getByRole('button', { name: 'Sign in' }));
    await guest.until(guest.button('Signing in…'));
    await guest.until(guest.page.getByText('No answer. Try again.'), NO_ANSWER);
    await guest.until(guest.page.locator('form').getByRole('button', { name: 'Sign in' }));
  });

  test('the dashboard of a person with sync waits visibly, and then shows the journal of this device', async ({
    newGuest,
  }) => {
    const waiting = 'Loading your analytics';
    const storage = { 'stillgrove.user': JSON.stringify({ username: 'rowan', sync: true }) };
    const guest = await newGuest({ silentServer: true, holdsClock: true, storage });
    await guest.page.goto('/analytics');
    await guest.until(guest.page.getByText(waiting).first());
    await guest.until(guest.heading('Analytics Dashboard'), NO_ANSWER);
    const read = guest.page.locator('main').filter({ hasNotText: waiting });
    // In short steps, because the journal's database needs real time within the 4 s that the app gives it.
    await guest.until(read, { within: 90_000, step: 100 });
  });
});
