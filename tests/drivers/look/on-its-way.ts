/**
 * What a page has asked for and does not have yet. 'networkidle' will not do for it: it is said once for a document, and a
 * picture that has come is still to be unpacked, for as long as the processor is busy.
 */
import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    onItsWay?: number;
  }
}

/** Has every page of the browser count what it fetches, reads and unpacks. */
export async function countWhatIsOnItsWay(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.onItsWay = 0;
    /** A task later, when whoever waited for it may have asked for the next thing; whatever the page's clock does. */
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
  });
}

/** A picture goes to the card in strips, each in a task of its own: it is there when nothing came for so many tasks. */
const QUIET_TASKS = 40;

/** @returns whether the page waits for nothing that it has fetched or unpacks, and has done what came of it at once */
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
