/** A blank page with the instruments in it, as `instruments`; it asks no network. */
import type { Browser, Page } from 'playwright';
import { bundle } from '../bundle';

let bundled: Promise<string> | undefined;

/** @param standIn runs in the page before anything else, and may take the place of parts of the browser */
export async function openAudioPage(browser: Browser, standIn?: () => void): Promise<Page> {
  bundled ??= bundle('tests/support/audio/harness.ts', 'instruments');
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
