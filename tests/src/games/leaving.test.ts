/** Leaving a session, without a browser: the 'Stopped' message, and the question about typed text. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StandInPage } from '../../fakes/page/page';

const STOPPED = 'Stopped. That still counts.';
const QUESTION = 'Leave without your words?';

let page: StandInPage;
beforeEach(async () => {
  page = await StandInPage.open({
    slug: 'grounding-techniques',
    address: '/games/grounding-techniques',
    seed: 1,
  });
  await page.press('Start Exercise');
  await page.waits(500);
});
afterEach(() => page.close());

async function follows(name: string): Promise<void> {
  const links = [...page.browser.document.querySelectorAll<HTMLElement>('a')];
  page.click(links.find(({ textContent }) => textContent === name) as HTMLElement, 1);
  await page.settles();
}

async function types(text: string): Promise<void> {
  page.change(page.browser.document.querySelector('#main textarea, #main input') as HTMLElement, text);
  await page.settles();
}

const WAYS: readonly (readonly [string, string, () => Promise<unknown>])[] = [
  ['the navigation', '/', () => follows('Home')],
  ['the header’s Back', '/games', () => follows('Back to Games')],
  [
    'Escape',
    '/games/grounding-techniques',
    async () => {
      page.key('Escape');
      await page.settles();
    },
  ],
];

const question = () => page.browser.document.querySelector('dialog[open] h2')?.textContent;
const path = () => page.browser.history.location.pathname;

describe.each(WAYS)('%s', (_, to, leave) => {
  test('asks once about typed text: Stay stays, and Leave leaves', async () => {
    await types('a red kite');
    await leave();
    await page.settles();
    expect(question()).toBe(QUESTION);
    expect(page.services.session.leave).toBeDefined();
    await page.press('Stay');
    expect(question()).toBeUndefined();
    expect(path()).toBe('/games/grounding-techniques');
    await leave();
    expect(question()).toBe(QUESTION);
    await page.press('Leave');
    await page.waits(500);
    expect(question()).toBeUndefined();
    expect(page.services.session.leave).toBeUndefined();
    expect(page.services.toasts.toast?.title).toBe(STOPPED);
    expect(path()).toBe(to);
  });
});

test('no question is asked about deleted text', async () => {
  await types('a red kite');
  await types('');
  page.key('Escape');
  await page.settles();
  expect(question()).toBeUndefined();
  expect(page.services.session.leave).toBeUndefined();
});

test('a navigation ends a finished session without a message', async () => {
  for (let step = 1; step <= 4; step++) await page.press('Skip this sense');
  await types('mint');
  await page.press('Complete Exercise');
  await follows('Home');
  expect(question()).toBeUndefined();
  expect(page.services.toasts.toast?.title).not.toBe(STOPPED);
});
