/**
 * Pending work of a page. 'networkidle' is not enough: it occurs once per document, and a loaded picture still needs
 * decoding, which is slow without a fast CPU.
 */
import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    onItsWay?: number;
  }
}

/**
 * Makes all pages of the browser context count their pending fetches, body reads and decodings.
 *
 * @param unanswered paths that start so get no answer in this test, so their fetches do not count
 */
export async function countWhatIsOnItsWay(context: BrowserContext, unanswered = ''): Promise<void> {
  await context.addInitScript((unanswered) => {
    window.onItsWay = 0;
    const isUnanswered = ([what]: readonly unknown[]) => {
      const url = what instanceof Request ? what.url : String(what);
      return unanswered !== '' && new URL(url, location.href).pathname.startsWith(unanswered);
    };
    /**
     * Lowers the count in a later task, so that dependent code can start a request first. A message port does not
     * depend on the page's clock.
     */
    const ends = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.onItsWay = (window.onItsWay ?? 0) - 1;
        port1.close();
      };
      port2.postMessage(null);
    };
    const counted = (owner: object, name: string) => {
      const act = Reflect.get(owner, name) as (...given: unknown[]) => Promise<unknown>;
      Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
        if (owner === window && name === 'fetch' && isUnanswered(given)) return act.apply(this, given);
        window.onItsWay = (window.onItsWay ?? 0) + 1;
        const promise = act.apply(this, given);
        promise.then(ends, ends);
        return promise;
      });
    };
    counted(window, 'fetch');
    counted(window, 'createImageBitmap');
    for (const body of ['blob', 'json', 'text', 'arrayBuffer']) counted(Response.prototype, body);
    counted(HTMLImageElement.prototype, 'decode');
  }, unanswered);
}

/**
 * The app uploads each picture to the GPU in a separate task. All uploads count as complete after this many tasks
 * without a pending fetch or decoding.
 */
const QUIET_TASKS = 40;

/** Returns whether the page has no pending fetch or decoding and has handled all results. */
export const hasAllItAskedFor = (page: Page): Promise<boolean> =>
  page.evaluate(
    (tasks) =>
      new Promise<boolean>((resolve) => {
        let quiet = 0;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const isQuiet = (window.onItsWay ?? 0) === 0;
          quiet += 1;
          if (isQuiet && quiet < tasks) return port2.postMessage(null);
          port1.close();
          resolve(isQuiet);
        };
        port2.postMessage(null);
      }),
    QUIET_TASKS,
  );
