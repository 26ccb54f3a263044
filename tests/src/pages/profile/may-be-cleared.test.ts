/** Profile's notice that the browser may delete the journal, in the whole app without a browser. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestPersistence } from '../../../../src/device/persistence';
// Imports the page in advance, because the app loads it on demand.
import '../../../../src/pages/profile/Profile';
import { StandInPage } from '../../../fakes/page/page';

vi.mock('../../../../src/stage/StageRoot', () => import('../../../fakes/page/stand-in-stage'));
vi.mock('../../../../src/stage/Stage', () => ({ default: () => null }));

let page: StandInPage;
beforeEach(async () => {
  page = await StandInPage.open({ slug: 'memory-cards', address: '/', seed: 1 });
  // The first test loads the whole app.
}, 30_000);
afterEach(() => page.close());

async function readsSettings(): Promise<string> {
  const { document } = page.browser;
  page.click(document.querySelector('nav a[href="/profile"]') as HTMLElement, 1);
  const words = () => document.querySelector('main')?.textContent ?? '';
  await expect.poll(words).toContain('Export my data');
  return words();
}

test('Safari before 15.2 never promises to keep the journal: the person learns of seven days, an export and the home screen', async () => {
  await requestPersistence();
  const words = await readsSettings();
  expect(words).toContain('Safari does after seven days without a visit');
  expect(words).toContain('Export it now and then, or add Stillgrove to your home screen');
});

test('a browser that promises to keep the journal says nothing', async () => {
  vi.stubGlobal('navigator', { ...navigator, storage: { persist: async () => true } });
  await requestPersistence();
  expect(await readsSettings()).not.toContain('seven days');
});
