/** A check-in opened on Home, without a browser. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StandInPage } from '../../fakes/page/page';

vi.mock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
vi.mock('../../../src/stage/Stage', () => ({ default: () => null }));

let page: StandInPage;
beforeEach(async () => {
  page = await StandInPage.open({ slug: 'memory-cards', address: '/', seed: 1 });
});
afterEach(() => page.close());

const dialog = () => page.browser.document.querySelector('dialog[open] h2')?.textContent;
/** Waits until the dialog with this title is open; undefined waits until no dialog is open. */
const shows = (title: string | undefined) => expect.poll(dialog).toBe(title);
const says = async (mood: RegExp) => {
  await page.press('How are you now?');
  await shows('How are you feeling now?');
  page.click(page.control(mood), 1);
  await page.settles();
  await page.press('Submit');
};
const moods = async () => (await page.services.recorder.journal()).moods('guest');

test('it opens while reminders are off and after a Skip, and its mood follows no game', async () => {
  page.services.settings.change({ checkInReminders: false });
  await page.press('How are you now?');
  await shows('How are you feeling now?');
  await page.press('Skip');
  expect(page.browser.storage.getItem('lastCheckInTime')).toBe(String(Date.now()));
  await says(/Good/);
  await shows(undefined);
  const [mood] = await moods();
  expect(mood).toMatchObject({ mood: 'positive', when: 'after' });
  expect(mood).not.toHaveProperty('after');
});

test('no dialog follows the first check-in; Profile has the switch for the mood before games', async () => {
  await says(/Good/);
  await shows(undefined);
  expect(await moods()).toHaveLength(1);
  expect(page.services.settings.value.moodBefore).toBe(false);
});

test("after 'Not Great' there is no mention of an exercise", async () => {
  await says(/Not Great/);
  await shows('Thank you for saying so.');
  const words = page.browser.document.querySelector('dialog[open]')?.textContent;
  expect(words).not.toContain('exercise');
  await page.press('Not now');
  await shows(undefined);
});
