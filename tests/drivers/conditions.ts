/** Adverse conditions of a device or a network. Any guest can have them: see `GuestOptions`. */
import type { BrowserContext } from 'playwright';

/** A host name of a home network. The tests' browsers resolve it to this computer. Its pages are no secure context. */
export const HOME_HOST = 'stillgrove.lan';

export interface Conditions {
  /**
   * Opens the pages over plain http at {@link HOME_HOST}, as in a home network. Browsers then withhold Web Locks, the
   * service worker, the clipboard, `crypto.randomUUID` and other APIs.
   */
  plainHttp?: true;
  /** Databases do not answer: `opening` does not open them, `opened` opens them and answers no transaction. */
  silentDatabase?: 'opening' | 'opened';
  /** Canvases return noise instead of the drawn pixels, as in browsers that resist fingerprinting. */
  noisyCanvas?: true;
  /** The server accepts calls of its API and never answers. */
  silentServer?: true;
}

/** Returns the address of the server under these conditions. */
export function addressUnder({ plainHttp }: Conditions, baseUrl: string): string {
  return plainHttp ? `http://${HOME_HOST}:${new URL(baseUrl).port}` : baseUrl;
}

/** Start of the paths that a silent server does not answer. */
export const API = '/api/';

/** Returns whether a request gets no answer under these conditions. */
export const isUnanswered = ({ silentServer }: Conditions, url: string): boolean =>
  silentServer === true && new URL(url).pathname.startsWith(API);

/** Brings the conditions about in a browser context without pages. */
export async function bringAbout(
  context: BrowserContext,
  { noisyCanvas, silentDatabase, silentServer }: Conditions,
): Promise<void> {
  if (silentDatabase) await context.addInitScript(silence, silentDatabase);
  if (noisyCanvas) await context.addInitScript(returnNoise);
  if (silentServer) await context.route(`**${API}**`, () => undefined);
}

/** Makes 2D canvases return noise. Runs in the page. */
function returnNoise(): void {
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
    const { getImageData } = prototype;
    prototype.getImageData = function (...args: Parameters<typeof getImageData>) {
      const image = getImageData.apply(this as never, args);
      crypto.getRandomValues(new Uint8Array(image.data.buffer, 0, Math.min(65_536, image.data.length)));
      return image;
    };
  }
}

/** Withholds the answers of all databases. Runs in the page. */
function silence(from: 'opening' | 'opened'): void {
  if (from === 'opening') {
    const unanswered = () =>
      Object.defineProperties(Object.create(IDBOpenDBRequest.prototype), {
        addEventListener: { value: () => undefined },
        removeEventListener: { value: () => undefined },
      });
    IDBFactory.prototype.open = unanswered;
    IDBFactory.prototype.deleteDatabase = unanswered;
    return;
  }
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...args) {
    const begun = transaction.apply(this, args);
    for (const type of ['success', 'error', 'complete', 'abort'])
      begun.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    return begun;
  };
}
