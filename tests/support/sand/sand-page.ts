/** A blank page with the sand's harness in it. */
import type { Browser, Page } from 'playwright';
import { build } from 'vite';

const ENTRY = 'tests/support/sand/harness.ts';

/** @throws when the harness cannot be bundled */
export async function openSandPage(browser: Browser): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'sand' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The harness was not built');
  const page = await browser.newPage({ viewport: { width: 800, height: 450 }, deviceScaleFactor: 1 });
  await page.addScriptTag({ content: chunk.code });
  return page;
}
