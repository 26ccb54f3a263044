/** A blank page with the instruments in it, as `instruments`; it asks no network. */
import type { Browser, Page } from 'playwright';
import { build } from 'vite';

const ENTRY = 'tests/support/audio/harness.ts';

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'instruments' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The harness was not built');
  return chunk.code;
}

/** @param standIn runs in the page before anything else, and may take the place of parts of the browser */
export async function openAudioPage(browser: Browser, standIn?: () => void): Promise<Page> {
  bundled ??= bundle();
  const code = await bundled;
  const page = await browser.newPage();
  // Some of what is tested is given to secure pages only.
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Instruments</title>' }),
  );
  if (standIn) await page.addInitScript(standIn);
  await page.goto('https://instruments.test/');
  await page.addScriptTag({ content: code });
  // Sound needs a gesture.
  await page.mouse.click(5, 5);
  return page;
}
