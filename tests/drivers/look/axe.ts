import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { CDPSession, Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe runs in an isolated world, in which real time passes while the page's clock is stopped. The script adds a style
 * sheet that turns transitions and animations off, because a half-finished transition is not a state to test.
 *
 * `preload` keeps axe from reading the page's style sheets. Only a rule that is off by default needs them. For a sheet
 * that failed to load, axe would insert a <style>, and the page's Content Security Policy would report a violation.
 */
const LOOK = `(async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
  try {
    return await axe.run(document, { resultTypes: ['violations'], preload: { assets: ['media'] } });
  } finally {
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  }
})()`;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Examines the page with all rules of WCAG 2.2 A and AA, and axe's best practices.
 * @returns one line per violation
 * @throws {Error} when axe itself fails
 */
export async function examine(page: Page): Promise<string[]> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const devtools = await session;
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  const evaluate = async (expression: string) => {
    const how = { contextId, expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', how);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  if ((await evaluate('typeof axe')) === 'undefined') await evaluate(`${await source}; undefined`);
  const { violations } = (await evaluate(LOOK)) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
}
