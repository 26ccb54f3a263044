/** Announcements of the page that runs all games, without a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Settings } from '../../../src/device/settings';
import type { StandInPage } from '../../fakes/page/page';
import { findPairs } from '../../players/memory-cards';
import { HeadlessPlayer } from '../../players/support/headless-player';

vi.mock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
vi.mock('../../../src/stage/Stage', () => ({ default: () => null }));

let person: HeadlessPlayer;
let page: StandInPage;
afterEach(() => person.close());

async function atCards(settings: Partial<Settings> = {}): Promise<void> {
  person = new HeadlessPlayer();
  await person.open('/games/memory-cards');
  page = person.page;
  page.services.settings.change(settings);
  await page.press('Start Game');
  await page.waits(500);
}
/** Finds all pairs, and waits until the check-in has opened. */
async function findsAll(): Promise<void> {
  await findPairs(person);
  await person.wait(1500);
}

const toast = () => {
  const { toast: shown } = page.services.toasts;
  return shown && `${shown.title} · ${shown.description}`;
};
/** Returns all current announcements. */
const spoken = () =>
  [...page.browser.document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);

test('figures are announced', async () => {
  await atCards();
  await findsAll();
  expect(toast()).toMatch(/^Level complete · You found every pair in \d+ turns\.$/);
  expect(spoken().join()).toMatch(/Level 1 complete in \d+ turns\./);
});

test('hidden figures are announced nowhere', async () => {
  await atCards({ hideFigures: true });
  await findsAll();
  expect(toast()).toBe('Level complete · You found every pair.');
  expect(spoken().join()).toContain('Level 1 complete.');
  expect(spoken().join()).not.toContain('turns');
});

test.each([
  [true, 'Glad to hear it. Noted.'],
  [false, 'Glad to hear it. Nothing was recorded, just as you asked.'],
])('the sheet says thanks for three seconds: data collection %s', async (dataCollection, words) => {
  await atCards({ dataCollection });
  await findsAll();
  page.click(page.control(/Good/), 1);
  await page.settles();
  await page.press('Submit');
  expect(spoken()).toContain(words);
  await page.waits(2900);
  expect(spoken()).toContain(words);
  await page.waits(200);
  expect(spoken()).not.toContain(words);
});

test('after the first mood the browser is asked for persistent storage, once', async () => {
  await atCards();
  const persist = vi.fn(() => Promise.resolve(false));
  Object.assign(navigator, { storage: { persist } });
  await findsAll();
  page.click(page.control(/Neutral/), 1);
  await page.settles();
  await page.press('Submit');
  await expect.poll(() => page.browser.storage.getItem('stillgrove.persistence')).toBe('refused');
  expect(persist).toHaveBeenCalledOnce();
});

test('the first level is announced, and so is the next', async () => {
  await atCards();
  expect(spoken().join()).toContain('Level 1, mountain. 12 cards, face down.');
  await findsAll();
  await page.press('Skip');
  await page.press('Next Level');
  await page.waits(500);
  expect(spoken().join()).toContain('Level 2, ocean. 16 cards, face down.');
});
