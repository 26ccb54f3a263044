/** A browser that a test holds in its hand: its page, its history, its storage and its size. Time is vitest's. */
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';
import { anything, standInForBrowser, standInPictures } from '../stand-ins';
import { StandInDocument } from './document';
import { StandInEvent, StandInTarget } from './event';
import { StandInHistory } from './history';
import { StandInElement, StandInNode } from './node';
import { StandInStorage } from './storage';

/** What is faked of time: all but what React and the database run on. */
const TIME = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

const BEGINNING = new Date('2026-11-20T09:30:00Z');

/** So long is left between two runs (ms), whole frames and more than anything here waits for. */
const BETWEEN = 16_000_000;

/**
 * Every run begins at the same time of the same day. The browser's own time only ever goes on, as React takes for
 * granted; it goes on to a whole multiple, so that frames fall alike in every run.
 */
function beginTime(): void {
  if (vi.isFakeTimers()) {
    vi.advanceTimersByTime(BETWEEN - (performance.now() % BETWEEN));
    vi.setSystemTime(BEGINNING);
  } else vi.useFakeTimers({ toFake: [...TIME], now: BEGINNING });
}

class StandInImage extends StandInElement {
  src = '';
  constructor() {
    super('img', document as unknown as StandInDocument);
  }
  decode = (): Promise<void> => Promise.resolve();
}

/** There is one for all runs of a file: modules find it when they are loaded, and keep what they made in it. */
const window = new StandInTarget() as StandInTarget & Record<string, unknown>;
const page = new StandInDocument(window, (canvas) => anything({ canvas, getError: () => 0 }));

export class StandInBrowser {
  readonly window = window;
  readonly document = page;
  readonly storage = new StandInStorage();
  readonly history: StandInHistory;
  readonly #resized = new Set<() => void>();

  /** @param seed of all chance that the page takes from the browser */
  constructor(address: string, seed: number) {
    standInForBrowser();
    this.history = new StandInHistory(address, () =>
      window.dispatchEvent(new StandInEvent('popstate', { state: this.history.state })),
    );
    const globals = this.#globals(seed);
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    beginTime();
    const { location: _, ...rest } = globals;
    Object.assign(window, rest);
    for (const name of TIME) window[name] = globalThis[name];
    Object.defineProperty(window, 'location', { configurable: true, get: () => this.history.location });
    const isFailing = () => this.storage.isFailing;
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
      if (isFailing()) throw new DOMException('It is full', 'QuotaExceededError');
      return put.apply(this, values);
    });
  }

  /** Storage takes nothing from here on, or does again. */
  failStorage(isFailing: boolean): void {
    this.storage.isFailing = isFailing;
  }

  resize(width: number, height: number): void {
    this.document.size = { width, height };
    Object.assign(this.window, { innerWidth: width, innerHeight: height });
    for (const tell of this.#resized) tell();
    this.window.dispatchEvent(new StandInEvent('resize'));
  }

  /** The tab goes behind another one, or comes back. */
  hide(isHidden: boolean): void {
    this.document.hidden = isHidden;
    this.document.dispatchEvent(new StandInEvent('visibilitychange'));
  }

  /** Tells the page that this has happened to its window. */
  tell(type: string): void {
    window.dispatchEvent(new StandInEvent(type, { persisted: false, bubbles: false }));
  }

  /** Another tab has written this. */
  tellOfOtherTab(key: string, newValue: string): void {
    this.storage.setItem(key, newValue);
    this.window.dispatchEvent(new StandInEvent('storage', { key, newValue, storageArea: this.storage }));
  }

  #globals(seed: number): Record<string, unknown> {
    const resized = this.#resized;
    const { observers } = this.document;
    let made = seed;
    /** As random as the seed is; what is asked for once is never given again. */
    const next = () => (made += 1);
    return {
      window,
      document: this.document,
      history: this.history,
      localStorage: this.storage,
      sessionStorage: new StandInStorage(),
      indexedDB: new IDBFactory(),
      location: this.history.location,
      devicePixelRatio: 1,
      innerWidth: this.document.size.width,
      innerHeight: this.document.size.height,
      scrollTo: () => undefined,
      getSelection: () => ({
        rangeCount: 0,
        anchorNode: null,
        anchorOffset: 0,
        focusNode: null,
        focusOffset: 0,
      }),
      getComputedStyle: () => ({ animationName: 'none', getPropertyValue: () => '' }),
      matchMedia: () => ({
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
      Audio: anything(),
      AudioContext: undefined,
      // Node has none that could be faked with the rest of time; the faked ones of an earlier run stay.
      requestAnimationFrame: globalThis.requestAnimationFrame ?? (() => 0),
      cancelAnimationFrame: globalThis.cancelAnimationFrame ?? (() => undefined),
      reportError: (error: unknown) => console.error('uncaught', error),
      // No network: every call is told so; but pictures come at once.
      ...standInPictures,
      fetch: (url: string) =>
        /\.(?:avif|webp)$/.test(url)
          ? standInPictures.fetch()
          : Promise.reject(new TypeError('Failed to fetch')),
      crypto: {
        getRandomValues: (values: Uint32Array) => values.fill(next()),
        randomUUID: () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`,
      },
      Node: StandInNode,
      Element: StandInElement,
      HTMLElement: StandInElement,
      HTMLIFrameElement: class {},
      HTMLCanvasElement: StandInElement,
      HTMLImageElement: StandInImage,
      HTMLButtonElement: StandInElement,
      Image: StandInImage,
      ResizeObserver: class {
        readonly #tell: () => void;
        constructor(tell: () => void) {
          this.#tell = () => tell();
        }
        observe = () => void resized.add(this.#tell);
        disconnect = () => void resized.delete(this.#tell);
      },
      MutationObserver: class {
        #isDue = false;
        readonly #tell: () => void;
        constructor(tell: (records: readonly { target: unknown }[]) => void) {
          this.#tell = () => {
            if (this.#isDue) return;
            this.#isDue = true;
            queueMicrotask(() => {
              this.#isDue = false;
              // What has changed is not told apart: somewhere in the page.
              if (observers.has(this.#tell)) tell([{ target: this }]);
            });
          };
        }
        observe = () => void observers.add(this.#tell);
        disconnect = () => void observers.delete(this.#tell);
      },
    };
  }

  /** From here on whoever listens is forgotten when the run ends; who did before has done so since it was loaded. */
  begin(): void {
    window.mark();
    page.mark();
  }

  /** Nothing of this run is left for the next one. */
  close(): void {
    // What the page remembers of a storage that failed goes with it.
    window.dispatchEvent(new StandInEvent('storage', { key: null, storageArea: this.storage }));
    window.forget();
    page.forget();
    page.observers.clear();
    for (const child of page.body.children) child.remove();
    page.focused = null;
    page.hidden = false;
    page.size = { width: 760, height: 560 };
    vi.restoreAllMocks();
  }
}
