/** What a scene asks of a browser, where there is none: canvases that take every stroke, pictures that come at once. */
import { vi } from 'vitest';
import { standInStyle } from './stand-in-style';

/**
 * Takes whatever is asked of it and is nothing: each of its members is another such thing, calling it gives one, and
 * as a number it is 0.
 *
 * @param known what must be more than nothing
 */
export function anything(known: Readonly<Record<string, unknown>> = {}): unknown {
  const own: Record<string | symbol, unknown> = { ...known };
  // A class, since it may also be called with `new`.
  return new Proxy(class {}, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return () => 0;
      // It is not a promise, and must not look like one.
      if (name === 'then') return undefined;
      own[name] ??= anything();
      return own[name];
    },
    set: (_, name, value) => {
      own[name] = value;
      return true;
    },
    apply: () => anything(),
    construct: () => anything() as object,
  });
}

class StandInElement extends EventTarget {
  width = 0;
  height = 0;
  clientWidth = 0;
  clientHeight = 0;
  readonly style = standInStyle();
  readonly dataset = {};

  getContext(): unknown {
    return anything({ canvas: this });
  }

  getBoundingClientRect() {
    return { x: 0, y: 0, left: 0, top: 0, width: this.clientWidth, height: this.clientHeight };
  }

  setPointerCapture(): void {}
  releasePointerCapture(): void {}
  remove(): void {}
}

/** A network that has pictures, which come at once, and nothing else. */
export const standInPictures = {
  fetch: () => Promise.resolve({ ok: true, blob: () => Promise.resolve({}) }),
  createImageBitmap: () => Promise.resolve({ width: 8, height: 8, close: () => undefined }),
};

class StandInObserver {
  observe(): void {}
  disconnect(): void {}
}

/** A slot in the page, CSS px. */
export function standInSlot(width: number, height: number): HTMLElement {
  return Object.assign(new StandInElement(), {
    clientWidth: width,
    clientHeight: height,
  }) as unknown as HTMLElement;
}

/** Puts the stand-ins where a scene looks for the browser, until `vi.unstubAllGlobals()`. */
export function standInForBrowser(): void {
  const page = Object.assign(new EventTarget(), {
    createElement: () => new StandInElement(),
    documentElement: new StandInElement(),
    fonts: { load: () => Promise.resolve([]) },
    hidden: false,
  });
  const globals = {
    document: page,
    window: Object.assign(new EventTarget(), { devicePixelRatio: 1, innerWidth: 1180, innerHeight: 820 }),
    navigator: { userAgent: '', platform: '', maxTouchPoints: 0 },
    location: new URL('http://localhost/'),
    ...standInPictures,
    ImageData: anything(),
    Path2D: anything(),
    ResizeObserver: StandInObserver,
    HTMLElement: StandInElement,
    HTMLCanvasElement: StandInElement,
    HTMLButtonElement: StandInElement,
    matchMedia: () => ({ matches: false }),
    getComputedStyle: () => ({ fontSize: '16px' }),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}
