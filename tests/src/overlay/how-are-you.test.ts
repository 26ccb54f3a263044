/** A check-in opened on Home, and the offer of 'What helps me' after the first check-in, without a browser. */
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

test.each([
  ['Yes', true],
  ['No, thanks', false],
])("after the first check-in 'What helps me' is offered, once: %s", async (answer, isAsked) => {
  page.browser.storage.removeItem('stillgrove.whatHelpsOffered');
  await says(/Good/);
  await shows('What helps you?');
  await page.press(answer);
  await shows(undefined);
  expect(page.services.settings.value.moodBefore).toBe(isAsked);
  page.services.settings.change({ moodBefore: false });
  await says(/Neutral/);
  await shows(undefined);
  expect(await moods()).toHaveLength(2);
});

test.each([{ moodBefore: true }, { dataCollection: false }])(
  'no offer appears where it would change nothing: %o',
  async (settings) => {
    page.browser.storage.removeItem('stillgrove.whatHelpsOffered');
    page.services.settings.change(settings);
    await says(/Good/);
    await shows(undefined);
    expect(page.browser.storage.getItem('stillgrove.whatHelpsOffered')).toBeNull();
  },
);

test("after 'Not Great' there is no mention of an exercise, and the offer waits for the next check-in", async () => {
  page.browser.storage.removeItem('stillgrove.whatHelpsOffered');
  await says(/Not Great/);
  await shows('Thank you for being honest.');
  const words = page.browser.document.querySelector('dialog[open]')?.textContent;
  expect(words).not.toContain('exercise');
  await page.press('Not now');
  await says(/Good/);
  await shows('What helps you?');
});
