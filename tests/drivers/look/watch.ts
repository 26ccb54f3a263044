/** Collects errors of a page during a test. */
import type { Page } from 'playwright';
import { pagePathOf } from '../../../domain/addresses';

/** A permitted message: the browser's own, for the 401 response to every guest's `/api/auth/user`. */
const GUEST_401 = /Failed to load resource: .* 401/;

/** Returns whether this is the browser's own message for an unknown address, which the server answers with 404. */
const isUnknownPage = (text: string, url: string): boolean => {
  const { pathname } = new URL(url, 'http://localhost');
  const isFile = /\.[^/]*$|^\/(?:api|assets|paypal|static)\//.test(pathname);
  return /Failed to load resource: .* 404/.test(text) && !isFile && pagePathOf(pathname) === undefined;
};

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
    if (!isGuest && !isUnknownPage(message.text(), message.location().url) && !INSECURE.test(message.text()))
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
