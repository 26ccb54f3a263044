import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { CDPSession, Page } from 'playwright';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe looks from a world of its own: there the browser's time goes on, so that it can look while the page's clock
 * stands. What fades or changes colour meanwhile does so at once, a message that comes or goes while axe looks, say: half
 * of a transition is nothing that anybody reads. Axe does not read the style sheets: only a rule that is off by itself
 * wants them, and in place of a sheet that did not come axe writes a <style>, which the page's policy refuses and reports
 * as if the page had written it.
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
 * Examines the page as it is now with every rule of WCAG 2.2 A and AA and axe's best practices.
 * @returns a line for each violation
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
