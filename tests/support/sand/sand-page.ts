/** A blank page with the sand's harness in it. */
import type { Browser, Page } from 'playwright';
import { bundle } from '../bundle';

/** @throws when the harness cannot be bundled */
export async function openSandPage(browser: Browser): Promise<Page> {
  const content = await bundle('tests/support/sand/harness.ts', 'sand');
  const page = await browser.newPage({ viewport: { width: 1240, height: 450 }, deviceScaleFactor: 1 });
  await page.addScriptTag({ content });
  return page;
}
