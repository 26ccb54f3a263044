/**
 * Conditions of a device that the panel can simulate. The tab stores each condition, because it must apply before the
 * first script of a page.
 */

import { PAYMENTS_PATH } from '../../domain/contract';

/** `offline`: every API and payment call fails. `full`: storage refuses to write. `still`: reduced motion. */
export const CONDITIONS = ['offline', 'full', 'still'] as const;
export type Condition = (typeof CONDITIONS)[number];

const KEY = 'stillgrove.qa.';

/** The tab's storage for the panel. It contains no data of the app. */
export const kept = {
  read: (name: string): string | null => sessionStorage.getItem(KEY + name),
  write(name: string, value: string | null): void {
    if (value === null) sessionStorage.removeItem(KEY + name);
    else writeToTab.call(sessionStorage, KEY + name, value);
  },
};

/** The browser's own function, which {@link refuse} replaces. */
const writeToTab = Storage.prototype.setItem;

export const isOn = (condition: Condition): boolean => kept.read(condition) === 'on';

/** Turns a condition on or off. The change applies from the next page load. */
export const turn = (condition: Condition, on: boolean): void => kept.write(condition, on ? 'on' : null);

/** Simulates the chosen conditions. Must run before any script of the app. */
export function bringAbout(): void {
  // Without a service worker the browser loads every QA build again, and stores nothing of it on the device.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  if (isOn('offline')) disconnect();
  if (isOn('full')) refuse();
  if (isOn('still')) reduceMotion();
}

function disconnect(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  const { fetch } = window;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname.startsWith('/api/') || pathname.startsWith(`${PAYMENTS_PATH}/`)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(input, init);
  };
}

function refuse(): void {
  const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  Storage.prototype.setItem = function (this: Storage) {
    throw full();
  };
  for (const name of ['add', 'put'] as const) {
    IDBObjectStore.prototype[name] = () => {
      throw full();
    };
  }
}

const REDUCED = '(prefers-reduced-motion: reduce)';

function reduceMotion(): void {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    if (query.replaceAll(/\s/g, '') === REDUCED.replaceAll(/\s/g, ''))
      Object.defineProperty(list, 'matches', { configurable: true, get: () => true });
    return list;
  };
  // Style sheets read the device's own preference, so this sheet disables their fades.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}
