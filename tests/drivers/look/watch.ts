/** Collects errors of a page during a test. */
import type { Page } from 'playwright';

/** A permitted message: the browser's own, for the 401 response to every guest's `/api/auth/user`. */
const GUEST_401 = /Failed to load resource: .* 401/;

/** The browser's own message on pages without a secure context. It ignores the header there. */
const INSECURE = /The Cross-Origin-Opener-Policy header has been ignored/;

/**
 * Records console errors, uncaught errors, CSP violations and requests to other origins than `baseUrl`.
 * @returns an array to which each later error is added, one line each
 */
export async function watch(page: Page, baseUrl: string): Promise<string[]> {
  const wrongs: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const isGuest = GUEST_401.test(message.text()) && message.location().url.endsWith('/api/auth/user');
    if (!isGuest && !INSECURE.test(message.text()))
      wrongs.push(`console error: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => wrongs.push(`uncaught: ${error.stack ?? error.message}`));
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = url.origin === baseUrl || url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isOurs) wrongs.push(`third-party request: ${url.href}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => wrongs.push(`CSP violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}:${event.lineNumber}`);
    });
  });
  return wrongs;
}
