/** Browser stand-ins for scenes in tests without a browser. */
import { vi } from 'vitest';
import { domDocument, domGlobals, domWindow } from './dom';

/** Callbacks of the resize observers. Each runs whenever a slot is resized. */
const observers = new Set<() => void>();

class StandInObserver {
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  observe(): void {
    observers.add(this.#tell);
  }

  disconnect(): void {
    observers.delete(this.#tell);
  }
}

/**
 * Changes the size and the left edge of a slot (CSS px) and notifies its observers. The page ends with the slot at the
 * right and at the bottom.
 */
export function resizeSlot(slot: HTMLElement, width: number, height: number, left = 0): void {
  const box = { x: left, y: 0, left, top: 0, right: left + width, bottom: height, width, height };
  Object.defineProperties(slot, {
    clientWidth: { configurable: true, value: width },
    clientHeight: { configurable: true, value: height },
    getBoundingClientRect: { configurable: true, value: () => box },
  });
  Object.defineProperty(domDocument.documentElement, 'getBoundingClientRect', {
    configurable: true,
    value: () => ({ ...box, x: 0, left: 0, width: box.right }),
  });
  for (const tell of [...observers]) tell();
}

/** Returns a slot of this size (CSS px) in the page. It contains a button, like the slot of a scene in the app. */
export function standInSlot(width: number, height: number, left = 0): HTMLElement {
  observers.clear();
  const slot = domDocument.createElement('div');
  resizeSlot(slot, width, height, left);
  slot.append(domDocument.createElement('button'));
  domDocument.body.append(slot);
  return slot;
}

/** Installs the stand-ins until `vi.unstubAllGlobals()` runs. */
export function standInForBrowser(): void {
  domDocument.body.replaceChildren();
  Object.assign(domWindow, { devicePixelRatio: 1 });
  const globals = {
    ...domGlobals,
    navigator: { userAgent: '', platform: '', maxTouchPoints: 0 },
    location: new URL('http://localhost/'),
    ResizeObserver: StandInObserver,
    matchMedia: () => ({ matches: false }),
    getComputedStyle: () => ({ fontSize: '16px' }),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}
