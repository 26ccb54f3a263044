/** A blank page with the dashboard's harness in it, at an address of its own so that it may keep a journal. */
import type { Browser, Page } from 'playwright';
import { build } from 'vite';

const ENTRY = 'tests/support/analytics/harness.tsx';
const ADDRESS = 'http://localhost/';

/** @throws when the harness cannot be bundled */
export async function openBenchPage(browser: Browser): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    // Under test everything is built for development, unless it is said otherwise.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'analytics' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The harness was not built');
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 }, deviceScaleFactor: 1 });
  await page.route(ADDRESS, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><style>.chart { height: 240px } .chart div { height: 100% }</style><body>',
    }),
  );
  await page.goto(ADDRESS);
  await page.addScriptTag({ content: chunk.code });
  return page;
}
