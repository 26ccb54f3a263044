/** New recovery codes for a person who left before saving theirs, without a browser. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StandInPage } from '../../fakes/page/page';

vi.mock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
vi.mock('../../../src/stage/Stage', () => ({ default: () => null }));

const CODES = Array.from({ length: 8 }, (_, index) => `7KQM-2XWD-94TF-B0H${index}`);

let page: StandInPage;
beforeEach(async () => {
  page = await StandInPage.open({ slug: 'memory-cards', address: '/', seed: 1 });
});
afterEach(() => page.close());

const words = () => page.browser.document.querySelector('dialog[open]')?.textContent ?? '';
const passwords = () => page.controls.filter((control) => control.matches('input[type="password"]'));
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
/** Bodies of the requests that the server received, as JSON. */
let asked: string[];
const serve = (answer: (password: unknown) => Response) => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.endsWith('/recovery-codes')) return json(204, {});
    asked.push(String(body));
    return answer(JSON.parse(String(body)).password);
  });
};

test('on the first day one press is enough', async () => {
  serve(() => json(200, { recoveryCodes: CODES }));
  page.services.dialogs.open('codes');
  await page.settles();
  expect(passwords()).toEqual([]);
  await page.press('Make new codes');
  await expect.poll(words).toContain(CODES[0]);
  expect(asked).toEqual(['{}']);
});

test('later the password is asked for, and a wrong one says so', async () => {
  serve((password) =>
    password === 'a quiet place'
      ? json(200, { recoveryCodes: CODES })
      : json(403, { message: password ? "That password isn't right." : 'Please enter your password.' }),
  );
  page.services.dialogs.open('codes');
  await page.settles();
  await page.press('Make new codes');
  await expect.poll(words).toContain('Please enter your password.');
  const [field] = passwords() as [HTMLElement];
  page.change(field, 'another');
  await page.press('Make new codes');
  await expect.poll(words).toContain("That password isn't right.");
  page.change(field, 'a quiet place');
  await page.press('Make new codes');
  await expect.poll(words).toContain(CODES[7]);
});
