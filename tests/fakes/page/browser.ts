/** A browser that the test controls: page, history, storage and size. Vitest's fake timers provide the time. */
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';
import { domDocument, domGlobals, domWindow, pictureNetwork } from '../dom';
import { StandInHistory } from './history';
import { StandInStorage } from './storage';

/** Names of the faked time functions: all except those that React and the database use. */
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

/** Time between the starts of two runs, ms. It is a whole number of frames, and longer than any run. */
const BETWEEN = 16_000_000;

/** Initial size of the window, CSS px. */
const SIZE = { width: 760, height: 560 };

/**
 * Starts every run at the same time of the same day. `performance.now` only increases, as React requires. It advances
 * to a multiple of {@link BETWEEN}, so that frames have the same times in every run.
 */
function beginTime(): void {
  if (vi.isFakeTimers()) {
    vi.advanceTimersByTime(BETWEEN - (performance.now() % BETWEEN));
    vi.setSystemTime(BEGINNING);
  } else vi.useFakeTimers({ toFake: [...TIME], now: BEGINNING });
}

export class StandInBrowser {
  readonly document = domDocument;
  readonly storage = new StandInStorage();
  readonly history: StandInHistory;
  readonly #resized = new Set<() => void>();
  readonly #listening: (() => void)[] = [];

  /**
   * @param seed seed of all random numbers of the page
   * @param reducedMotion whether the device asks for reduced motion
   * @param databases databases of the device
   */
  constructor(address: string, seed: number, reducedMotion = false, databases = new IDBFactory()) {
    this.history = new StandInHistory(address, () => {
      const { state } = this.history as { state: object | null };
      domWindow.dispatchEvent(new domWindow.PopStateEvent('popstate', { state }));
    });
    const globals = { ...this.#globals(seed, reducedMotion), indexedDB: databases };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    beginTime();
    this.resize(SIZE.width, SIZE.height);
    const own = { ...globals, ...Object.fromEntries(TIME.map((name) => [name, globalThis[name]])) };
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(domWindow, name, { configurable: true, writable: true, value });
    Object.defineProperty(domWindow, 'location', { configurable: true, get: () => this.history.location });
    const isFailing = () => this.storage.isFailing;
    const { put, delete: remove } = IDBObjectStore.prototype;
    const unlessFailing = <T>(act: () => T): T => {
      if (isFailing()) throw new DOMException('It is full', 'QuotaExceededError');
      return act();
    };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
      return unlessFailing(() => put.apply(this, values));
    });
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
      return unlessFailing(() => remove.call(this, key));
    });
  }

  /** Size of the window, CSS px. */
  get size(): { width: number; height: number } {
    return { width: domWindow.innerWidth, height: domWindow.innerHeight };
  }

  /** Makes storage writes fail or succeed. */
  failStorage(isFailing: boolean): void {
    this.storage.isFailing = isFailing;
  }

  resize(width: number, height: number): void {
    domWindow.happyDOM.setInnerWidth(width);
    domWindow.happyDOM.setInnerHeight(height);
    for (const tell of this.#resized) tell();
  }

  /** Hides or shows the tab. */
  hide(isHidden: boolean): void {
    this.#setHidden(isHidden);
    domDocument.dispatchEvent(newEvent('visibilitychange', { bubbles: true }));
  }

  /** Dispatches an event of this type on the window. */
  tell(type: string): void {
    domWindow.dispatchEvent(Object.assign(new domWindow.Event(type), { persisted: false }));
  }

  /** Simulates a write by another tab. */
  tellOfOtherTab(key: string, newValue: string): void {
    this.storage.setItem(key, newValue);
    this.#tellOfStorage({ key, newValue });
  }

  /** @param change a change without a key stands for a change of the whole storage */
  #tellOfStorage(change: { key?: string; newValue?: string }): void {
    const event = new domWindow.StorageEvent('storage', change);
    Object.defineProperty(event, 'storageArea', { value: this.storage });
    domWindow.dispatchEvent(event);
  }

  #setHidden(isHidden: boolean): void {
    Object.defineProperties(domDocument, {
      hidden: { configurable: true, value: isHidden },
      visibilityState: { configurable: true, value: isHidden ? 'hidden' : 'visible' },
    });
  }

  #globals(seed: number, reducedMotion: boolean): Record<string, unknown> {
    const resized = this.#resized;
    let made = seed;
    /** Returns the next of consecutive numbers that start after the seed. */
    const next = () => (made += 1);
    return {
      ...domGlobals,
      history: this.history,
      localStorage: this.storage,
      sessionStorage: new StandInStorage(),
      location: this.history.location,
      navigator: { userAgent: '', appVersion: '', platform: '', maxTouchPoints: 0 },
      devicePixelRatio: 1,
      scrollTo: () => undefined,
      getSelection: () => ({
        rangeCount: 0,
        anchorNode: null,
        anchorOffset: 0,
        focusNode: null,
        focusOffset: 0,
      }),
      getComputedStyle: () => ({ animationName: 'none', getPropertyValue: () => '' }),
      matchMedia: (query: string) => ({
        matches: reducedMotion && query.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
      AudioContext: undefined,
      // Node lacks these functions, so they are defined here and faked later. Definitions from an earlier run are
      // reused.
      requestAnimationFrame: globalThis.requestAnimationFrame ?? (() => 0),
      cancelAnimationFrame: globalThis.cancelAnimationFrame ?? (() => undefined),
      reportError: (error: unknown) => console.error('uncaught', error),
      // Every network call fails, except that pictures arrive immediately.
      fetch: (url: string) =>
        /\.(?:avif|webp)$/.test(url)
          ? pictureNetwork.fetch()
          : Promise.reject(new TypeError('Failed to fetch')),
      crypto: {
        // Writes the number in the last bytes, the highest first.
        getRandomValues: (values: Uint8Array | Uint32Array) => {
          let rest = next();
          for (let index = values.fill(0).length - 1; rest > 0 && index >= 0; index--) {
            values[index] = rest;
            rest = Math.floor(rest / 2 ** (8 * values.BYTES_PER_ELEMENT));
          }
          return values;
        },
      },
      ResizeObserver: class {
        readonly #tell: () => void;
        constructor(tell: () => void) {
          this.#tell = () => tell();
        }
        observe = () => void resized.add(this.#tell);
        disconnect = () => void resized.delete(this.#tell);
      },
    };
  }

  /**
   * Starts a run. {@link close} removes the listeners that are added to window and document during the run. Listeners
   * that modules added earlier stay attached.
   */
  begin(): void {
    for (const target of [domWindow, domDocument] as unknown as EventTarget[]) {
      const { addEventListener } = target;
      target.addEventListener = (...listening: Parameters<EventTarget['addEventListener']>) => {
        addEventListener.apply(target, listening);
        this.#listening.push(() => target.removeEventListener(...listening));
      };
      this.#listening.push(() => {
        target.addEventListener = addEventListener;
      });
    }
  }

  /** Ends the run: removes its listeners, its elements and its mocks, and shows the tab again. */
  close(): void {
    // Makes modules drop the values that they kept in memory while the storage failed.
    this.#tellOfStorage({});
    for (const end of this.#listening.reverse()) end();
    domDocument.body.replaceChildren();
    this.#setHidden(false);
    vi.restoreAllMocks();
  }
}

const newEvent = (type: string, options: EventInit): Event =>
  new domWindow.Event(type, options) as unknown as Event;
