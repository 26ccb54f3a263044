/** The product under adverse conditions: plain http, silent databases, and a silent server. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { writeExport } from '../../src/device/export-file';
import { launchBrowser } from '../drivers/browser';
import { BEGINNING, Guest, type GuestOptions } from '../drivers/guest';
import { Member } from '../drivers/member';
import { SafeSpaceBuilderDriver } from '../drivers/safe-space-builder.driver';
import { ZenGardenDriver } from '../drivers/zen-garden.driver';

const baseUrl = inject('baseUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const arrive = (options: GuestOptions) => Guest.arrive(browser, baseUrl, options);

const PREMIUM = { 'stillgrove.isPremium': 'true' };

/** Answers the open check-in. */
async function says(guest: Guest, mood: string): Promise<void> {
  const question = guest.dialog('How are you feeling now?');
  await guest.sees(question);
  await guest.act(question.getByRole('radio', { name: mood, exact: true }));
  await guest.press('Submit');
}

describe('over plain http in a home network', () => {
  test('a safe space is built and saved, and play and mood are in the journal after a reload', async () => {
    const guest = await arrive({ plainHttp: true, storage: PREMIUM });
    const builder = await SafeSpaceBuilderDriver.begin(guest);
    expect(await guest.page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
      false,
      false,
    ]);
    await builder.add('tree');
    await guest.press('Save Space');
    await says(guest, 'Good');
    await guest.noLongerSees(guest.dialog('How are you feeling now?'));
    await guest.page.reload();
    const [play, mood] = await guest.journal();
    expect(play).toMatchObject({ kind: 'play', game: 'safe-space-builder' });
    expect(mood).toMatchObject({ kind: 'mood', mood: 'positive', play: play?.id });
    await guest.leave();
  });

  test('a transaction ID that cannot be copied is selected', async () => {
    const guest = await arrive({
      plainHttp: true,
      storage: { ...PREMIUM, 'stillgrove.transactionId': 'SG-1111-2222-3333' },
    });
    await guest.open('/profile');
    await guest.act(guest.page.getByRole('tab', { name: 'Premium' }));
    await guest.press('Copy');
    await guest.seesText('The ID is selected. Please copy it by hand.');
    expect(await guest.page.evaluate(() => String(getSelection()))).toBe('SG-1111-2222-3333');
    await guest.leave();
  });
});

test('over plain http an account is made, and its session survives a reload', async () => {
  const member = await Member.arrive(browser, baseUrl, { plainHttp: true });
  await member.signsUp();
  await member.guest.open('/stats');
  await member.guest.page.reload();
  await member.guest.sees(member.guest.heading('Emotional Trends'));
  await member.guest.leave();
});

describe.each(['opening', 'opened'] as const)('with a database that is silent (%s)', (silentDatabase) => {
  test('a check-in says that it could not save, and can be skipped', async () => {
    const guest = await arrive({ silentDatabase, holdsClock: true });
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
    await guest.leave();
  });

  test('an export says that it could not read', async () => {
    const guest = await arrive({ silentDatabase, holdsClock: true });
    await guest.open('/profile');
    await guest.act(guest.page.getByRole('tab', { name: 'App Settings' }));
    await guest.until(guest.button('Export my data'));
    await guest.press('Export my data');
    await guest.until(guest.page.getByText('It could not be read just now.').first(), { within: 9000 });
    await guest.leave();
  });

  test('an import says that nothing has changed', async () => {
    const guest = await arrive({ silentDatabase, turnsClock: true });
    await guest.open('/profile');
    await guest.act(guest.page.getByRole('tab', { name: 'App Settings' }));
    await guest.until(guest.button('Import my data'));
    const text = writeExport({ exportedAt: BEGINNING.getTime(), people: ['guest'], journal: [], games: {} });
    await guest.page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'stillgrove.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await guest.until(guest.dialog('Import this file?'));
    await guest.act(guest.page.getByRole('radio', { name: /^Add it/ }));
    await guest.act(guest.dialog('Import this file?').getByRole('button', { name: 'Import' }));
    await guest.until(guest.page.getByText('everything is still as it was'), { within: 20_000 });
    await guest.leave();
  });

  test('Emotional Trends say that the journal could not be read', async () => {
    const guest = await arrive({
      silentDatabase,
      silentServer: true,
      holdsClock: true,
      storage: { 'stillgrove.user': '-rowan' },
    });
    await guest.open('/stats');
    await guest.until(guest.page.getByText('Your journal could not be read just now.'), { within: 9000 });
    await guest.leave();
  });
});

describe('with canvases that return noise', () => {
  test('the grove appears, and a picture is not saved but explained', async () => {
    const guest = await arrive({ noisyCanvas: true, storage: PREMIUM });
    await guest.open('/profile');
    await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
    await guest.page.locator('canvas[data-painted]').waitFor();
    await ZenGardenDriver.begin(guest);
    await guest.press('Save as picture');
    await guest.seesText('A screenshot works.');
    await guest.leave();
  });

  test('an element of a safe space is found by its box', async () => {
    const guest = await arrive({ noisyCanvas: true, storage: PREMIUM });
    const builder = await SafeSpaceBuilderDriver.begin(guest);
    await builder.add('tree');
    const [x, y] = await builder.middleOf('tree');
    await guest.page.mouse.click(x, y);
    await guest.sees(guest.button('Remove'));
    await guest.leave();
  });
});

test('a deletion that a suspended tab blocks asks to close the other tabs', async () => {
  const guest = await arrive({ turnsClock: true });
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
  await guest.leave();
});

describe('with a server that never answers', () => {
  test.each(['/stats', '/analytics'])(
    '%s waits visibly for the account, and then asks to sign in',
    async (path) => {
      const guest = await arrive({ silentServer: true, holdsClock: true });
      await guest.page.goto(path);
      await guest.until(guest.page.getByText('One moment …'));
      await guest.until(guest.button('Sign in'), { within: 16_000 });
      await guest.leave();
    },
  );

  test('a sign-in says that there was no answer, and can be tried again', async () => {
    const guest = await arrive({ silentServer: true, holdsClock: true });
    await guest.open('/login');
    await guest.page.getByLabel('Username', { exact: true }).fill('rowan');
    await guest.page.getByLabel('Password', { exact: true }).fill('a quiet place in the wood');
    await guest.act(guest.page.locator('form').getByRole('button', { name: 'Sign in' }));
    await guest.until(guest.button('Signing in…'));
    await guest.until(guest.page.getByText('No answer. Try again.'), { within: 16_000 });
    await guest.until(guest.page.locator('form').getByRole('button', { name: 'Sign in' }));
    await guest.leave();
  });

  test.each([
    ['/stats', 'Reading your journal…', 'Mood summary'],
    ['/analytics', 'Loading your analytics', 'Overview'],
  ])(
    '%s of a person with sync waits visibly, and then shows the journal of this device',
    async (path, waiting) => {
      const guest = await arrive({
        silentServer: true,
        holdsClock: true,
        storage: { 'stillgrove.user': '+rowan' },
      });
      await guest.page.goto(path);
      await guest.until(guest.page.getByText(waiting).first());
      await guest.until(guest.heading(/Emotional Trends|Analytics Dashboard/), { within: 20_000 });
      await expect
        .poll(async () => {
          await guest.skip(200);
          return guest.page.getByText(waiting).count();
        })
        .toBe(0);
      await guest.leave();
    },
  );
});
